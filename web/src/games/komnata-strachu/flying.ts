/** The Fears that were caught shrink, and their cards fly to whoever has won them. */

/** Milliseconds until a card takes off. */
const SHRINKING = 480;

export function fly(stage: HTMLElement, winner: number): void {
  const plate = stage.querySelector(`[data-plate="${winner}"] .won`)?.getBoundingClientRect();
  if (!plate) return;
  stage.querySelectorAll<HTMLElement>(".finish .card-face").forEach((card, at) => {
    const from = card.getBoundingClientRect();
    const ghost = card.cloneNode(true) as HTMLElement;
    ghost.removeAttribute("role");
    ghost.setAttribute("aria-hidden", "true");
    Object.assign(ghost.style, {
      position: "fixed",
      zIndex: "9",
      left: `${from.left}px`,
      top: `${from.top}px`,
      width: `${from.width}px`,
      height: `${from.height}px`,
      pointerEvents: "none",
    });
    stage.append(ghost);
    for (const fear of ghost.querySelectorAll<SVGElement>("svg")) {
      const caught = { transform: "scale(0.36)" };
      fear.animate([{ transform: "none" }, { transform: "scale(1.14) rotate(-4deg)", offset: 0.3 }, caught], {
        duration: SHRINKING,
        delay: at * 60,
        easing: "ease-in",
        fill: "both",
      });
    }
    const x = plate.left + plate.width / 2 - from.left - from.width / 2;
    const y = plate.top + plate.height / 2 - from.top - from.height / 2;
    const flight = ghost.animate(
      [
        { transform: "none" },
        { transform: `translate(${x * 0.35}px, ${y * 0.35 - 40}px) rotate(-6deg) scale(1.15)`, offset: 0.35 },
        { transform: `translate(${x}px, ${y}px) rotate(10deg) scale(0.28)`, opacity: 0.5 },
      ],
      { duration: 760, delay: SHRINKING + 120 + at * 110, easing: "cubic-bezier(0.5, 0, 0.3, 1)", fill: "backwards" },
    );
    void flight.finished.catch(() => undefined).finally(() => ghost.remove());
  });
}
