import type { Rulebook } from '@tessera/fifth-edition';
import { toneOf } from '../effects/effectTone.ts';
import { beginningOf, type RulebookSpell } from './castPlan.ts';

/** Whether the target is given: the character, or another creature by name. */
export function isAimed(on: string | undefined): boolean {
  return on === undefined || on.trim() !== '';
}

/**
 * Returns the usual target of a spell that lasts or heals; undefined when the spell does neither or can only target the
 * caster.
 */
export function defaultTarget(spell: RulebookSpell, { spells }: Rulebook): 'self' | 'others' | undefined {
  if (/^self\b/i.test(spell.range)) return undefined;
  if (beginningOf(spell, { slot: spell.level }) === undefined) return heals(spell) ? 'self' : undefined;
  const source = spells.get(spell.id);
  const changesSheets = source !== undefined && source.features.length > 0;
  return changesSheets && toneOf(source) === 'helps' ? 'self' : 'others';
}

function heals({ rolls = [] }: RulebookSpell): boolean {
  return rolls.some(({ kind, later }) => (kind === 'heal' || kind === 'temp') && later !== true);
}
