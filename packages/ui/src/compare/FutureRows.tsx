import { classes } from '../classes.ts';
import type { ComparedFuture } from './TwoFutures.tsx';

type Odds = NonNullable<ComparedFuture['odds']>;

/** Odds of an option: both probabilities in large numbers, and a bar of three patterns. */
export function OddsRow({ odds }: { readonly odds: Odds }) {
  const { good, even = 0, bad } = odds;
  return (
    <div>
      <p className="m-0 flex flex-wrap items-baseline justify-between gap-x-4">
        <span>
          <b className="font-numeral font-semibold text-title" data-good={good}>
            {odds.goodText}
          </b>
        </span>
        <span className="text-muted">{odds.badText}</span>
      </p>
      <span aria-hidden="true" className="mt-1 flex h-4 border border-control">
        <i className={classes(PART, 'bg-ink')} style={{ width: share(good) }} />
        <i
          className={classes(PART, 'bg-[repeating-linear-gradient(90deg,var(--ink)_0_2px,transparent_2px_5px)]')}
          style={{ width: share(even) }}
        />
        <i
          className={classes(PART, 'bg-[repeating-linear-gradient(135deg,var(--enemy)_0_4px,transparent_4px_8px)]')}
          style={{ width: share(bad) }}
        />
      </span>
      {odds.note !== undefined && <small className="block text-muted text-note">{odds.note}</small>}
    </div>
  );
}

/** One reply of the others. */
export function ReplyRow({ reply }: { readonly reply: ComparedFuture['next'][number] }) {
  return (
    <li className="flex items-baseline gap-3 py-1">
      <span className="min-w-0 flex-1">
        {reply.name}
        {reply.detail !== undefined && <small className="block text-muted text-note">{reply.detail}</small>}
      </span>
      {reply.value !== undefined && <b className="font-numeral font-semibold">{reply.value}</b>}
    </li>
  );
}

const PART = 'block h-full';
export const FACT = 'flex flex-col border-hairline border-l pl-3 first:border-l-0 first:pl-0';

function share(chance: number): string {
  return `${100 * chance}%`;
}
