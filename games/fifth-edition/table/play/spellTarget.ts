import type { Rulebook } from '@tessera/fifth-edition';
import { beginningOf, type SpellRecord } from './castPlan.ts';
import { toneOf } from './effectTone.ts';

/** Whether it is said whom a spell is cast on: oneself, or somebody with a name. */
export function isAimed(on: string | undefined): boolean {
  return on === undefined || on.trim() !== '';
}

/**
 * Whom a spell that stays or heals is usually cast on; nothing where there is no question: it does neither, or reaches nobody
 * else.
 */
export function usualTarget(spell: SpellRecord, { spells }: Rulebook): 'self' | 'others' | undefined {
  if (/^self\b/i.test(spell.range)) return undefined;
  if (beginningOf(spell, { slot: spell.level }) === undefined) return heals(spell) ? 'self' : undefined;
  const source = spells.get(spell.id);
  const changesSheets = source !== undefined && source.features.length > 0;
  return changesSheets && toneOf(source) === 'helps' ? 'self' : 'others';
}

function heals({ rolls = [] }: SpellRecord): boolean {
  return rolls.some(({ kind, later }) => (kind === 'heal' || kind === 'temp') && later !== true);
}
