/** Whether the server knows this device: asked beside the words, so that the page is drawn meanwhile. */
import { api } from "./api";
import { Refusal } from "./refusal";
import { WIRE_VERSION } from "./wire";

class Arrival {
  ready = $state(false);
  problem = $state.raw<Refusal | null>(null);
  private asking: Promise<void> | null = null;

  /** Done when the device has its secret. Rejected with a `Refusal` otherwise. */
  get done(): Promise<void> {
    return this.ready ? Promise.resolve() : (this.asking ?? this.arrive()).then(() => this.demand());
  }

  arrive(): Promise<void> {
    return (this.asking ??= this.ask().finally(() => (this.asking = null)));
  }

  private demand(): void {
    if (this.problem) throw this.problem;
  }

  private async ask(): Promise<void> {
    try {
      const me = await api.me();
      this.ready = me.version === WIRE_VERSION;
      this.problem = this.ready ? null : new Refusal("web-outdated");
    } catch (refusal) {
      this.problem = refusal instanceof Refusal ? refusal : new Refusal("web-server-away");
    }
  }
}

export const arrival = new Arrival();
