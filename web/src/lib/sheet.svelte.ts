/** Whether the settings, or one's name and face, lie open over the page, and how many sheets do. */
export const sheet = $state({ settings: false, you: false, open: 0 });

export function openSettings(): void {
  sheet.settings = true;
}
