import { type GoalProgress, recordOf, type Trigger, type View } from '@tessera/gloomhaven/selectors';
import { standingEntries, type TableEntry } from '@tessera/table';
import type { GameFormatter } from '@tessera/text';

/** Returns the progress of a goal in words. */
export function progressText(progress: GoalProgress, { t }: Pick<GameFormatter, 't'>): string {
  if (progress.kind === 'parts') return t('sheet.parts', { done: progress.done, needed: progress.needed });
  const { down, inSight, closedRooms } = progress;
  return t('sheet.enemies', { down, inSight, closedRooms });
}

/** Returns the counter of a special rule: how far it is, or when it applies. */
export function triggerText({ state, parts, inRounds }: Trigger, { t }: Pick<GameFormatter, 't'>): string {
  if (state === 'done' || state === 'standing') return t(`sheet.state.${state}`);
  if (parts) return t('sheet.parts', parts);
  if (inRounds === undefined) return t('sheet.state.waiting');
  return inRounds === 0 ? t('sheet.state.now') : t('sheet.inRounds', { rounds: inRounds });
}

/** A special rule that applied, and the round in which it did. */
export interface AppliedRule {
  readonly round: number;
  readonly rule: number;
}

/** Returns the special rules that applied, from the log, oldest first. */
export function appliedRules({ scenario }: Pick<View, 'scenario'>, log: readonly TableEntry[]): readonly AppliedRule[] {
  const ids = recordOf('scenario', scenario).rules.map(({ id }) => id);
  const applied: AppliedRule[] = [];
  let round = 0;
  for (const { events } of standingEntries(log)) {
    for (const event of events) {
      if (event.type === 'round' && typeof event.round === 'number') round = event.round;
      const rule = event.type === 'rule' ? ids.indexOf(String(event.rule)) : -1;
      if (rule >= 0) applied.push({ round, rule });
    }
  }
  return applied;
}
