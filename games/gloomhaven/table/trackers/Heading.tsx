import {
  type Choice,
  goalCount,
  recordOf,
  scenarioPlan,
  scenarioTexts,
  type View,
} from '@tessera/gloomhaven/selectors';
import type { TableProps } from '@tessera/table';
import { classes } from '@tessera/ui';

/** The scenario, the round, and the goal with its progress, always on one line. */
export function Heading({ state, shown, teller }: TableProps<View, Choice>) {
  const view = shown?.state.view ?? state.view;
  if (!view) return null;
  const { say: t } = teller;
  const { number } = recordOf('scenario', view.scenario);
  return (
    <div className="flex min-w-0 items-center gap-4">
      <p className="m-0 flex-none leading-5">
        <b className="block font-numeral font-semibold text-lead">
          {view.round === 0 ? t('table.setup') : t('table.round', { round: view.round })}
        </b>
        <span className="block text-muted text-note">{t('table.scenario', { number, level: view.level })}</span>
      </p>
      <ObjectiveLine view={view} teller={teller} />
    </div>
  );
}

/** The party's goal with its countable progress: enemies in sight, rooms still closed. */
export function ObjectiveLine({ view, teller }: { readonly view: View; readonly teller: TableProps['teller'] }) {
  const { say: t } = teller;
  const { goals } = scenarioTexts(view.scenario, teller);
  const monsters = view.figures.filter(({ side }) => side === 'monsters');
  const foes = monsters.filter(({ cell }) => cell >= 0).length;
  const down = monsters.length - foes;
  const count = goalCount(view);
  const closed = scenarioPlan(view.scenario).record.rooms.length - view.map.revealed.length;
  return (
    <p className="m-0 min-w-0 leading-5" title={goals.join(' ')}>
      <span className="flex items-center gap-3">
        <span className="truncate font-semibold">{goals.join(' ')}</span>
        {count ? (
          <Progress done={count.done} open={count.needed - count.done} closed={0} />
        ) : (
          <Progress done={down} open={foes} closed={closed} />
        )}
      </span>
      <span className="block truncate text-muted text-note">
        {[count && t('table.counted', count), t('table.progress', { down, foes, closed })].filter(Boolean).join(' · ')}
      </span>
    </p>
  );
}

/** Above this count a number replaces the boxes. */
const MAX_BOXES = 14;

/** Done parts are filled, visible ones open, and unrevealed rooms dashed. */
function Progress({ done, open, closed }: { readonly done: number; readonly open: number; readonly closed: number }) {
  if (done + open + closed > MAX_BOXES) return null;
  const boxes = [
    ...Array.from({ length: done }, () => 'border-good bg-good'),
    ...Array.from({ length: Math.max(0, open) }, () => 'border-control'),
    ...Array.from({ length: closed }, () => 'border-control border-dashed'),
  ];
  return (
    <span aria-hidden="true" className="hidden flex-none gap-0.5 xl:flex">
      {boxes.map((look, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: boxes have nothing but their place.
        <i key={n} className={classes('h-3 w-2 rounded-[2px] border', look)} />
      ))}
    </span>
  );
}
