/** A player's own marks on Shadows. They stay on this device. */
export type Mark = "danger" | "safe" | "ask";
export const MARKS: readonly Mark[] = ["danger", "safe", "ask"];

export class Marks {
  private marks = $state.raw<Readonly<Record<number, Mark>>>({});

  constructor(private readonly key: string) {
    try {
      this.marks = JSON.parse(localStorage.getItem(key) ?? "{}") as Record<number, Mark>;
    } catch {
      // a browser that keeps nothing
    }
  }

  at(shadow: number): Mark | null {
    return this.marks[shadow] ?? null;
  }

  /** The same mark again takes it away. */
  set(shadow: number, mark: Mark): void {
    const { [shadow]: before, ...others } = this.marks;
    this.marks = before === mark ? others : { ...others, [shadow]: mark };
    try {
      localStorage.setItem(this.key, JSON.stringify(this.marks));
    } catch {
      // then for this visit
    }
  }
}
