import type { View } from '@tessera/gloomhaven/selectors';
import type { Offer } from './offer.ts';

interface ReachKinds {
  readonly plain: readonly number[];
  readonly trapped: readonly number[];
  readonly jumped: readonly number[];
}

/** Returns how each hex on offer can be reached. */
export function reachKinds(view: View, { cells, gait }: Offer): ReachKinds {
  const harms = new Set([...view.map.traps.map(({ cell }) => cell), ...view.map.hazards]);
  const solid = new Set(view.map.obstacles.flat());
  const taken = new Set(view.figures.filter(({ side }) => side !== 'party').map(({ cell }) => cell));
  const found = { plain: [] as number[], trapped: [] as number[], jumped: [] as number[] };
  for (const [cell, choice] of cells) {
    if (choice.type !== 'move') found.plain.push(cell);
    else if (gait !== 'walk') {
      const between = choice.path.slice(0, -1);
      const over = between.some((one) => solid.has(one) || taken.has(one) || harms.has(one));
      const lands = gait === 'jump' && harms.has(cell);
      (lands ? found.trapped : over ? found.jumped : found.plain).push(cell);
    } else (choice.path.some((one) => harms.has(one)) ? found.trapped : found.plain).push(cell);
  }
  return found;
}
