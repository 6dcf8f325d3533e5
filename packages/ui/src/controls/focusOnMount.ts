/**
 * A ref that focuses an element once, when it appears. A function written in place would be a new ref in every render, and
 * would take the focus back each time: the keyboard could not leave the element.
 */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
