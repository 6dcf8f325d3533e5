import type { Seat } from '@tessera/kernel';
import { WAYS } from '@tessera/space';
import { boardFor, type Cell, isWall, siteOf } from '../map/site.ts';
import type { ActionOf } from '../state/action.ts';
import type { View } from '../state/state.ts';
import { crewOf, isMob, npcUnit, roleOf } from '../units/units.ts';
import { deployOptions } from './deployment.ts';

/** A deployment of one character. */
export interface Placement extends Pick<ActionOf<'deploy'>, 'cell' | 'stance'> {
  readonly unit: number;
}

/**
 * Suggests a place and a state for every character of a seat that is not on the map yet. Each starts where its walk to a
 * goal of its own is shortest: the Brain to a computer, the Face to a guard, the others to a drop. The Face is
 * Disguised, to talk to guards; the others are Hidden, so that the alert stays low. R 5.2, 5.3, 11
 */
export function suggestedDeployment(view: View, seat: Seat): readonly Placement[] {
  const placements: Placement[] = [];
  const taken = new Set<Cell>();
  for (const unit of crewOf(seat).filter((one) => view.characters[one]!.cell < 0)) {
    const found = suggestionFor(withPlacements(view, placements), unit, taken);
    if (!found) continue;
    placements.push(found.placement);
    taken.add(found.goal);
  }
  return placements;
}

interface Suggestion {
  readonly placement: Placement;
  /** Hex that the character can walk to from there; -1 if there is none. */
  readonly goal: Cell;
}

function suggestionFor(view: View, unit: number, taken: ReadonlySet<Cell>): Suggestion | undefined {
  const wanted = roleOf(unit) === 'face' ? 'disguised' : 'hidden';
  const options = deployOptions(view, unit);
  const stealthy = options.filter(({ stance }) => stance === wanted);
  const from = stealthy.length > 0 ? stealthy : options;
  const all = goalsOf(view, unit);
  const free = all.filter((goal) => !taken.has(goal));
  let best: (Suggestion & { readonly steps: number }) | undefined;
  for (const goal of free.length > 0 ? free : all.length > 0 ? all : [-1]) {
    const steps = goal < 0 ? undefined : stepsTo(view, goal);
    for (const { cell, stance } of from) {
      const away = steps?.get(cell) ?? FAR;
      if (!best || away < best.steps) best = { placement: { unit, cell, stance }, goal, steps: away };
    }
  }
  return best;
}

/** Steps of a goal without a way to it. */
const FAR = Number.MAX_SAFE_INTEGER;

/** Returns the goals of a role: hexes of computers, of guards, or of drops; all objectives if the map has none. */
function goalsOf(view: View, unit: number): readonly Cell[] {
  const { computers } = siteOf(view.map);
  const drops = view.drops.map(({ cell }) => cell).filter((cell) => cell >= 0);
  const guards = view.npcs.flatMap(({ cell }, i) => (isMob(view, npcUnit(i)) ? [cell] : []));
  const role = roleOf(unit);
  const own = role === 'brain' ? computers : role === 'face' ? guards : drops;
  return own.length > 0 ? own : [...drops, ...computers];
}

/** Returns the steps to a goal from every hex with a way to it, around walls and tables. */
function stepsTo(view: View, goal: Cell): ReadonlyMap<Cell, number> {
  const site = siteOf(view.map);
  const { ways, size } = boardFor(site, view.variants);
  const steps = new Map<Cell, number>([[goal, 0]]);
  for (const [cell, away] of steps) {
    for (let way = 0; way < WAYS; way++) {
      const next = ways[cell * WAYS + way]!;
      if (next >= size || steps.has(next) || isWall(site, view.rubble, next) || site.table[next] === 1) continue;
      steps.set(next, away + 1);
    }
  }
  return steps;
}

/** Returns the view with these characters on the map. */
export function withPlacements(view: View, placements: readonly Placement[]): View {
  const characters = [...view.characters];
  for (const { unit, cell, stance } of placements) characters[unit] = { ...characters[unit]!, cell, stance };
  return { ...view, characters };
}
