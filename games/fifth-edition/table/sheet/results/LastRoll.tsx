import { useCharacter } from '../../character/characterContext.ts';
import { numberText } from '../../parts/numberText.ts';
import { rollName } from '../../play/rollName.ts';
import type { RollLine } from '../../play/rolls.ts';

/** A roll in large type with its dice. */
export function LastRoll({ roll }: { readonly roll: RollLine }) {
  const { t, rulebook } = useCharacter();
  return (
    <p className="m-0 flex flex-wrap items-center gap-x-3">
      <span className="font-numeral font-semibold text-display leading-9">{numberText(roll.total)}</span>
      <b>{rollName(roll, t, rulebook)}</b>
      <span className="text-note text-muted">
        {roll.rolls.join(' + ')}
        {roll.dropped !== undefined && <s> {roll.dropped}</s>}
        {roll.bonus !== 0 && ` ${numberText(roll.bonus, true)}`}
        {roll.mode !== 'plain' && ` ${t(`words.roll.${roll.mode}`)}`}
      </span>
    </p>
  );
}
