/** Share of the window that a dock may keep, so that the board stays readable. */
const MAX_SHARE = 0.4;

/** States of a dock in which the viewer has no decision: the next turn may need less room. */
const RESTING = '[data-state=waiting]';

/**
 * A ref for the place of a dock: it keeps the largest height of the current turn, so that the board does not jump between the
 * questions of one turn. A waiting dock and a new window size release it.
 */
export function steadyHeight(place: HTMLElement | null): (() => void) | undefined {
  const content = place?.firstElementChild;
  if (!place || !(content instanceof HTMLElement)) return undefined;
  let kept = 0;
  let width = innerWidth;
  let height = innerHeight;
  const check = () => {
    const isNew = width !== innerWidth || height !== innerHeight;
    if (isNew || place.querySelector(RESTING)) kept = 0;
    [width, height] = [innerWidth, innerHeight];
    // Measured without the kept height, which the content fills.
    place.style.minHeight = '';
    kept = keptHeight(kept, content.offsetHeight, innerHeight);
    place.style.minHeight = kept === 0 ? '' : `${kept}px`;
  };
  const sizes = new ResizeObserver(check);
  const states = new MutationObserver(check);
  sizes.observe(document.documentElement);
  states.observe(place, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['data-state'],
  });
  check();
  return () => {
    sizes.disconnect();
    states.disconnect();
  };
}

/** Returns the height to keep: the largest so far, but no more than a share of the window. */
export function keptHeight(kept: number, content: number, window: number): number {
  return Math.max(kept, Math.min(content, Math.floor(window * MAX_SHARE)));
}
