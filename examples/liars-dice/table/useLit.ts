import { useEffect, useState } from 'react';

/** Counts up to a number while a reveal is acted out; at once where it is not. */
export function useLit(total: number, length: number | undefined): number {
  const [lit, setLit] = useState(0);
  const isCounting = length !== undefined;
  useEffect(() => {
    if (!isCounting || total === 0) return;
    setLit(0);
    // The cups go up first, and what it means is read at the end.
    const step = (length * 0.55) / total;
    const timer = setInterval(() => setLit((count) => Math.min(total, count + 1)), step);
    return () => clearInterval(timer);
  }, [isCounting, total, length]);
  return isCounting ? lit : total;
}
