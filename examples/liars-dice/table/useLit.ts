import { useEffect, useState } from 'react';

/** Counts up to a number while a reveal is animated; at once otherwise. */
export function useLit(total: number, length: number | undefined): number {
  const [lit, setLit] = useState(0);
  const isCounting = length !== undefined;
  useEffect(() => {
    if (!isCounting || total === 0) return;
    setLit(0);
    // The cups are lifted first, and the end is left for reading the result.
    const step = (length * 0.55) / total;
    const timer = setInterval(() => setLit((count) => Math.min(total, count + 1)), step);
    return () => clearInterval(timer);
  }, [isCounting, total, length]);
  return isCounting ? lit : total;
}
