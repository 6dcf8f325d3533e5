import type { RulesLoading } from '@tessera/protocol';

/** Milliseconds that a request may take before the player is told why, and between two looks. */
const EVERY_MS = 700;

/** Asks again and again how far the rules are loaded, until the function that it returns is called. */
export function watchLoading(ask: () => Promise<RulesLoading>, tell: (loading: RulesLoading['loading']) => void) {
  let timer: ReturnType<typeof setTimeout>;
  let isOver = false;
  const look = async () => {
    // Where the server does not say, the request that waits for the rules tells what is wrong.
    const { loading } = await ask().catch((): RulesLoading => ({}));
    if (isOver) return;
    tell(loading);
    timer = setTimeout(() => void look(), EVERY_MS);
  };
  timer = setTimeout(() => void look(), EVERY_MS);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
