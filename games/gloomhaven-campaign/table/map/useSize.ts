import { useCallback, useState } from 'react';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Returns the current size of an element, or a guess until it is mounted. */
export function useSize(guess: Size): readonly [Size, (element: HTMLElement | null) => (() => void) | undefined] {
  const [size, setSize] = useState(guess);
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth || 1, height: element.clientHeight || 1 }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [size, measure];
}
