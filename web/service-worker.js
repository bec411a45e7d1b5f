/**
 * Keeps the files of the version in use. Only files whose names change with their content are kept: the page itself always
 * comes from the server, so nobody sees an old one. Two versions are kept: a tab that was open over an upgrade plays on.
 */
const FILES = "files-VERSION";
const VERSIONS = 2;

const isKept = (address) =>
    new URL(address).origin === location.origin && new URL(address).pathname.startsWith("/assets/");

async function keep(request) {
    const answer = await fetch(request);
    if (answer.ok) await (await caches.open(FILES)).put(request, answer.clone());
    return answer;
}

addEventListener("install", () => skipWaiting());

addEventListener("activate", (event) => {
    const forget = async () => {
        await caches.open(FILES);
        const old = (await caches.keys()).filter((name) => name.startsWith("files-") && name !== FILES);
        await Promise.all(old.slice(0, Math.max(0, old.length + 1 - VERSIONS)).map((name) => caches.delete(name)));
        await clients.claim();
    };
    event.waitUntil(forget());
});

addEventListener("fetch", (event) => {
    const { request } = event;
    if (request.method !== "GET" || !isKept(request.url)) return;
    event.respondWith(caches.match(request.url).then((found) => found ?? keep(request)));
});

/** A page names the files that it had before it had this. */
addEventListener("message", (event) => {
    const files = Array.isArray(event.data)
        ? event.data.filter((file) => typeof file === "string" && isKept(file))
        : [];
    const keepAll = async () => {
        for (const file of files) if (!(await caches.match(file))) await keep(file).catch(() => undefined);
    };
    event.waitUntil(keepAll());
});
