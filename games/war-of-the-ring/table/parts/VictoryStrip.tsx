import type { GameFormatter } from '@tessera/text';
import { classes, Icon, type IconArt, Pressable, Tooltip } from '@tessera/ui';
import { mountaintop, ring, towerFlag, whiteTower } from '@tessera/ui/icons';
import type { View } from '@tessera/war-of-the-ring';
import { FREE, pointsOf, SHADOW, sideName } from '@tessera/war-of-the-ring/facts';

interface Goal {
  readonly id: 'mordor' | 'free' | 'corruption' | 'shadow';
  readonly icon: IconArt;
  readonly value: number;
  readonly max: number;
}

interface VictoryStripProps {
  readonly view: View;
  readonly formatter: GameFormatter;
  /** The viewer's side, which comes first; undefined for spectators. */
  readonly side: number | undefined;
  /** Whole sentences, one line on low screens, or four cells with a word each on phones. */
  readonly shape: 'words' | 'line' | 'cells';
}

/** Strip with the two ways to win of each side, and how near each is. A goal tells how the next step is made. */
export function VictoryStrip({ view, formatter, side, shape }: VictoryStripProps) {
  const { t } = formatter;
  const { corruption, mordor } = view.fellowship;
  const goals: Readonly<Record<number, readonly Goal[]>> = {
    [FREE]: [
      { id: 'mordor', icon: mountaintop, value: Math.max(0, mordor), max: 5 },
      { id: 'free', icon: towerFlag, value: pointsOf(view, FREE), max: 4 },
    ],
    [SHADOW]: [
      { id: 'corruption', icon: ring, value: corruption, max: 12 },
      { id: 'shadow', icon: whiteTower, value: pointsOf(view, SHADOW), max: 10 },
    ],
  };
  const sides = side === SHADOW ? [SHADOW, FREE] : [FREE, SHADOW];
  if (shape === 'cells') {
    return (
      <ul
        aria-label={t('table.victory')}
        className="m-0 grid list-none grid-cols-4 border-hairline border-b bg-surface p-0"
      >
        {sides.flatMap((one) =>
          (goals[one] ?? []).map((goal) => (
            <li
              key={goal.id}
              title={t(`table.goalHow.${goal.id}`)}
              className="border-hairline border-l px-1 py-0.5 text-center first:border-l-0"
            >
              <Score goal={goal} />
              <span className="block truncate text-muted text-note leading-4">{t(`table.goal.${goal.id}`)}</span>
            </li>
          )),
        )}
      </ul>
    );
  }
  return (
    // Beside a lesson the strip is narrow: then each side has its own line.
    <section aria-label={t('table.victory')} className="@container border-hairline border-b bg-surface text-note">
      <div className="grid divide-hairline @max-3xl:divide-y @3xl:grid-cols-2 @3xl:divide-x">
        {sides.map((one) => (
          <div
            key={one}
            className={classes('flex min-w-0 items-center gap-3 px-3', shape === 'words' ? 'min-h-12' : 'min-h-8')}
          >
            <span className={classes('flex-none text-muted', shape === 'words' && 'max-w-20 leading-4')}>
              {one === side ? t('table.youWin') : t('table.sideWins', { side: sideName(one, formatter) })}
            </span>
            {(goals[one] ?? []).map((goal) => (
              <Tooltip key={goal.id} text={t(`table.goalHow.${goal.id}`)} side="below">
                {/* A press focuses it, which shows the explanation on touch screens too. */}
                <Pressable className="flex min-w-0 flex-1 items-center gap-2 border-0 bg-transparent p-0 text-left text-note leading-4">
                  <Icon of={goal.icon} size={17} />
                  <Score goal={goal} />
                  <span className="min-w-0">
                    <span className={shape === 'words' ? 'block' : 'sr-only'}>{t(`table.goalSay.${goal.id}`)}</span>
                    <span className={classes('block text-muted', shape === 'line' && 'truncate')}>
                      {t(`table.goalCount.${goal.id}`)}
                    </span>
                  </span>
                </Pressable>
              </Tooltip>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}

function Score({ goal: { value, max } }: { readonly goal: Goal }) {
  return (
    <span className="flex-none whitespace-nowrap">
      <b className="font-numeral font-semibold text-title leading-6">{value}</b>
      <small className="text-muted text-note">/{max}</small>
    </span>
  );
}
