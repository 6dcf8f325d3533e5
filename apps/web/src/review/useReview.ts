import type { Review } from '@tessera/bots/review';
import { useCallback, useEffect, useState } from 'react';
import { ReviewNews, type ReviewTask } from './reviewMessages.ts';

/** State of a review that a worker computes. */
export type ReviewWork =
  | { readonly phase: 'working'; readonly done: number; readonly total: number }
  | { readonly phase: 'ready'; readonly review: Review }
  | { readonly phase: 'cancelled' }
  | { readonly phase: 'failed'; readonly why: string };

const BEGUN: ReviewWork = { phase: 'working', done: 0, total: 0 };

/** Reviews of this visit, so that a look at the board does not compute one again. */
const known = new Map<string, Review>();

/** Reviews a match in a worker. `key` identifies the match and the effort. */
export function useReview(
  key: string,
  task: ReviewTask | undefined,
): { readonly work: ReviewWork; readonly cancel: () => void; readonly start: () => void } {
  const [work, setWork] = useState<ReviewWork>(BEGUN);
  const [isCancelled, setCancelled] = useState(false);

  useEffect(() => {
    if (!task || isCancelled) return;
    const found = known.get(key);
    if (found) {
      setWork({ phase: 'ready', review: found });
      return;
    }
    setWork(BEGUN);
    const worker = new Worker(new URL('./reviewWorker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }) => {
      const news = ReviewNews.safeParse(data);
      if (!news.success) return;
      if (news.data.kind === 'done') known.set(key, news.data.review);
      setWork(workAfter(news.data));
    });
    worker.addEventListener('error', ({ message }) => setWork({ phase: 'failed', why: message }));
    worker.postMessage(task);
    return () => worker.terminate();
  }, [key, task, isCancelled]);

  const cancel = useCallback(() => {
    setCancelled(true);
    setWork({ phase: 'cancelled' });
  }, []);
  const start = useCallback(() => {
    setCancelled(false);
    setWork(BEGUN);
  }, []);
  return { work, cancel, start };
}

function workAfter(news: ReviewNews): ReviewWork {
  switch (news.kind) {
    case 'progress':
      return { phase: 'working', done: news.done, total: news.total };
    case 'done':
      return { phase: 'ready', review: news.review };
    case 'failed':
      return { phase: 'failed', why: news.why };
  }
}
