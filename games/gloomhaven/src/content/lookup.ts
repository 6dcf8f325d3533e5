import type * as z from 'zod';
import { enhancedCard, isEnhanced } from './enhancedCard.ts';
import { ContentError } from './errors.ts';
import type { GloomhavenKinds } from './kinds.ts';
import { type Kind, recordsOf } from './recordMaps.ts';

/** Returns a record of the game's content. State holds ids only; an unknown id is an error of the caller. */
export function recordOf<K extends Kind>(kind: K, id: string): z.output<GloomhavenKinds[K]> {
  const record = kind === 'card' && isEnhanced(id) ? enhancedOf<K>(id) : recordsOf(kind).get(id);
  if (record === undefined) throw new ContentError('unknown-record', kind, `There is no ${kind} "${id}".`);
  return record;
}

function enhancedOf<K extends Kind>(id: string): z.output<GloomhavenKinds[K]> | undefined {
  // Only cards get here, which the compiler cannot infer from the kind.
  return enhancedCard(id) as z.output<GloomhavenKinds[K]> | undefined;
}
