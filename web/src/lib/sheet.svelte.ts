/** Whether the settings lie open over the page. */
export const sheet = $state({ settings: false });

export function openSettings(): void {
  sheet.settings = true;
}
