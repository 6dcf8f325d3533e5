/**
 * A ref for scrollable elements: while one overflows it is focusable, so that arrow keys scroll it. Without overflow it
 * is not a tab stop. `data-more` says where content is out of sight (`below`, `right`); `theme.css` draws a sign there.
 */
export function scrollable(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const check = () => {
    const scrolls = element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
    if (scrolls) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
    const more = hiddenEdges(element);
    if (more === '') delete element.dataset.more;
    else if (element.dataset.more !== more) element.dataset.more = more;
  };
  const sizes = new ResizeObserver(check);
  const contents = new MutationObserver(check);
  sizes.observe(element);
  contents.observe(element, { childList: true, subtree: true, characterData: true });
  element.addEventListener('scroll', check, { passive: true });
  check();
  return () => {
    sizes.disconnect();
    contents.disconnect();
    element.removeEventListener('scroll', check);
  };
}

/** Content that is hidden by less than this many pixels needs no sign. */
const SLACK = 4;

interface ScrollBox {
  readonly scrollTop: number;
  readonly scrollLeft: number;
  readonly scrollHeight: number;
  readonly scrollWidth: number;
  readonly clientHeight: number;
  readonly clientWidth: number;
}

/** Returns the edges behind which there is more content, as a list of words. */
export function hiddenEdges(box: ScrollBox): string {
  const below = box.scrollHeight - box.clientHeight - box.scrollTop > SLACK;
  const right = box.scrollWidth - box.clientWidth - Math.abs(box.scrollLeft) > SLACK;
  return [below && 'below', right && 'right'].filter(Boolean).join(' ');
}
