/**
 * A ref for scrollable elements: while one overflows it is focusable, so that arrow keys scroll it. Without overflow it
 * is not a tab stop.
 */
export function scrollable(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const check = () => {
    const scrolls = element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
    if (scrolls) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(check);
  const contents = new MutationObserver(check);
  sizes.observe(element);
  contents.observe(element, { childList: true, subtree: true, characterData: true });
  check();
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
}
