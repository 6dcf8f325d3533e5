import { useEffect, useRef, useState } from 'react';
import { useDesk } from '../desk/desk.ts';
import { numberText } from '../parts/numberText.ts';
import { rollName } from '../play/rollName.ts';
import { lastRolls } from '../play/rolls.ts';

/** Milliseconds that a roll stays in sight; afterwards it stands in the log. */
const STAYS = 6_000;

/** The roll that was just made, large, wherever one is on the sheet. */
export function LastRoll() {
  const { log, say, rulebook } = useDesk();
  const [roll] = lastRolls(log, 1);
  const [shown, setShown] = useState<string>();
  // Rolls of an earlier visit are no news.
  const seen = useRef(roll?.id);
  useEffect(() => {
    if (roll === undefined || roll.id === seen.current) return;
    seen.current = roll.id;
    setShown(roll.id);
    const timer = setTimeout(() => setShown(undefined), STAYS);
    return () => clearTimeout(timer);
  }, [roll]);
  // A spell has a card of its own.
  const isShown = roll !== undefined && roll.cast === undefined && roll.id === shown && !roll.wasTakenBack;
  return (
    <div className="fe-last-roll" role="status">
      {isShown && (
        <>
          <span className="font-numeral font-semibold text-display">{numberText(roll.total)}</span>
          <span>
            <b>{rollName(roll, say, rulebook)}</b>
            <span className="text-note text-muted">
              {' '}
              {roll.rolls.join(' + ')}
              {roll.dropped !== undefined && <s> {roll.dropped}</s>}
              {roll.bonus !== 0 && ` ${numberText(roll.bonus, true)}`}
              {roll.mode !== 'plain' && ` ${say(`words.roll.${roll.mode}`)}`}
            </span>
          </span>
        </>
      )}
    </div>
  );
}
