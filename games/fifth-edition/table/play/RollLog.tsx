import { useDesk } from '../desk/desk.ts';
import { numberText } from '../parts/numberText.ts';
import { Panel } from '../parts/Panel.tsx';
import { rollName } from './rollName.ts';
import { lastRolls, type RollLine } from './rolls.ts';

const MOST = 8;

/** The last rolls, newest first: the dice, the one that did not count, and the total. */
export function RollLog() {
  const { log, say } = useDesk();
  const rolls = lastRolls(log, MOST);
  return (
    <Panel title={say('play.rolls.title')} className="fe-roll-log">
      {rolls.length === 0 ? (
        <p className="fe-small fe-play-empty">{say('play.rolls.none')}</p>
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
  const { say, rulebook } = useDesk();
  const { dice, rolls, dropped, mode, bonus, total, wasTakenBack } = roll;
  return (
    <li className={`fe-rolled ${wasTakenBack ? 'fe-taken-back' : ''}`}>
      <span>
        {rollName(roll, say, rulebook)}
        <span className="fe-small">
          {dice} {bonus !== 0 && numberText(bonus, true)}
          {mode !== 'plain' && ` ${say(`words.roll.${mode}`)}`}
          {wasTakenBack && ` ${say('play.rolls.takenBack')}`}
        </span>
      </span>
      <span className="fe-dice">
        {dropped !== undefined && (
          <s>
            <span className="fe-hidden">{say('play.rolls.dropped')} </span>
            {dropped}
          </s>
        )}
        {rolls.join(' + ')}
      </span>
      <b className="fe-rolled-total">{total}</b>
    </li>
  );
}
