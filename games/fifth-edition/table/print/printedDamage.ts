import type { DerivedState } from '@tessera/fifth-edition';
import type { SpellRecord } from '../play/castPlan.ts';
import { rollsOf } from '../play/castRolls.ts';
import { throwWords } from '../play/castWords.ts';

type Spell = DerivedState['spellcasting']['spells'][number];

/** The dice of a spell as they are cast at its own level; where features raise them, with what they add. */
export function printedDamage(spell: Spell, record: SpellRecord, sheet: DerivedState): string | undefined {
  const caster = { level: spell.level, ability: spell.ability, entry: spell.entry };
  const raised = rollsOf(record, caster, sheet).find(({ kind, raisedBy }) => kind === 'damage' && raisedBy.length > 0);
  return raised === undefined ? (spell.dice ?? record.damage) : throwWords(raised);
}
