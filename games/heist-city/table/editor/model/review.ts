import { type GoalDistance, goalDistances, type HeistMap, LONGEST_MAP, mapFindings, ROLES } from '@tessera/heist-city';
import { remarkFor } from './issueText.ts';
import { type Remark, remark } from './remark.ts';
import { placeOf, type Sketch } from './sketch.ts';
import { pairsOf, roomFor, sketchToMap } from './sketchToMap.ts';

/** Review of a sketch. */
export interface Review {
  /** Map as JSON, once it is playable. */
  readonly text: string | undefined;
  /** Problems that prevent playing. */
  readonly problems: readonly Remark[];
  /** Hints for a better map. */
  readonly hints: readonly Remark[];
  readonly distances: readonly GoalDistance[];
}

/** Difference in steps that exceeds a turn's head start. */
const UNEVEN = 3;

export function reviewOf(sketch: Sketch): Review {
  const map = sketchToMap(sketch);
  const unfinished = unfinishedParts(sketch);
  const problems = unfinished.length > 0 ? unfinished : mapFindings(map).map((finding) => remarkFor(map, finding));
  // Without a start for every character there is no origin to measure from.
  const distances = unfinished.some(({ key }) => key === 'no-room') ? [] : goalDistances(map);
  const text = JSON.stringify(map);
  const long = text.length > LONGEST_MAP ? [remark('too-long', { most: LONGEST_MAP, n: text.length })] : [];
  const all = [...problems, ...long];
  return {
    text: all.length === 0 ? text : undefined,
    problems: all,
    hints: [...missing(map), ...uneven(distances)],
    distances,
  };
}

/** Returns the missing parts that every map needs. */
function unfinishedParts(sketch: Sketch): Remark[] {
  const nameless = sketch.name.trim() === '' ? [remark('no-name')] : [];
  const crowded = ([0, 1] as const).flatMap((seat) => {
    const zone = Object.keys(sketch.areas).filter((spot) => sketch.areas[spot] === `zone-${seat}`);
    const n = roomFor(sketch, seat).length;
    if (n >= ROLES.length) return [];
    return [remark('no-room', { crew: seat + 1, n, need: ROLES.length }, {}, zone.map(placeOf))];
  });
  const lone = pairsOf(sketch.things).flatMap((ends) =>
    ends.length === 2 ? [] : [remark('lone-teleporter', {}, {}, ends.map(placeOf))],
  );
  return [...nameless, ...crowded, ...lone];
}

function missing({ computers, drops, portals, npcs }: HeistMap): Remark[] {
  return [
    ...(computers.length + drops.length === 0 ? [remark('nothing-to-win')] : []),
    ...(npcs.length === 0 ? [remark('nobody-on-guard')] : []),
    ...(portals.length === 0 ? [remark('no-portal')] : []),
  ];
}

/** Returns the crew with the shorter way, 1 or 2; undefined if equal. An unreachable goal counts as farthest. */
export function nearerCrew([first, second]: GoalDistance['steps']): 1 | 2 | undefined {
  if (first === second) return undefined;
  return second < 0 || (first >= 0 && first < second) ? 1 : 2;
}

/** Returns objectives that are nearer to one crew than any of their kind is to the other. */
function uneven(distances: readonly GoalDistance[]): Remark[] {
  return (['computers', 'drops', 'gear'] as const).flatMap((list) => {
    const of = distances.filter((each) => each.list === list && Math.min(...each.steps) >= 0);
    const [first, second] = [0, 1].map((seat) => Math.min(...of.map(({ steps }) => steps[seat === 0 ? 0 : 1])));
    if (first === undefined || second === undefined || of.length === 0) return [];
    if (Math.abs(first - second) < UNEVEN) return [];
    const nearest = of.find(({ steps }) => Math.min(...steps) === Math.min(first, second));
    return [remark('uneven', { first, second }, { what: `editor.part.${list}` }, nearest ? [nearest.at] : [])];
  });
}
