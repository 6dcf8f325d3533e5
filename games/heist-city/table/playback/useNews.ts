import { useEffect, useState } from 'react';

/** Duration of the news, in milliseconds. */
const FRESH = 1800;

/** Returns true for a moment after the turn passes to another player, so that the change is visible. */
export function useNews(whose: number | undefined): boolean {
  const [isNews, setNews] = useState(false);
  useEffect(() => {
    setNews(whose !== undefined);
    if (whose === undefined) return;
    const timer = setTimeout(() => setNews(false), FRESH);
    return () => clearTimeout(timer);
  }, [whose]);
  return isNews;
}
