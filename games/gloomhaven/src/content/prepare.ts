import type { LoadProgress } from '@tessera/rules';
import { loadContentInSteps } from './load.ts';
import { pinContentInSteps } from './pinned.ts';

/** Loads everything that a first match would otherwise wait for in one go: the content, and what matches pin of it. */
export function* prepare(): Generator<LoadProgress, void, void> {
  let last: LoadProgress = { done: 0, total: 1 };
  for (last of loadContentInSteps()) yield last;
  for (const _file of pinContentInSteps()) yield last;
}
