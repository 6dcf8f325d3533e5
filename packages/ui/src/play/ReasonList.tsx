import { classes } from '../classes.ts';
import { sentence } from './sentence.tsx';
import { withKeys } from './withKeys.ts';

/** A formatted reason, possibly ignored by the rules, with the cause. */
export interface Source {
  readonly label: string;
  readonly value?: string | undefined;
  /** Why it does not count; the reason is struck through, and this is shown below. */
  readonly ignored?: string | undefined;
  readonly reasons?: readonly Source[] | undefined;
}

export interface ReasonListProps {
  readonly reasons: readonly Source[];
  /** Numbers the steps of a decision; sums have no numbers. */
  readonly numbered?: boolean | undefined;
}

/** The reasons of a number or a choice, nested. */
export function ReasonList({ reasons, numbered }: ReasonListProps) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className={classes('m-0 flex flex-col gap-0.5 p-0 text-note', numbered ? 'list-decimal pl-4' : 'list-none')}>
      {withKeys(reasons, ({ label }) => label).map(({ key, item: reason }) => (
        <li key={key}>
          <Line reason={reason} />
          {reason.ignored !== undefined && <span className="block text-muted">{sentence(reason.ignored)}</span>}
          {reason.reasons && reason.reasons.length > 0 && (
            <div className="border-l border-hairline pl-3">
              <ReasonList reasons={reason.reasons} />
            </div>
          )}
        </li>
      ))}
    </List>
  );
}

function Line({ reason }: { readonly reason: Source }) {
  const ignored = reason.ignored !== undefined;
  const text = (
    <span className="flex items-baseline gap-2">
      <span className="text-muted">{sentence(reason.label)}</span>
      {reason.value !== undefined && (
        <b className={classes('ml-auto', ignored ? 'font-normal text-muted' : 'font-semibold text-ink')}>
          {reason.value}
        </b>
      )}
    </span>
  );
  return ignored ? <s>{text}</s> : text;
}
