import { isPicking, recordOf, type View } from '@tessera/gloomhaven/selectors';
import type { GameFormatter } from '@tessera/text';
import { classes, Icon, Pickable, scrollable } from '@tessera/ui';
import { campfire, check, lock } from '@tessera/ui/icons';
import { Miniature } from '../board/Miniature.tsx';
import { isElite } from '../looks.ts';
import { kindOf } from '../model/names.ts';
import { type OrderEntry, orderOf } from '../model/order.ts';

export interface InitiativeTrackerProps {
  readonly view: View;
  readonly formatter: GameFormatter;
  readonly seat: number | undefined;
  /** Seats that have yet to choose. */
  readonly asked: readonly number[];
  readonly active: number | undefined;
  /** The figure whose numbers and reasons are shown beside it. */
  readonly inspected: number | undefined;
  /** The leading card while its player still chooses, hidden from others. */
  readonly lead: string | undefined;
  readonly isNarrow: boolean;
  readonly isLow: boolean;
  onInspect(figure: number): void;
}

/** The turn order: portraits with initiatives, sealed ones without, and the acting and finished figures marked. */
export function InitiativeTracker({
  view,
  formatter,
  seat,
  asked,
  active,
  inspected,
  lead,
  isNarrow,
  isLow,
  onInspect,
}: InitiativeTrackerProps) {
  const entries = orderOf(view, asked, active).map((entry) =>
    entry.key === `hero-${seat}` && entry.initiative === undefined && lead !== undefined && isPicking(view)
      ? { ...entry, initiative: recordOf('card', lead).initiative }
      : entry,
  );
  return (
    <ol
      ref={scrollable}
      aria-label={formatter.t('table.order')}
      className="m-0 flex list-none gap-1.5 overflow-x-auto px-2 pt-2 pb-1 sm:gap-2 sm:px-4"
    >
      {entries.map((entry) => (
        <li
          key={entry.key}
          ref={entry.state === 'now' ? inSight : undefined}
          aria-current={entry.state === 'now' ? 'step' : undefined}
          className="min-w-0 flex-none xl:max-w-60 xl:flex-1"
        >
          <Pickable
            label={kindOf(view, entry.figure, formatter)}
            chosen={entry.figures.includes(inspected ?? -1)}
            onPick={() => onInspect(entry.figure)}
            className={classes(
              'flex w-full items-center gap-2 rounded-control border px-2 text-left',
              isNarrow || isLow ? 'min-h-12' : 'min-h-15',
              entry.state === 'now'
                ? 'border-act-line bg-raised outline-1 outline-act-line'
                : 'border-hairline bg-surface hover:bg-raised',
            )}
          >
            <Portrait view={view} entry={entry} />
            <Initiative entry={entry} isNarrow={isNarrow || isLow} />
            <span
              className={classes('min-w-0 flex-col leading-4.5', isNarrow ? 'sr-only sm:not-sr-only sm:flex' : 'flex')}
            >
              <b className={classes('truncate font-semibold', entry.state === 'done' && 'text-muted')}>
                {kindOf(view, entry.figure, formatter)}
              </b>
              <span className="flex items-center gap-1 truncate text-muted text-note">
                <State view={view} formatter={formatter} entry={entry} seat={seat} />
              </span>
            </span>
          </Pickable>
        </li>
      ))}
    </ol>
  );
}

/** Scrolls the acting figure into view. */
function inSight(entry: HTMLElement | null): void {
  entry?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
}

function Portrait({ view, entry }: { readonly view: View; readonly entry: OrderEntry }) {
  const figure = view.figures[entry.figure]!;
  return (
    <span className={classes('relative flex-none', entry.state === 'done' && 'opacity-55')}>
      <Miniature figure={entry.kind === 'hero' ? figure : { ...figure, hp: figure.maxHp }} size={38} />
      {entry.kind === 'monsters' && entry.figures.some((id) => isElite(view.figures[id]!)) && (
        <i
          aria-hidden="true"
          className="-right-0.5 -bottom-0.5 absolute size-2.5 rotate-45 border border-paper-ink bg-paper"
        />
      )}
    </span>
  );
}

function Initiative({ entry, isNarrow }: { readonly entry: OrderEntry; readonly isNarrow: boolean }) {
  const { initiative, span, state } = entry;
  const size = isNarrow ? 'text-title' : 'text-display';
  if (initiative !== undefined) {
    return (
      <b className={classes('font-numeral font-semibold', size, state === 'done' && 'text-muted')}>{initiative}</b>
    );
  }
  if (span) {
    return (
      <b className="whitespace-nowrap font-numeral font-semibold text-lead">
        {span[0]}–{span[1]}
      </b>
    );
  }
  return (
    <span
      aria-hidden="true"
      className={classes(
        'grid h-9 w-7 place-items-center rounded-chip border border-control',
        entry.isReady ? 'bg-raised' : 'border-dashed',
      )}
    >
      {entry.isReady && <Icon of={lock} size={14} />}
    </span>
  );
}

interface StateProps {
  readonly view: View;
  readonly formatter: GameFormatter;
  readonly entry: OrderEntry;
  readonly seat: number | undefined;
}

function State({ view, formatter: { t, seatName }, entry, seat }: StateProps) {
  const { kind, state, figures, isResting, isReady } = entry;
  if (kind === 'monsters') {
    return state === 'done' ? (
      <Ticked text={t('table.done')} />
    ) : (
      t(state === 'now' ? 'table.acts' : 'table.standing', { count: figures.length })
    );
  }
  if (isPicking(view)) return isReady ? <Ticked text={t('table.ready')} /> : t('table.choosing');
  if (isResting) {
    return (
      <>
        <Icon of={campfire} size={14} /> {t('table.longRest')}
      </>
    );
  }
  if (state === 'done') return <Ticked text={t('table.done')} />;
  if (entry.figure === seat) return t(state === 'now' ? 'table.yourTurn' : 'table.you');
  return state === 'now' ? t('table.acts', { count: 1 }) : seatName(entry.figure);
}

function Ticked({ text }: { readonly text: string }) {
  return (
    <>
      <Icon of={check} size={14} /> {text}
    </>
  );
}
