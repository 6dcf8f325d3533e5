import { type ReactNode, useEffect, useRef } from 'react';
import { classes } from '../classes.ts';
import { Button } from '../controls/Button.tsx';
import { Die, type RolledDie } from '../play/Die.tsx';
import { tumble } from '../play/tumble.ts';
import { withKeys } from '../play/withKeys.ts';
import type { ScaleCell } from './scale.ts';

/** One roll or draw of an event: actor, requirement, result and verdict. */
export interface StageRow {
  readonly id: string;
  /** The actor: "Ninja shoots". */
  readonly title: ReactNode;
  /** The requirement: "needs 8 or more". */
  readonly needs?: ReactNode;
  /** The rolled dice; undefined while still to come. */
  readonly dice?: readonly RolledDie[] | undefined;
  /** The drawn or revealed card, if it is no die. */
  readonly drawn?: ReactNode;
  readonly total?: ReactNode;
  readonly scale?: readonly ScaleCell[] | undefined;
  /** The verdict. A filled plate is a success for the acting side, a dashed one is not. */
  readonly verdict?: { readonly text: string; readonly isGood: boolean } | undefined;
}

export interface StageOutcome {
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  readonly note?: ReactNode;
  /** Its value in points. */
  readonly points?: ReactNode;
}

/** A step of the event, for the strip below it. */
export interface StageStep {
  readonly id: string;
  readonly label: string;
  readonly state: 'done' | 'now' | 'ahead' | 'none';
}

export interface StageCardProps {
  /** The accessible name. The sentences themselves are read from the log. */
  readonly label: string;
  readonly rows: readonly StageRow[];
  readonly outcome?: StageOutcome | undefined;
  readonly steps?: readonly StageStep[] | undefined;
  /** Whether dice roll into place; otherwise they are static. */
  readonly isMoving: boolean;
  readonly again?: StageControl | undefined;
  readonly skip?: StageControl | undefined;
}

export interface StageControl {
  readonly label: string;
  readonly keyHint?: string | undefined;
  run(): void;
}

/** A roll, draw or reveal as a card beside its subject; the log has the same text. */
export function StageCard({ label, rows, outcome, steps, isMoving, again, skip }: StageCardProps) {
  return (
    <section aria-label={label} data-stage={isMoving ? 'moving' : 'still'} className={CARD}>
      {rows.map((row) => (
        <Row key={row.id} row={row} isMoving={isMoving} />
      ))}
      {outcome && <Outcome {...outcome} />}
      {(again || skip || steps) && (
        <footer className="flex items-center gap-1 py-1 pr-2 pl-4">
          {steps && <StageSteps steps={steps} />}
          {again && (
            <Button small tone="bare" keyHint={again.keyHint} className={CONTROL} onClick={() => again.run()}>
              {again.label}
            </Button>
          )}
          {skip && (
            <Button small tone="bare" keyHint={skip.keyHint} className={CONTROL} onClick={() => skip.run()}>
              {skip.label}
            </Button>
          )}
        </footer>
      )}
    </section>
  );
}

const CARD =
  'w-[22rem] max-w-full divide-y divide-hairline rounded-panel border border-control bg-raised shadow-float ' +
  'pointer-coarse:[&_kbd]:hidden';

const CONTROL = 'ml-auto flex-none px-2';

function Row({ row, isMoving }: { readonly row: StageRow; readonly isMoving: boolean }) {
  const { id, title, needs, dice, drawn, total, scale, verdict } = row;
  const tray = useRef<HTMLSpanElement>(null);
  const isThere = dice !== undefined;
  useEffect(() => {
    if (isMoving && isThere && tray.current) tumble(tray.current);
    // A repeated roll animates its own dice.
  }, [isMoving, isThere]);
  return (
    <div className="px-4 py-2.5" data-row={id}>
      <p className="m-0 flex items-baseline justify-between gap-3">
        <b className="min-w-0 font-semibold">{title}</b>
        {needs !== undefined && <span className="flex-none text-muted text-note">{needs}</span>}
      </p>
      <div className="mt-1.5 flex min-h-12 items-center gap-2">
        {drawn}
        {dice && (
          <span ref={tray} className="flex gap-1.5">
            {withKeys(dice, ({ value }) => String(value)).map(({ key, item }, place) => (
              <span key={key} className={LEANING[place % LEANING.length]}>
                <Die {...item} size={46} />
              </span>
            ))}
          </span>
        )}
        {total !== undefined && <b className="ml-1 font-numeral font-semibold text-display tabular-nums">{total}</b>}
        {verdict && (
          <b
            className={classes(
              PLATE,
              verdict.isGood ? 'border-ink bg-ink text-surface' : 'border-control border-dashed',
            )}
          >
            {verdict.text}
          </b>
        )}
      </div>
      {scale && <Scale cells={scale} />}
    </div>
  );
}

/** Thrown dice are slightly rotated; without motion they are straight. */
const LEANING = ['-rotate-6 motion-off:rotate-0', 'rotate-6 motion-off:rotate-0'];

const PLATE = 'ml-auto flex-none rounded-control border px-3 py-1 font-numeral font-semibold text-title';

/** Requirement against result: sufficient cells are outlined, the actual one is filled. */
function Scale({ cells }: { readonly cells: readonly ScaleCell[] }) {
  return (
    <ol aria-hidden="true" className="m-0 mt-2 flex list-none gap-0.5 p-0">
      {cells.map(({ label, enough, came }) => (
        <li
          key={label}
          className={classes(
            'grid h-5 min-w-0 flex-1 place-items-center rounded-chip border font-numeral text-note',
            came
              ? 'border-ink bg-ink font-semibold text-surface'
              : enough
                ? 'border-control font-semibold'
                : 'border-transparent text-muted',
          )}
        >
          {label}
        </li>
      ))}
    </ol>
  );
}

function Outcome({ icon, title, note, points }: StageOutcome) {
  return (
    <div className="flex items-center gap-3 px-4 py-2.5">
      {icon}
      <p className="m-0 min-w-0 flex-1">
        <b className="block font-semibold">{title}</b>
        {note !== undefined && <span className="block text-muted text-note">{note}</span>}
      </p>
      {points !== undefined && <b className="font-numeral font-semibold text-title">{points}</b>}
    </div>
  );
}

function StageSteps({ steps }: { readonly steps: readonly StageStep[] }) {
  return (
    <ol aria-hidden="true" className="m-0 flex min-w-0 flex-1 list-none gap-1 p-0">
      {steps.map(({ id, label, state }) => (
        <li key={id} className={classes('min-w-0 flex-1 truncate text-note', state === 'none' && 'text-muted')}>
          <i className={classes('mb-1 block h-1 rounded-chip', BARS[state])} />
          {label}
        </li>
      ))}
    </ol>
  );
}

const BARS: Readonly<Record<StageStep['state'], string>> = {
  done: 'bg-ink',
  now: 'bg-[linear-gradient(90deg,var(--ink)_50%,var(--hairline)_50%)]',
  ahead: 'bg-hairline',
  none: 'bg-hairline opacity-50',
};
