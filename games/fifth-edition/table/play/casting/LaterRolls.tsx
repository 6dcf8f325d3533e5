import type { SpellDice } from '@tessera/fifth-edition';
import { Button } from '@tessera/ui';
import { useCharacter } from '../../character/characterContext.ts';
import { wordOr } from '../../words/pathName.ts';
import { usePerform } from '../usePerform.ts';
import { type CastWay, castWays, type RulebookSpell } from './castPlan.ts';
import { laterAction, rollsOf } from './castRolls.ts';
import { throwWords } from './castWords.ts';
import type { SpellLine } from './spellBook.ts';

interface LaterRollsProps {
  readonly spell: SpellLine;
  readonly record: RulebookSpell;
}

/** Buttons for the rolls of a spell while it lasts, at its cast level. */
export function LaterRolls({ spell, record: spellRecord }: LaterRollsProps) {
  const { sheet, record, t } = useCharacter();
  const perform = usePerform();
  const [way] = castWays(spell, sheet);
  if (way === undefined) return null;
  const held = record.active.find(({ ref }) => ref === `spell:${spell.id}`);
  const caster: CastWay = { ...way, level: held?.slot ?? way.level };
  const rolls = rollsOf(spellRecord, caster, sheet).filter(
    ({ isLater }) => isLater || spellRecord.lasts !== 'instantaneous',
  );
  if (rolls.length === 0) return null;
  const words = (roll: SpellDice) => {
    const types = roll.types.map((type) => wordOr(t, `damageType.${type}`, type)).join('/');
    return [throwWords(roll), types].filter((part) => part !== '').join(' ');
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="text-note text-muted">{t('play.spells.later')}</span>
      {rolls.map((roll) => (
        <Button
          key={`${roll.kind} ${words(roll)}`}
          small
          aria-label={t('play.spells.rollLater', { name: spell.name, what: words(roll) })}
          onClick={() => void perform(undefined, laterAction(spellRecord, caster, sheet, roll, { on: held?.on }))}
        >
          {words(roll) || t('play.spells.attackRoll')}
        </Button>
      ))}
    </div>
  );
}
