/** Whether the settings lie open over the page, and how many sheets do. */
export const sheet = $state({ settings: false, open: 0 });

export function openSettings(): void {
  sheet.settings = true;
}
