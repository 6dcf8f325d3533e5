import { useCallback, useEffect, useRef, useState } from 'react';

/** A region is looked at once the pointer has stayed on it for so many milliseconds. */
const STAYED = 120;

/** The region under the pointer, as soon as it rests there. */
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
