import { useEffect, useRef } from 'react';

/** Milliseconds until holding begins, and between two steps of it. */
const BEGINS = 500;
const EVERY = 180;

/** A button that does one thing when pressed and repeats another while it is held. */
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
