import type { Reason, Seat } from '@tessera/kernel';
import { type Figures, heroesUp, monsterKind } from '../figures/figures.ts';
import { type Cell, distance, inRange, walk } from '../state/board.ts';
import type { FigureId } from '../state/roster.ts';
import { initiativeOf, type TurnedUp } from './round.ts';

/** A hero that a monster can target: from which cell, and how far that is. */
export interface Quarry {
  readonly hero: Seat;
  /** Steps to the nearest cell from which the monster can attack. */
  readonly steps: number;
  readonly distance: number;
  readonly initiative: number | undefined;
  readonly path: readonly Cell[];
}

/** The public part of a state or view that decides a monster's focus. */
interface Scene {
  readonly figures: Figures;
  readonly heroes: TurnedUp;
}

/**
 * Returns the heroes a monster can reach, its focus first: fewest steps, then nearest, then earliest initiative, then
 * seat.
 */
export function quarries({ figures, heroes }: Scene, monster: FigureId): Quarry[] {
  const { cell } = figures[monster]!;
  const { range } = monsterKind(monster);
  const reach = walk(figures, cell);
  const found: Quarry[] = [];
  for (const hero of heroesUp(figures)) {
    const to = figures[hero]!.cell;
    const stand = reach.ends.subarray(0, reach.count).find((from) => inRange(from, to, range));
    if (stand === undefined) continue;
    const path = reach.pathTo(stand);
    found.push({
      hero,
      steps: path.length - 1,
      distance: distance(cell, to),
      initiative: initiativeOf(heroes, hero),
      path,
    });
  }
  return found.sort(
    (a, b) =>
      a.steps - b.steps || a.distance - b.distance || (a.initiative ?? 0) - (b.initiative ?? 0) || a.hero - b.hero,
  );
}

/** Returns the ranking of the heroes as reasons that a table can show. */
export function explainFocus(scene: Scene, monster: FigureId): Reason[] {
  if (scene.figures[monster]!.hp === 0) return [{ code: 'monster-down', params: { figure: monster } }];
  const found = quarries(scene, monster);
  const [focus] = found;
  if (!focus) return [{ code: 'no-way-to-anyone', params: { figure: monster } }];
  return [
    { code: 'focus', params: { figure: monster, target: focus.hero } },
    ...found.map(({ hero, steps, distance, initiative, path }) => ({
      code: 'target',
      params: { target: hero },
      reasons: [
        { code: 'steps', params: { cell: path.at(-1)! }, value: steps },
        { code: 'distance', value: distance },
        ...(initiative === undefined ? [] : [{ code: 'initiative', value: initiative }]),
      ],
    })),
  ];
}
