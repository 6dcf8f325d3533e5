import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../controls/Button.tsx';
import { scrollable } from '../scrollable.ts';
import { defaultColumn } from './comparedPair.ts';
import { type ComparisonRow, FutureColumn, ROWS } from './FutureColumn.tsx';

/** An option of a comparison: the texts and numbers of the game (`OptionFuture` of the table contract) and a picture. */
export interface ComparedFuture {
  readonly key: string;
  /** The position after it, drawn by the game. */
  readonly picture: ReactNode;
  readonly name: string;
  readonly note?: string;
  readonly position: string;
  readonly odds?: {
    readonly measure: string;
    readonly good: number;
    readonly even?: number;
    readonly bad: number;
    readonly goodText: string;
    readonly badText: string;
    readonly note?: string;
  };
  readonly left: readonly { readonly label: string; readonly value: string }[];
  readonly next: readonly { readonly name: string; readonly detail?: string; readonly value?: string }[];
  readonly cost?: string;
}

/** Words of the comparison. */
export type ComparisonWords = Readonly<
  Record<ComparisonRow | 'close' | 'other' | 'noOdds' | 'noNext' | 'noCost' | 'hidden' | 'ask', string>
>;

export interface TwoFuturesProps {
  readonly title: ReactNode;
  readonly hint?: ReactNode;
  readonly futures: readonly [ComparedFuture, ComparedFuture];
  /** All options of the question that can be compared. */
  readonly options: readonly { readonly key: string; readonly name: string }[];
  readonly words: ComparisonWords;
  onReplace(column: number, key: string): void;
  onChoose(key: string): void;
  onClose(): void;
}

/**
 * Two options side by side in the same rows. `1` and `2` choose, Enter chooses the default one if there is one, `C` and Esc go
 * back, arrows walk the rows. It is modal, so the keys of the table below it rest meanwhile.
 */
export function TwoFutures(props: TwoFuturesProps) {
  const { title, hint, futures, words } = props;
  const frame = useRef<HTMLDialogElement>(null);
  const buttons = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)] as const;
  const [row, setRow] = useState<ComparisonRow>();
  const heading = useId();
  const usual = defaultColumn(futures);
  useEffect(() => {
    const dialog = frame.current;
    const before = document.activeElement;
    dialog?.showModal();
    // Not on the first control, which would keep Enter.
    dialog?.focus();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  const walk = (step: number, column?: number) => {
    const now = row === undefined ? (step > 0 ? -1 : 0) : ROWS.indexOf(row);
    const next = ROWS[(now + step + ROWS.length) % ROWS.length];
    setRow(next);
    const columns = frame.current?.querySelectorAll<HTMLElement>(`[data-row="${next}"]`);
    const isSecond = document.activeElement?.closest('[data-future]') === columns?.[1]?.closest('[data-future]');
    columns?.[column ?? (isSecond ? 1 : 0)]?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = keysOf(event.key.toLowerCase());
    if (!act || (event.target instanceof HTMLSelectElement && event.key.startsWith('Arrow'))) return;
    event.preventDefault();
    act();
  };
  const keysOf = (key: string) =>
    ({
      1: () => buttons[0].current?.click(),
      2: () => buttons[1].current?.click(),
      c: props.onClose,
      arrowdown: () => walk(1),
      arrowup: () => walk(-1),
      arrowleft: () => walk(0, 0),
      arrowright: () => walk(0, 1),
    })[key];
  return (
    <dialog
      ref={frame}
      tabIndex={-1}
      aria-labelledby={heading}
      onClose={props.onClose}
      onKeyDown={press}
      className={FRAME}
    >
      <div className="flex h-full flex-col">
        <header className="flex flex-none flex-wrap items-start justify-between gap-x-4 gap-y-1 px-4 py-2">
          <div className="min-w-0 flex-1">
            <h2 id={heading} className="m-0 font-semibold font-title text-lead wide:text-title">
              {title}
            </h2>
            {hint !== undefined && <p className="m-0 hidden text-muted text-note wide:block">{hint}</p>}
          </div>
          <Button small keyHint="C" onClick={props.onClose}>
            {words.close}
          </Button>
        </header>
        <Summary futures={futures} />
        <div ref={scrollable} className={COLUMNS}>
          {futures.map((future, column) => (
            <FutureColumn
              key={future.key}
              future={future}
              number={column === 0 ? 1 : 2}
              isDefault={usual === column}
              row={row}
              options={props.options}
              words={words}
              button={buttons[column === 0 ? 0 : 1]}
              onReplace={(key) => props.onReplace(column, key)}
              onChoose={() => props.onChoose(future.key)}
            />
          ))}
          <RowLabels words={words} />
        </div>
        <p className="m-0 px-4 pb-2 text-center text-muted text-note wide:hidden">{words.hidden}</p>
      </div>
    </dialog>
  );
}

/** The odds of both on a narrow screen, where one column is in sight at a time. */
function Summary({ futures }: { readonly futures: TwoFuturesProps['futures'] }) {
  return (
    <ul className="m-0 grid flex-none list-none grid-cols-2 gap-3 border-hairline border-y p-0 px-4 py-1.5 wide:hidden">
      {futures.map(({ key, name, odds }, i) => (
        <li key={key} className="min-w-0">
          <small className="block truncate text-muted text-note">
            {i + 1} {name}
          </small>
          <b className="font-numeral font-semibold">{odds?.goodText ?? '–'}</b>
        </li>
      ))}
    </ul>
  );
}

/** The names of the rows between the columns. */
function RowLabels({ words }: { readonly words: ComparisonWords }) {
  return (
    <div
      aria-hidden="true"
      className="hidden text-center wide:col-2 wide:row-span-full wide:row-start-1 wide:grid wide:grid-rows-subgrid"
    >
      <span />
      {ROWS.map((row) => (
        <b key={row} className="self-center font-semibold font-title leading-5">
          {words[row]}
        </b>
      ))}
      <small className="self-center text-muted text-note">{words.hidden}</small>
    </div>
  );
}

const FRAME =
  'm-0 h-dvh max-h-none w-screen max-w-none border-0 bg-table p-0 text-ink outline-none backdrop:bg-transparent ' +
  'wide:mt-14 wide:h-[calc(100dvh-3.5rem)]';
const COLUMNS =
  'flex min-h-0 flex-1 snap-x snap-mandatory scroll-px-4 items-start gap-3 overflow-auto px-4 py-2 wide:items-stretch ' +
  'wide:grid wide:grid-cols-[minmax(0,1fr)_8rem_minmax(0,1fr)] wide:grid-rows-[auto_auto_auto_auto_minmax(min-content,1fr)_auto_auto] wide:gap-x-2 wide:gap-y-0';
