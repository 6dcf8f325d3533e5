import { useEffect, useRef } from 'react';

/** Delay before a held button repeats, and the interval between repeats, in milliseconds. */
const BEGINS = 500;
const EVERY = 180;

/** Returns the props of a button with one action on press and another that repeats while held. */
export function useHold(press: () => void, step: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasHeld = useRef(false);
  const latest = useRef(step);
  useEffect(() => {
    latest.current = step;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const stop = () => clearTimeout(timer.current);
  const repeat = () => {
    hasHeld.current = true;
    latest.current();
    timer.current = setTimeout(repeat, EVERY);
  };
  return {
    onPointerDown: () => {
      hasHeld.current = false;
      stop();
      timer.current = setTimeout(repeat, BEGINS);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onClick: () => {
      if (!hasHeld.current) press();
      hasHeld.current = false;
    },
  };
}
