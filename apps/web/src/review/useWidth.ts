import { useCallback, useState } from 'react';

/** Width before the element is measured. */
const FIRST = 640;

/** Returns the width of an element and the ref that measures it. */
export function useWidth(): readonly [
  width: number,
  measure: (element: HTMLElement | null) => (() => void) | undefined,
] {
  const [width, setWidth] = useState(FIRST);
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [width, measure];
}
