/** The worker that keeps the files of the version in use is called when somebody sits down at a table. */

/** Not where the page came without https, nor where the browser has no such thing. */
export async function keepFiles(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator) || !isSecureContext) return;
  try {
    await navigator.serviceWorker.register("/service-worker.js");
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(performance.getEntriesByType("resource").map(({ name }) => name));
  } catch {
    // then they are fetched as ever
  }
}
