import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { check } from '../icons/glyphs.ts';
import { Icon } from '../icons/Icon.tsx';
import { scrollable } from '../scrollable.ts';

/** Whether a place in the order has been, is, or comes. */
export type TurnState = 'done' | 'now' | 'next';

export interface TurnStripEntry {
  readonly id: string | number;
  /** Who and in which state, in words. */
  readonly label: string;
  readonly token: ReactNode;
  readonly state: TurnState;
}

export interface TurnStripProps {
  readonly label: string;
  readonly entries: readonly TurnStripEntry[];
}

/** The order of play in one row: who has been, who is, who comes. */
export function TurnStrip({ label, entries }: TurnStripProps) {
  return (
    <ol ref={scrollable} aria-label={label} className="m-0 flex list-none items-center gap-1.5 overflow-x-auto p-2">
      {entries.map(({ id, label: name, token, state }) => (
        <li
          key={id}
          title={name}
          aria-current={state === 'now' ? 'step' : undefined}
          className={classes(
            'flex-none rounded-full transition-[opacity,scale] time-step',
            state === 'done' && 'opacity-55',
            state === 'now' && 'scale-110 outline-2 outline-act-line',
          )}
        >
          {token}
          <span className="sr-only">{name}</span>
        </li>
      ))}
    </ol>
  );
}

export interface InitiativeEntry {
  readonly id: string | number;
  /** When it acts: a number, or "?" where it is sealed. */
  readonly order: ReactNode;
  /** The far end where it is not known yet: "–82". */
  readonly orderNote?: ReactNode;
  readonly token: ReactNode;
  readonly name: ReactNode;
  readonly detail?: ReactNode;
  readonly state: TurnState;
  /** What stands at the right; a tick for those who are done unless told otherwise. */
  readonly mark?: ReactNode;
}

export interface InitiativeListProps {
  readonly label: string;
  readonly entries: readonly InitiativeEntry[];
  /** Says in words that an entry is done. */
  readonly doneLabel: string;
}

/** The order of play with names and numbers. */
export function InitiativeList({ label, entries, doneLabel }: InitiativeListProps) {
  return (
    <ol aria-label={label} className="m-0 flex list-none flex-col gap-1 p-0">
      {entries.map((entry) => (
        <li
          key={entry.id}
          aria-current={entry.state === 'now' ? 'step' : undefined}
          className={classes(ROW, entry.state === 'now' ? 'border-act-line bg-raised' : 'border-transparent')}
        >
          <span className="text-right font-numeral text-title leading-none font-semibold">
            {entry.order}
            {entry.orderNote !== undefined && <small className="block text-body text-muted">{entry.orderNote}</small>}
          </span>
          <span className={entry.state === 'done' ? 'opacity-55' : undefined}>{entry.token}</span>
          <span className={classes('flex min-w-0 flex-col', entry.state === 'done' && 'text-muted')}>
            <b className="truncate leading-5 font-semibold">{entry.name}</b>
            {entry.detail !== undefined && (
              <small className="truncate text-note leading-4 text-muted">{entry.detail}</small>
            )}
          </span>
          <span className="text-note">
            {entry.mark ?? (entry.state === 'done' && <Icon of={check} size={18} label={doneLabel} />)}
          </span>
        </li>
      ))}
    </ol>
  );
}

const ROW = 'grid min-h-11 grid-cols-[2.75rem_2.25rem_1fr_auto] items-center gap-2 rounded-control border px-2';
