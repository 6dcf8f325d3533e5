import {
  type Choice,
  type GoalProgress,
  goalProgress,
  recordOf,
  sheetTexts,
  type View,
} from '@tessera/gloomhaven/selectors';
import type { TableProps } from '@tessera/table';
import { classes, Icon } from '@tessera/ui';
import { check } from '@tessera/ui/icons';
import { progressText } from '../model/scenarioSheet.ts';

/** The scenario, the round, and the goal with its progress, always on one line. */
export function Heading({ state, shown, formatter }: TableProps<View, Choice>) {
  const view = shown?.state.view ?? state.view;
  if (!view) return null;
  const { t } = formatter;
  const { number } = recordOf('scenario', view.scenario);
  return (
    <div className="flex min-w-0 items-center gap-4">
      <p className="m-0 flex-none leading-5">
        <b className="block font-numeral font-semibold text-lead">
          {view.round === 0 ? t('table.setup') : t('table.round', { round: view.round })}
        </b>
        <span className="block text-muted text-note">{t('table.scenario', { number, level: view.level })}</span>
      </p>
      <ObjectiveLine view={view} formatter={formatter} />
    </div>
  );
}

/** The goals of the party, one line per goal, each with its own progress. */
export function ObjectiveLine({
  view,
  formatter,
}: {
  readonly view: View;
  readonly formatter: TableProps['formatter'];
}) {
  const { goals } = sheetTexts(view, formatter);
  const all = goalProgress(view);
  return (
    <div className="min-w-0 leading-5">
      {all.map((progress, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: goals have nothing but their order.
        <p key={n} className="m-0 min-w-0" title={`${goals[n]}: ${progressText(progress, formatter)}`}>
          <span className="flex items-center gap-3">
            <span className="truncate font-semibold">{goals[n]}</span>
            {all.length > 1 && <GoalCount progress={progress} formatter={formatter} />}
            <GoalBoxes progress={progress} />
          </span>
          {all.length === 1 && (
            <span className="block truncate text-muted text-note">{progressText(progress, formatter)}</span>
          )}
        </p>
      ))}
    </div>
  );
}

function GoalCount({
  progress,
  formatter,
}: {
  readonly progress: GoalProgress;
  readonly formatter: TableProps['formatter'];
}) {
  return (
    <span className="flex flex-none items-center gap-1 text-muted text-note">
      {progress.isReached && <Icon of={check} size={13} />}
      {progressText(progress, formatter)}
    </span>
  );
}

/** Parts of the goal as boxes: done ones filled, open ones empty, and closed rooms dashed. */
function GoalBoxes({ progress }: { readonly progress: GoalProgress }) {
  return progress.kind === 'parts' ? (
    <Progress done={progress.done} open={progress.needed - progress.done} closed={0} />
  ) : (
    <Progress done={progress.down} open={progress.inSight} closed={progress.closedRooms} />
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
