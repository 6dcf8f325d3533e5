/**
 * A ref for whatever may have to scroll: while it does, it takes focus, so that the arrows reach what lies beyond its
 * edge. While all of it is in sight it is no stop on the way.
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
