import { useEffect, useRef, useState } from 'react';

interface AutoPlayProps {
  readonly n: number;
  readonly length: number;
  /** Whether the table is still animating the step to this position. */
  readonly isActing: boolean;
  /** Goes to a position, animated. */
  readonly onGo: (n: number) => void;
  /** Receives the speed factor. */
  readonly onPace: (pace: number) => void;
}

/** Milliseconds that a position stays at normal speed. */
const STAYS_MS = 1200;

/** Steps through positions at a speed until the end. The pause at each position starts after its animation. */
export function useAutoPlay(
  { n, length, isActing, onGo, onPace }: AutoPlayProps,
  speed: number,
  startsRunning = false,
) {
  const [isRunning, setRunning] = useState(startsRunning);
  const latest = useRef(onGo);
  latest.current = onGo;
  useEffect(() => onPace(isRunning ? speed : 1), [isRunning, speed, onPace]);
  useEffect(() => {
    if (!isRunning || isActing) return;
    const timer = setTimeout(() => (n >= length ? setRunning(false) : latest.current(n + 1)), STAYS_MS / speed);
    return () => clearTimeout(timer);
  }, [isRunning, isActing, speed, n, length]);
  return { isRunning, setRunning };
}
