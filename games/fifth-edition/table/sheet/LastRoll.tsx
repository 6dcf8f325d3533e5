import { useEffect, useRef, useState } from 'react';
import { useCharacter } from '../character/desk.ts';
import { numberText } from '../parts/numberText.ts';
import { rollName } from '../play/rollName.ts';
import { lastRolls } from '../play/rolls.ts';

/** Display time of a roll in milliseconds; afterwards it is in the log only. */
const STAYS = 6_000;

/** The latest roll in large type, on any part of the sheet. */
export function LastRoll() {
  const { log, t, rulebook } = useCharacter();
  const [roll] = lastRolls(log, 1);
  const [shown, setShown] = useState<string>();
  // Do not show rolls from before this visit.
  const seen = useRef(roll?.id);
  useEffect(() => {
    if (roll === undefined || roll.id === seen.current) return;
    seen.current = roll.id;
    setShown(roll.id);
    const timer = setTimeout(() => setShown(undefined), STAYS);
    return () => clearTimeout(timer);
  }, [roll]);
  // Spells have a separate card.
  const isShown = roll !== undefined && roll.cast === undefined && roll.id === shown && !roll.wasTakenBack;
  return (
    <div className="fe-last-roll" role="status">
      {isShown && (
        <>
          <span className="font-numeral font-semibold text-display">{numberText(roll.total)}</span>
          <span>
            <b>{rollName(roll, t, rulebook)}</b>
            <span className="text-note text-muted">
              {' '}
              {roll.rolls.join(' + ')}
              {roll.dropped !== undefined && <s> {roll.dropped}</s>}
              {roll.bonus !== 0 && ` ${numberText(roll.bonus, true)}`}
              {roll.mode !== 'plain' && ` ${t(`words.roll.${roll.mode}`)}`}
            </span>
          </span>
        </>
      )}
    </div>
  );
}
