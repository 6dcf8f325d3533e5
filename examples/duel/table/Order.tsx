import { actorOf, initiativeOf, isHero, type View } from '@tessera/duel';
import type { GameFormatter } from '@tessera/text';
import { classes, Icon, Token } from '@tessera/ui';
import { check } from '@tessera/ui/icons';
import { lookOf, numberedFigures } from './looks.ts';
import { figureName } from './Panels.tsx';

export interface OrderProps {
  readonly view: View;
  readonly formatter: GameFormatter;
  readonly seat: number | undefined;
}

/** The turn order: when each figure acts, the current one, and those done. */
export function Order({ view, formatter, seat }: OrderProps) {
  const { t } = formatter;
  const { figures, heroes, flow } = view;
  const up = figures.flatMap(({ hp }, id) => (hp > 0 ? [id] : []));
  const order = up
    .map((id) => ({ id, initiative: initiativeOf(heroes, id) }))
    .sort((a, b) => (a.initiative ?? 100) - (b.initiative ?? 100));
  const ahead = new Set(flow.flatMap((frame) => (frame.at === 'turn' ? [frame.figure] : [])));
  const isPlaying = heroes.every(({ revealed }, hero) => revealed || figures[hero]?.hp === 0);
  const now = actorOf(view);
  return (
    <ol
      aria-label={t('table.order')}
      className="m-0 grid list-none auto-cols-fr grid-flow-col gap-1.5 px-2 pt-2 sm:gap-2 sm:px-4"
    >
      {order.map(({ id, initiative }) => {
        const isNow = id === now;
        const isDone = isPlaying && !isNow && !ahead.has(id);
        const name = figureName(formatter, id);
        return (
          <li
            key={id}
            aria-current={isNow ? 'step' : undefined}
            className={classes(
              'flex min-h-12 min-w-0 items-center gap-2 rounded-control border px-2 sm:min-h-14',
              isNow ? 'border-act-line bg-raised outline-1 outline-act-line' : 'border-hairline bg-surface',
            )}
          >
            <Token {...lookOf(id)} size={34} />
            <b className={classes('font-numeral font-semibold text-title sm:text-display', isDone && 'text-muted')}>
              {initiative ?? '?'}
            </b>
            <span className="hidden min-w-0 flex-col sm:flex">
              <b className={classes('truncate font-semibold', isDone && 'text-muted')}>{name}</b>
              <span className="flex items-center gap-1 truncate text-muted text-note">
                {isDone && <Icon of={check} size={14} />}
                {t(
                  id === seat
                    ? 'table.you'
                    : isNow
                      ? 'table.acts'
                      : isDone
                        ? 'table.done'
                        : isHero(id)
                          ? 'table.ally'
                          : 'table.foe',
                )}
              </span>
            </span>
            <span className="sr-only sm:hidden">{name}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** All figures with their hit points, at the side of the floor. */
export function FigureList({ view, formatter, seat }: OrderProps) {
  const { t } = formatter;
  return (
    <ul className="m-0 flex w-56 list-none flex-col gap-2 py-3 pl-4">
      {numberedFigures(view).map(({ figure, id }) => {
        const notes = [
          ...(id === seat ? [t('table.you')] : []),
          ...(figure.shield > 0 ? [t('board.shield', { shield: figure.shield })] : []),
          ...(figure.retaliate > 0 ? [t('board.retaliate', { retaliate: figure.retaliate })] : []),
        ];
        return (
          <li
            key={id}
            className={classes(
              'flex items-center gap-2 rounded-control border border-hairline bg-surface p-2',
              figure.hp === 0 && 'border-dashed text-muted',
            )}
          >
            <Token {...lookOf(id)} size={36} health={figure.hp / figure.fullHp} />
            <span className="min-w-0 flex-1">
              <b className="block truncate font-semibold">{figureName(formatter, id)}</b>
              <span className="block truncate text-muted text-note">
                {figure.hp === 0 ? t('board.down') : notes.join(', ')}
              </span>
            </span>
            <b className="font-numeral font-semibold text-title">
              {figure.hp}
              <small className="text-body text-muted"> / {figure.fullHp}</small>
            </b>
          </li>
        );
      })}
    </ul>
  );
}
