import type { ReactNode, Ref } from 'react';
import { classes } from '../classes.ts';
import { Button } from '../controls/Button.tsx';
import { KeyHint } from '../controls/KeyHint.tsx';
import { Select } from '../forms/Select.tsx';
import { FACT, OddsRow, ReplyRow } from './FutureRows.tsx';
import type { ComparedFuture, ComparisonWords } from './TwoFutures.tsx';

/** The rows of a comparison, in order. */
export const ROWS = ['after', 'odds', 'left', 'next', 'cost'] as const;
export type ComparisonRow = (typeof ROWS)[number];

interface FutureColumnProps {
  readonly future: ComparedFuture;
  readonly number: 1 | 2;
  readonly isDefault: boolean;
  readonly row: ComparisonRow | undefined;
  readonly options: readonly { readonly key: string; readonly name: string }[];
  readonly words: ComparisonWords;
  readonly button: Ref<HTMLButtonElement>;
  onReplace(key: string): void;
  onChoose(): void;
}

/** One option of a comparison, row by row. */
export function FutureColumn(props: FutureColumnProps) {
  const { future, number, isDefault, options, words } = props;
  const { name, note, cost } = future;
  return (
    <article
      aria-label={name}
      data-future={future.key}
      className={classes(COLUMN, number === 1 ? 'wide:col-1' : 'wide:col-3')}
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-hairline border-b px-4 py-2">
        <KeyHint>{String(number)}</KeyHint>
        <h3 className="m-0 min-w-0 flex-1 font-semibold font-title text-lead">{name}</h3>
        {note !== undefined && <small className="text-muted text-note">{note}</small>}
        {options.length > 2 && (
          <Select
            label={words.other}
            value={future.key}
            options={options.map(({ key, name: label }) => ({ value: key, label }))}
            onChange={props.onReplace}
          />
        )}
      </header>
      {ROWS.map((row) => (
        <section
          key={row}
          tabIndex={-1}
          data-row={row}
          aria-label={`${words[row]}: ${name}`}
          className={rowLook(row === props.row)}
        >
          <small className="block text-muted text-note wide:hidden">{words[row]}</small>
          {contentOf(row, future, words)}
        </section>
      ))}
      <div className={COMMIT}>
        <Button
          ref={props.button}
          tone={isDefault ? 'act' : 'rest'}
          keyHint={isDefault ? 'Enter' : String(number)}
          costly={cost === undefined ? undefined : { effect: cost, ask: words.ask }}
          onClick={props.onChoose}
          className="min-h-13 w-full"
        >
          {name}
        </Button>
      </div>
    </article>
  );
}

function contentOf(row: ComparisonRow, future: ComparedFuture, words: ComparisonWords): ReactNode {
  switch (row) {
    case 'after':
      return (
        <figure className="relative m-0 grid gap-1">
          <div className="h-44 overflow-hidden rounded-control border border-hairline bg-table low:h-28">
            {future.picture}
          </div>
          <figcaption className="text-note">{future.position}</figcaption>
        </figure>
      );
    case 'odds':
      return future.odds ? <OddsRow odds={future.odds} /> : <span className="text-muted">{words.noOdds}</span>;
    case 'left':
      return (
        <dl className="m-0 grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-x-3 gap-y-2">
          {future.left.map(({ label, value }) => (
            <div key={label} className={FACT}>
              <dt className="order-2 text-muted text-note">{label}</dt>
              <dd className="m-0 font-numeral font-semibold text-lead">{value}</dd>
            </div>
          ))}
        </dl>
      );
    case 'next':
      return future.next.length === 0 ? (
        <span className="text-muted">{words.noNext}</span>
      ) : (
        <ul className="m-0 grid list-none divide-y divide-hairline p-0">
          {future.next.map((reply) => (
            <ReplyRow key={`${reply.name} ${reply.value}`} reply={reply} />
          ))}
        </ul>
      );
    case 'cost':
      return future.cost === undefined ? (
        <span className="text-muted">{words.noCost}</span>
      ) : (
        <b className="font-semibold text-enemy">{future.cost}</b>
      );
  }
}

const COLUMN =
  'flex min-h-full w-[min(88vw,40rem)] flex-none snap-start flex-col rounded-panel border border-control bg-surface ' +
  'wide:row-span-full wide:row-start-1 wide:grid wide:w-auto wide:grid-rows-subgrid';
const COMMIT =
  'sticky bottom-0 z-10 mt-auto rounded-b-panel border-hairline border-t bg-surface p-3 wide:border-t-0 wide:pt-1';

function rowLook(isCurrent: boolean): string {
  return classes('border-hairline border-b px-4 py-2.5 -outline-offset-2', isCurrent && 'bg-raised');
}
