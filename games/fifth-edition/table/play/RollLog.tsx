import { Panel } from '@tessera/ui';
import { useCharacter } from '../character/characterContext.ts';
import { numberText } from '../parts/numberText.ts';
import { rollName } from './rollName.ts';
import { lastRolls, type RollLine } from './rolls.ts';

const MAX = 8;

/** Last rolls, newest first: dice, dropped die and total. */
export function RollLog() {
  const { log, t } = useCharacter();
  const rolls = lastRolls(log, MAX);
  return (
    <Panel dense title={t('play.rolls.title')} className="fe-roll-log">
      {rolls.length === 0 ? (
        <p className="text-note text-muted py-1">{t('play.rolls.none')}</p>
      ) : (
        <ol>
          {rolls.map((roll) => (
            <Roll key={roll.id} roll={roll} />
          ))}
        </ol>
      )}
    </Panel>
  );
}

function Roll({ roll }: { readonly roll: RollLine }) {
  const { t, rulebook } = useCharacter();
  const { dice, rolls, dropped, mode, bonus, total, wasTakenBack } = roll;
  return (
    <li
      className={`fe-rolled border-t border-t-hairline/60 first:border-t-0 grid grid-cols-[minmax(0,1fr)_auto_2rem] items-center gap-2 min-h-8 ${wasTakenBack ? 'fe-taken-back' : ''}`}
    >
      <span>
        {rollName(roll, t, rulebook)}
        <span className="text-note text-muted">
          {dice} {bonus !== 0 && numberText(bonus, true)}
          {mode !== 'plain' && ` ${t(`words.roll.${mode}`)}`}
          {wasTakenBack && ` ${t('play.rolls.takenBack')}`}
        </span>
      </span>
      <span className="text-muted text-note [&_s]:mr-1.5">
        {dropped !== undefined && (
          <s>
            <span className="sr-only">{t('play.rolls.dropped')} </span>
            {dropped}
          </s>
        )}
        {rolls.join(' + ')}
      </span>
      <b className="fe-rolled-total text-title font-numeral text-right">{total}</b>
    </li>
  );
}
