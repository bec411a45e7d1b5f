/** Whether the settings, one's name and face, or the keys lie open over the page, and how many sheets do. */
export const sheet = $state({ settings: false, you: false, keys: false, open: 0 });

export function openSettings(): void {
  sheet.settings = true;
}
