import { NATIONS, tables } from '../src/content/index.ts';
import { hasArmy, nazgulAt, regionAt, unitsAt } from '../src/pieces/figures.ts';
import { isElite, isUnit, NATION_OF, NAZGUL, unitsIn } from '../src/pieces/troops.ts';
import type { ActionOf } from '../src/state/action.ts';
import { FREE } from '../src/state/numbers.ts';
import { createJudgement, type Judgement } from './judgement.ts';
import { distance, type Position } from './position.ts';

const ISENGARD = NATIONS.indexOf('isengard');
const SAURON = NATIONS.indexOf('sauron');
const GONDOR = NATIONS.indexOf('gondor');
const ROHAN = NATIONS.indexOf('rohan');
/** Steps from an enemy within which a Settlement keeps a guard. */
const NEAR = 3;

export function judgeMarch(position: Position, { from, to }: ActionOf<'march'>): Judgement {
  const worth = position.marchWorth(from, to);
  return createJudgement(worth, worth > 0 ? 'closes-in' : 'waits');
}

export function judgeAttack(position: Position, { from, to }: ActionOf<'attack'>): Judgement {
  const worth = position.attackWorth(from, to);
  return createJudgement(worth, worth > 0 ? 'attacks' : 'too-risky');
}

/** Judges leaving figures behind: the whole Army goes, but a Settlement near the enemy keeps its cheapest unit. */
export function judgeLeave(position: Position, { troop, count }: ActionOf<'leave'>): Judgement {
  const { frame, side, sight } = position;
  if (frame?.at !== 'split' && frame?.at !== 'attack.split' && frame?.at !== 'advance')
    return createJudgement(-1, 'guards');
  const from = frame.at === 'advance' ? (sight.battle?.from ?? 0) : frame.from;
  const staying = unitsAt(sight, from, side) - unitsIn(frame.troops, side);
  if (count > 1 || !isUnit(troop) || staying > 0 || !isWorthAGuard(position, from))
    return createJudgement(-5 - count, 'guards');
  return createJudgement(12 - (isElite(troop) ? 5 : 0), 'guards');
}

/** Returns whether a place has points of its side that an enemy Army is near enough to take. */
function isWorthAGuard({ sight, side }: Position, place: number): boolean {
  const region = regionAt(place);
  if (tables.pointsOf[region] === 0 || sight.control[region] !== side) return false;
  return sight.stacks.some(
    (stack, other) => stack !== null && hasArmy(sight, other, 1 - side) && distance(regionAt(other), region) <= NEAR,
  );
}

/** Judges a place for recruits: endangered walls for the Free Peoples, regions near its goals for the Shadow. */
export function judgeRecruit(position: Position, { troop, place }: ActionOf<'recruit'>): Judgement {
  const { side, sight } = position;
  const region = regionAt(place);
  const figure = isElite(troop) ? 4 : isUnit(troop) ? 2 : troop === NAZGUL ? 3 : 1;
  const crowd = unitsAt(sight, place, side) >= 8 ? -6 : 0;
  if (side !== FREE) return createJudgement(10 + figure + crowd + 2 * position.pull[region]!, 'musters');
  const gap = position.threat(region) - position.garrison(region, side);
  return createJudgement(10 + figure + crowd + tables.pointsOf[region]! * Math.max(-2, Math.min(5, gap)), 'musters');
}

/** Judges advancing a Nation: the Shadow prefers Isengard, then Sauron; the Free Peoples Gondor, then Rohan. */
export function judgeAdvance({ sight, side }: Position, { nation }: ActionOf<'advance'>): Judgement {
  const box = sight.boxes[nation]!;
  const liked = side === FREE ? [GONDOR, ROHAN] : [ISENGARD, SAURON];
  return createJudgement(
    10 + box + 3 * (2 - ((liked.indexOf(nation) + 3) % 3)) + (sight.active[nation] ? 1 : 0),
    'rouses-a-nation',
  );
}

/** Judges a landing place of Nazgûl: over the Fellowship, or with an Army that lacks leaders. */
export function judgeLanding(position: Position, to: number): Judgement {
  const { sight, side, strategy } = position;
  const region = regionAt(to);
  if (side === FREE)
    return createJudgement(5 + Math.min(4, unitsAt(sight, to, FREE)) + position.threat(region), 'guards');
  if (region === sight.fellowship.region && nazgulAt(sight, to) === 0)
    return createJudgement(8 + 14 * strategy.ring, 'hunts');
  const units = unitsAt(sight, to, side);
  if (units === 0) return createJudgement(0, 'waits');
  const led = nazgulAt(sight, to);
  return createJudgement(3 + Math.min(10, units) * (1 - Math.min(1, led / 3)) + position.pull[region]!, 'closes-in');
}

/** Judges lifting Nazgûl: those without an Army go first. */
export function judgeLift({ sight, side }: Position, { from, count }: ActionOf<'lift'>): Judgement {
  const idle = unitsAt(sight, from, side) === 0 ? 8 : nazgulAt(sight, from) - 2;
  const hunting = regionAt(from) === sight.fellowship.region ? -12 : 0;
  return createJudgement(idle + hunting - 2 * (count - 1), 'closes-in');
}

export function judgeEnter(position: Position, { place }: ActionOf<'enter'>): Judgement {
  const { sight, side } = position;
  return createJudgement(20 + unitsAt(sight, place, side) + position.pull[regionAt(place)]!, 'brings-a-character');
}

/** Returns how readily a unit is removed when an Army is above the limit. */
export function cheapness(troop: number): number {
  return isElite(troop) ? 1 : NATION_OF[troop] === ISENGARD ? 2 : 3;
}
