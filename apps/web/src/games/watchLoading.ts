import type { RulesLoading } from '@tessera/protocol';

/** Milliseconds before the first poll and between two polls. */
const EVERY_MS = 700;

/** Polls how far the rules are loaded, until the returned function is called. */
export function watchLoading(ask: () => Promise<RulesLoading>, onLoading: (loading: RulesLoading['loading']) => void) {
  let timer: ReturnType<typeof setTimeout>;
  let isOver = false;
  const look = async () => {
    // When the poll fails, the request that waits for the rules reports the error.
    const { loading } = await ask().catch((): RulesLoading => ({}));
    if (isOver) return;
    onLoading(loading);
    timer = setTimeout(() => void look(), EVERY_MS);
  };
  timer = setTimeout(() => void look(), EVERY_MS);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
