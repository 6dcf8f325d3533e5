import { tables } from '../src/content/index.ts';
import { fellowCount } from '../src/pieces/characters.ts';
import { diceLeft, poolSize } from '../src/pieces/dice.ts';
import { isBesieged } from '../src/pieces/figures.ts';
import { countIn, ELITES_OF, UNITS_OF } from '../src/pieces/troops.ts';
import { FREE, PLACE_COUNT, SHADOW } from '../src/state/numbers.ts';
import type { State } from '../src/state/state.ts';
import { pointsOf } from '../src/turn/victory.ts';
import { stepsLeft } from './ring.ts';

/** Returns the features of a position, in the order of `WEIGHTS` in `evaluate.ts`. */
export function featuresOf(state: State): number[] {
  const { fellowship, boxes, rings } = state;
  const track = fellowship.mordor >= 0 ? 5 - fellowship.mordor : 5;
  const shadowPoints = pointsOf(state, SHADOW);
  return [
    1,
    stepsLeft(state) / 10,
    track / 5,
    fellowship.corruption / 12,
    (fellowship.corruption / 12) ** 2,
    fellowship.hidden ? 0 : 1,
    fellowCount(state) / 7,
    shadowPoints / 10,
    (shadowPoints / 10) ** 2,
    pointsOf(state, FREE) / 4,
    besiegedPoints(state) / 10,
    toughness(state, FREE) / 50,
    toughness(state, SHADOW) / 100,
    atWar(boxes, 5, 8) / 3,
    atWar(boxes, 0, 5) / 5,
    poolSize(state, FREE) / 6,
    poolSize(state, SHADOW) / 10,
    (diceLeft(state, FREE) - diceLeft(state, SHADOW)) / 10,
    rings[FREE]! / 3,
    state.huntBox[SHADOW]! / 5,
    state.waiting.length / 4,
  ];
}

/** Returns the points of the Free Peoples in besieged Strongholds. */
function besiegedPoints(state: State): number {
  let points = 0;
  for (let region = 0; region < state.control.length; region++) {
    if (state.control[region] === FREE && tables.pointsOf[region]! > 0 && isBesieged(state, region)) points += 2;
  }
  return points;
}

/** Returns the hits that all units of a side can take. */
function toughness({ stacks }: State, side: number): number {
  let hits = 0;
  for (let place = 0; place < PLACE_COUNT; place++) {
    const stack = stacks[place];
    if (stack) hits += countIn(stack, UNITS_OF[side]!) + countIn(stack, ELITES_OF[side]!);
  }
  return hits;
}

function atWar(boxes: readonly number[], from: number, to: number): number {
  let count = 0;
  for (let nation = from; nation < to; nation++) if (boxes[nation] === 4) count++;
  return count;
}
