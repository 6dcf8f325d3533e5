import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds that the pointer must rest on a region before it is shown. */
const STAYED = 120;

/** Returns the region under a resting pointer. */
export function useHovered(): readonly [number | undefined, (region: number | undefined) => void] {
  const [hovered, setHovered] = useState<number>();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hover = useCallback((region: number | undefined) => {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => setHovered(region), STAYED);
  }, []);
  useEffect(() => () => clearTimeout(waiting.current), []);
  return [hovered, hover];
}
