import { reviewMatch } from '@tessera/bots/review';
import { manifestOf } from '@tessera/catalog/manifests';
import { Match } from '@tessera/kernel';
import * as z from 'zod';
import { type ReviewNews, ReviewTask } from './reviewMessages.ts';

// The content security policy of the page also applies to its workers.
z.config({ jitless: true });

addEventListener('message', ({ data }) => {
  const task = ReviewTask.safeParse(data);
  if (task.success) void review(task.data);
});

async function review({ game: id, text, seed, budget }: ReviewTask): Promise<void> {
  try {
    const manifest = manifestOf(id);
    if (!manifest) throw new Error(`There is no game ${id} here`);
    const { game, bots } = await manifest.rules();
    const isCooperative = manifest.card.cooperative === true;
    const steps = reviewMatch({ match: Match.load(game, text), bots, isCooperative, seed, budget });
    for (;;) {
      const step = steps.next();
      if (step.done) return post({ kind: 'done', review: step.value });
      post({ kind: 'progress', done: step.value.done, total: step.value.total });
    }
  } catch (error) {
    post({ kind: 'failed', why: error instanceof Error ? error.message : String(error) });
  }
}

function post(news: ReviewNews): void {
  postMessage(news);
}
