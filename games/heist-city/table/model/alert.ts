import { alertLevels, computeAlertLevel, FIRST_NPC, getNPCActionCount, type View } from '@tessera/heist-city';
import type { ForesightView } from './foresight.ts';
import type { Speaker } from './speaker.ts';

/** Alert meter as a row of cells, grouped by level. */
export interface AlertMeter {
  readonly total: number;
  readonly level: number;
  readonly levelName: string;
  /** Values after the armed action, if it changes them. */
  readonly then: { readonly total: number; readonly level: number } | undefined;
  readonly groups: readonly AlertGroup[];
  /** Description of the meter as a sentence. */
  readonly text: string;
}

interface AlertGroup {
  readonly level: number;
  readonly name: string;
  readonly actions: number;
  readonly isNow: boolean;
  readonly cells: readonly { readonly count: number; readonly fill: 'on' | 'next' | 'less' | 'off' }[];
}

/** Returns the alert meter, with the effect of the armed action. R 15.1 */
export function alertMeter(speaker: Speaker, view: View, ahead: ForesightView | undefined): AlertMeter {
  const { total, level, npcActionsPerActivation } = computeAlertLevel(view);
  const then = ahead?.alert && ahead.alert.total !== total ? ahead.alert : undefined;
  const { t } = speaker;
  const name = (index: number) => t(`name.alert.${alertLevels[index]!.id}`);
  const now = t('alert.text', { total, level: name(level), actions: npcActionsPerActivation });
  const later = then
    ? ` ${t('alert.textThen', { total: then.total, level: name(then.level), actions: then.actions })}`
    : '';
  return {
    total,
    level,
    levelName: name(level),
    then,
    groups: alertLevels.map((record, index) => ({
      level: index,
      name: name(index),
      actions: getNPCActionCount(record.level as 0, view),
      isNow: index === level,
      cells: countsOf(index).map((count) => ({ count, fill: fillOf(count, total, then?.total ?? total) })),
    })),
    text: now + later,
  };
}

function fillOf(count: number, total: number, then: number): 'on' | 'next' | 'less' | 'off' {
  if (count <= total) return count > then ? 'less' : 'on';
  return count <= then ? 'next' : 'off';
}

/** Returns the counts of a level; the last level extends to the number of characters. */
function countsOf(index: number): number[] {
  const from = alertLevels[index]!.from ?? 1;
  const to = (alertLevels[index + 1]?.from ?? FIRST_NPC + 1) - 1;
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
}
