/** Whether the player wants to see how likely she is in each room. It stays on this device. */
const KEY = "kurayami.believing";

function kept(): boolean {
  try {
    return localStorage.getItem(KEY) !== "no";
  } catch {
    return true; // a browser that keeps nothing
  }
}

class Believing {
  on = $state(kept());

  readonly toggle = (): void => {
    this.on = !this.on;
    try {
      localStorage.setItem(KEY, this.on ? "yes" : "no");
    } catch {
      // then for this visit
    }
  };
}

export const believing = new Believing();
