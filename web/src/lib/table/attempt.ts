import { Refusal } from "../refusal";
import { say } from "../words.svelte";

/** Tries it, and puts a refusal into words. */
export async function attempt(work: () => Promise<unknown>, refuse: (said: string) => void): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    refuse(say(problem.key, problem.params));
    return false;
  }
}
