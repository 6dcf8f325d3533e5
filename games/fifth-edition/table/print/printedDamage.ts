import type { DerivedState } from '@tessera/fifth-edition';
import type { RulebookSpell } from '../play/casting/castPlan.ts';
import { rollsOf } from '../play/casting/castRolls.ts';
import { throwWords } from '../play/casting/castWords.ts';

type Spell = DerivedState['spellcasting']['spells'][number];

/** Returns the dice of a spell at its base level, including the bonuses of features. */
export function printedDamage(spell: Spell, record: RulebookSpell, sheet: DerivedState): string | undefined {
  const caster = { level: spell.level, ability: spell.ability, entry: spell.entry };
  const raised = rollsOf(record, caster, sheet).find(({ kind, raisedBy }) => kind === 'damage' && raisedBy.length > 0);
  return raised === undefined ? (spell.dice ?? record.damage) : throwWords(raised);
}
