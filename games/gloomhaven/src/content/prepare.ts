import type { LoadProgress } from '@tessera/rules';
import { loadContentInSteps } from './load.ts';
import { pinContentInSteps } from './pinned.ts';

/** Loads everything that the first match needs, step by step: the content and its pinned packs. */
export function* prepare(): Generator<LoadProgress, void, void> {
  let last: LoadProgress = { done: 0, total: 1 };
  for (last of loadContentInSteps()) yield last;
  for (const _file of pinContentInSteps()) yield last;
}
