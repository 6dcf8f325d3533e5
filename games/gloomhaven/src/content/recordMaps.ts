import type * as z from 'zod';
import type { GloomhavenKinds } from './kinds.ts';
import { loadContent } from './load.ts';

export type Kind = keyof GloomhavenKinds;

export function recordsOf<K extends Kind>(kind: K): ReadonlyMap<string, z.output<GloomhavenKinds[K]>> {
  return loadContent().content[kind];
}
