import { useEffect, useState } from 'react';

/** How long something stays news, in milliseconds. */
const FRESH = 1800;

/** True for a moment after somebody's turn has come: so that it is seen to be handed over. */
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
