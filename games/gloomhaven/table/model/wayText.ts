import { type Choice, preview, type View } from '@tessera/gloomhaven/selectors';
import type { GameFormatter } from '@tessera/text';

/** Returns the cost of a path and its triggers: hexes, movement points, traps, hazards, doors. */
export function wayText(
  view: View,
  formatter: GameFormatter,
  seat: number,
  choice: Choice | undefined,
): string | undefined {
  if (choice?.type !== 'move') return undefined;
  const found = preview(view, seat, choice);
  if (found.length === 0) return undefined;
  const number = (wanted: string) => Number(found.find(({ code }) => code === wanted)?.value ?? 0);
  const rest = found.filter(({ code }) => code !== 'way' && code !== 'points');
  const way = formatter.t('table.wayHint', { hexes: number('way'), points: number('points') });
  return [way, ...rest.map((reason) => formatter.reason(reason).label)].join(', ');
}
