import { type ReactNode, useEffect, useRef } from 'react';
import { arrowRight } from '../icons/glyphs.ts';
import { Icon } from '../icons/Icon.tsx';
import { Die } from './Die.tsx';
import { keyed } from './keyed.ts';
import { tumble } from './tumble.ts';

/** One die of a roll. */
export interface RolledDie {
  readonly value: number;
  readonly sides?: number | undefined;
  readonly dropped?: boolean | undefined;
}

export interface DiceRollProps {
  readonly dice: readonly RolledDie[];
  /** The dice as they lay before they were rolled again. */
  readonly before?: readonly RolledDie[] | undefined;
  /** What is added to the dice. */
  readonly bonus?: number | undefined;
  readonly total: ReactNode;
  /** What the roll means: "Hit". */
  readonly result: ReactNode;
  /** What it needed, and why: "beats 7 by 2". */
  readonly note?: ReactNode;
  /** A new key rolls the dice on screen; without one they simply lie there. */
  readonly rollKey?: string | number | undefined;
}

/** A roll: its dice, its total, and what it means. The numbers stand from the first moment; only the dice tumble. */
export function DiceRoll({ dice, before, bonus, total, result, note, rollKey }: DiceRollProps) {
  const tray = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (rollKey !== undefined && tray.current) tumble(tray.current);
  }, [rollKey]);
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {before && (
        <>
          <Row dice={before.map((die) => ({ ...die, dropped: true }))} />
          <Icon of={arrowRight} size={14} className="text-muted" />
        </>
      )}
      <span ref={tray} className="flex gap-2">
        <Row dice={dice} />
      </span>
      {bonus !== undefined && <span className="text-muted">{signed(bonus)}</span>}
      <b className="ml-1 font-numeral text-title font-semibold">{total}</b>
      <span className="ml-auto text-right text-note text-muted">
        <b className="block text-body font-semibold text-ink">{result}</b>
        {note}
      </span>
    </div>
  );
}

function Row({ dice }: { readonly dice: readonly RolledDie[] }) {
  return keyed(dice, ({ value }) => String(value)).map(({ key, item }) => <Die key={key} {...item} />);
}

/** A number with its sign, the minus as wide as the plus. */
function signed(value: number): string {
  return value < 0 ? `− ${-value}` : `+ ${value}`;
}
