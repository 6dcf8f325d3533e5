import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Button } from '../controls/Button.tsx';
import { scrollable } from '../scrollable.ts';
import { SeatMark } from '../tokens/SeatMark.tsx';
import { Die, type RolledDie } from './Die.tsx';
import { LogSentence, type LogSubject } from './LogSentence.tsx';
import { ReasonList, type Source } from './ReasonList.tsx';
import { withKeys } from './withKeys.ts';

/** The actor of a line, shown by shape and dashes as well as colour. A seat has the mark that it has in the header. */
export type LogMark = 'own' | 'rival' | 'neutral' | 'table' | { readonly seat: number };

export interface LogLine {
  readonly id: string | number;
  readonly time?: string | undefined;
  readonly mark?: LogMark | undefined;
  /** The sentence, with the actor in bold. */
  readonly text: ReactNode;
  /** Its dice. */
  readonly dice?: readonly RolledDie[] | undefined;
  /** Its value in points. */
  readonly points?: ReactNode;
  /** The reasons of the result, foldable. */
  readonly reasons?: readonly Source[] | undefined;
  /** Whether the reasons are initially unfolded. */
  readonly open?: boolean | undefined;
  /** A link to the rule. */
  readonly rule?: ReactNode;
  /** The subject of the line. The sentence is then a button that shows its card and leads to its place. */
  readonly subject?: LogSubject | undefined;
}

export interface LogProps {
  readonly label: string;
  /** In display order. */
  readonly entries: readonly LogLine[];
  /** `empty` is shown while there are no entries. */
  readonly words: { readonly why: string; readonly empty?: string };
  readonly filter?: LogFilter | undefined;
  /** A control at the end that loads more entries, if there are any. */
  readonly earlier?: { readonly label: string; onShow(): void } | undefined;
  /** Called with the hovered or focused line, so that the board can highlight its subject. */
  onHover?(id: LogLine['id'] | undefined): void;
  /** Whether new lines are not read aloud. */
  readonly still?: boolean | undefined;
  readonly className?: string | undefined;
}

export interface LogFilter {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  onChange(value: string): void;
}

/** The game log with actors and reasons. New lines are read aloud. */
export function Log({ label, entries, words, filter, earlier, onHover, still, className }: LogProps) {
  return (
    <section aria-label={label} className={classes('flex min-h-0 flex-col', className)}>
      {filter && <Filter {...filter} />}
      <ul
        ref={scrollable}
        aria-live={still ? undefined : 'polite'}
        aria-relevant={still ? undefined : 'additions'}
        className="m-0 min-h-0 list-none overflow-y-auto p-0"
      >
        {entries.map((entry) => (
          <Line key={entry.id} entry={entry} why={words.why} onHover={onHover} />
        ))}
        {earlier && (
          <li className="border-hairline border-t py-1">
            <Button small tone="quiet" onClick={() => earlier.onShow()}>
              {earlier.label}
            </Button>
          </li>
        )}
      </ul>
      {entries.length === 0 && words.empty !== undefined && (
        <p className="m-0 p-2 text-note text-muted">{words.empty}</p>
      )}
    </section>
  );
}

function Line({
  entry,
  why,
  onHover,
}: {
  readonly entry: LogLine;
  readonly why: string;
  readonly onHover: LogProps['onHover'];
}) {
  const following = onHover && {
    onPointerEnter: () => onHover(entry.id),
    onPointerLeave: () => onHover(undefined),
    onFocus: () => onHover(entry.id),
    onBlur: () => onHover(undefined),
  };
  return (
    <li data-line={entry.id} className={classes(LINE, entry.time === undefined ? UNTIMED : TIMED)} {...following}>
      {entry.time !== undefined && <time>{entry.time}</time>}
      <ActorMark mark={entry.mark ?? 'table'} />
      <div className="min-w-0 [&_b]:font-semibold [&_b]:text-ink">
        <LogSentence subject={entry.subject}>{entry.text}</LogSentence>
        {entry.dice && (
          <span className="ml-2 inline-flex gap-0.5 align-[-4px]">
            {withKeys(entry.dice, ({ value }) => String(value)).map(({ key, item }) => (
              <Die key={key} {...item} size={18} />
            ))}
          </span>
        )}
        {entry.reasons && entry.reasons.length > 0 && (
          <details className="mt-1" open={entry.open}>
            <summary className="inline-flex min-h-6 cursor-pointer items-center underline underline-offset-4">
              {why}
            </summary>
            <div className="mt-1 rounded-[6px] bg-table px-2.5 py-1.5">
              <ReasonList numbered reasons={entry.reasons} />
              {entry.rule}
            </div>
          </details>
        )}
      </div>
      {entry.points !== undefined && <b className="font-numeral text-body font-semibold text-ink">{entry.points}</b>}
    </li>
  );
}

function ActorMark({ mark }: { readonly mark: LogMark }) {
  if (typeof mark === 'string') return <i aria-hidden="true" className={MARKS[mark]} />;
  return (
    <span data-seat={mark.seat} className="mt-0.5">
      <SeatMark seat={mark.seat} size={14} />
    </span>
  );
}

function Filter({ label, options, value, onChange }: LogFilter) {
  return (
    <label className="mb-2 flex items-center gap-2 text-note text-muted">
      {label}
      <select
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-target-small rounded-control border border-control bg-raised px-2 text-ink"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

const LINE = 'grid gap-2 border-t border-hairline py-1.5 text-note text-muted first:border-t-0';
const TIMED = 'grid-cols-[2.75rem_1rem_1fr_auto]';
const UNTIMED = 'grid-cols-[1rem_1fr_auto]';

const DISC = 'mx-0.5 mt-1 block size-2.5 border-2';
const MARKS: Readonly<Record<Extract<LogMark, string>, string>> = {
  own: classes(DISC, 'rounded-full border-ally'),
  rival: classes(DISC, 'rounded-full border-dashed border-enemy'),
  neutral: classes(DISC, 'rounded-[1px_1px_5px_5px] border-muted'),
  table: 'mt-2 block h-0.5 w-3 bg-muted',
};
