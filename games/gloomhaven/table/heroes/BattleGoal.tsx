import { battleGoalState, goalText, nameOf, type View } from '@tessera/gloomhaven/selectors';
import type { GameFormatter } from '@tessera/text';
import { Icon } from '@tessera/ui';
import { check, close } from '@tessera/ui/icons';

export interface BattleGoalProps {
  readonly view: View;
  readonly formatter: GameFormatter;
  readonly seat: number;
}

/** The battle goal of a hero with its value so far. */
export function BattleGoal({ view, formatter, seat }: BattleGoalProps) {
  const { goals } = view.heroes[seat]!;
  const [goal] = goals;
  if (goal === undefined || goal === null || goals.length > 1) return null;
  const { isMet, isSpoilt } = battleGoalState(view, seat, goal);
  return (
    <p className="m-0 text-note">
      <span className="text-muted">{formatter.t('table.battleGoal')}:</span>{' '}
      <b className="font-semibold">{nameOf(goal, formatter)}</b> {goalText(goal, formatter)}
      <span className="flex items-center gap-1">
        {(isMet || isSpoilt) && <Icon of={isMet ? check : close} size={13} />}
        <b className="font-semibold">{battleGoalText(view, seat, goal, formatter)}</b>
      </span>
    </p>
  );
}

/** Returns the value of a battle goal against its bounds: "2 of 3", "4, at most 2", and that it can no longer be met. */
export function battleGoalText(view: View, seat: number, goal: string, { t }: Pick<GameFormatter, 't'>): string {
  const { value, least, most, isSpoilt } = battleGoalState(view, seat, goal);
  return t('battleGoalNow.value', {
    value,
    least: least ?? 'none',
    most: most ?? 'none',
    spoilt: isSpoilt && !view.over,
  });
}
