import { regionOf, SITE, tables } from '../src/content/index.ts';
import { hasArmy, nazgulAt } from '../src/pieces/figures.ts';
import type { ActionOf } from '../src/state/action.ts';
import { FREE, SHADOW } from '../src/state/numbers.ts';
import { pointsOf } from '../src/turn/victory.ts';
import { createJudgement, type Judgement } from './judgement.ts';
import { distance, type Position, type Sight } from './position.ts';

const GATES = ['morannon', 'minas-morgul'].map((id) => regionOf(id));
const MORGUL = regionOf('minas-morgul');
/** Mean damage of a drawn tile. */
const TILE = 1.6;
const LOST = 12;
/** Turn after which the Fellowship accepts any risk before Mordor. */
const LATE = 25;
/** Maximum mean damage of a move while there is time. */
const MAX_RISK = 0.65;

/** Returns the steps from a region to the nearer gate of Mordor. */
function stepsToGate(region: number): number {
  return Math.min(...GATES.map((gate) => distance(region, gate)));
}

/** Returns the steps left to a gate. */
export function stepsLeft({ fellowship }: Pick<Sight, 'fellowship'>): number {
  return fellowship.mordor >= 0 ? 0 : Math.max(0, stepsToGate(fellowship.region) - fellowship.progress);
}

/** Returns the mean damage of the next move. R 10.5 */
function riskOfStep({ fellowship, huntBox }: Sight): number {
  const hunters = Math.min(5, huntBox[SHADOW]!);
  if (fellowship.mordor >= 0) return 1.2 + 0.4 * (huntBox[FREE]! + huntBox[SHADOW]!);
  const miss = 1 - Math.min(5, 1 + huntBox[FREE]!) / 6;
  return (1 - miss ** hunters) * TILE;
}

/** Returns the time pressure: 0 while the Shadow has few points, 1 when it is about to win. */
function haste({ sight }: Position): number {
  return Math.max(0, Math.min(1, (pointsOf(sight, SHADOW) - 1) / 5));
}

/** Returns a Corruption limit between the strict value without time pressure and the strategy's value under it. */
function withTime(position: Position, strict: number, hurried: number): number {
  const hurry = haste(position);
  return Math.min(hurried, strict + (hurried - strict) * hurry);
}

/** Returns whether the Fellowship should stay and heal. */
function isResting(position: Position): boolean {
  const { sight, strategy } = position;
  const { fellowship } = sight;
  if (fellowship.mordor >= 0 || fellowship.progress > 0 || !isHaven(sight, fellowship.region)) return false;
  return fellowship.corruption > withTime(position, 0, strategy.leaveAt);
}

function isHaven({ control }: Pick<Sight, 'control'>, region: number): boolean {
  const site = tables.siteOf[region];
  return (site === SITE.city || site === SITE.stronghold) && tables.sideOf[region] === FREE && control[region] === FREE;
}

/** Returns the value of moving the Fellowship. */
export function moveWorth(position: Position): number {
  const { sight, strategy } = position;
  const { fellowship, huntBox } = sight;
  const risk = riskOfStep(sight);
  const room = LOST - fellowship.corruption;
  const hurry = haste(position);
  // R 10.10.6: one attempt per turn is necessary, and the cheapest.
  if (fellowship.mordor >= 0) return sight.trackTried && room <= (4 - 2.5 * hurry) * risk ? 4 : 95;
  if (isResting(position)) return 3;
  // Already at the gate: wait for the Fellowship phase.
  if (stepsLeft(sight) === 0) return -6;
  if (huntBox[FREE]! >= strategy.pace && huntBox[SHADOW]! > 0) return 4;
  if (risk > MAX_RISK + hurry) return 4;
  return 62 * strategy.ring - 14 * risk * (6 / Math.max(2, room));
}

/** Judges a declaration: to heal, or to stand at the gates. */
export function judgeDeclaration(position: Position, { path }: ActionOf<'declare'>): Judgement {
  const { sight, strategy } = position;
  const { fellowship } = sight;
  const enterAt = withTime(position, 1, strategy.enterAt);
  const leaveAt = withTime(position, 0, strategy.leaveAt);
  const end = path.at(-1)!;
  if (GATES.includes(end)) {
    const ready = fellowship.corruption <= enterAt || sight.turn > LATE;
    return createJudgement(ready ? 60 + (end === MORGUL ? 0 : 1) : -5, 'enters-mordor');
  }
  if (!isHaven(sight, end) || fellowship.corruption === 0) return createJudgement(-20, 'waits');
  const isHere = fellowship.progress === 0;
  if (isHere) return createJudgement(fellowship.corruption > leaveAt ? 40 : 20, 'rests');
  if (fellowship.corruption < withTime(position, 1, strategy.restAt)) return createJudgement(-20, 'waits');
  const detour = stepsToGate(end) - stepsLeft(sight);
  return createJudgement(detour <= 3 ? 45 - 4 * detour : -20, 'rests');
}

export function judgeEntry({ sight, strategy }: Position): Judgement {
  return createJudgement(sight.fellowship.corruption <= strategy.enterAt + 5 ? 80 : 30, 'enters-mordor');
}

/** Judges a path of the revealed figure: towards the gates, away from sources of Hunt re-rolls. */
export function judgeWalk({ sight }: Position, { path }: ActionOf<'walk'>): Judgement {
  const end = path.at(-1)!;
  let toll = 0;
  for (const region of new Set(path)) {
    if (
      tables.siteOf[region] === SITE.stronghold &&
      tables.sideOf[region] === SHADOW &&
      sight.control[region] === SHADOW
    )
      toll += 3;
  }
  const watched = Number(hasArmy(sight, end, SHADOW)) + Number(nazgulAt(sight, end) > 0);
  return createJudgement(30 - 2 * stepsToGate(end) - toll - watched, 'moves-the-ring');
}

/** Judges dice for the Hunt: the nearer to Mordor, the more. R 5.3 */
export function judgeAllocation({ sight, strategy }: Position, { dice }: ActionOf<'allocate'>): Judgement {
  const { fellowship } = sight;
  const [far, near, track] = strategy.hunters;
  const wanted = fellowship.mordor >= 0 ? track : stepsLeft(sight) <= 4 ? near : far;
  return createJudgement(10 - Math.abs(dice - wanted), 'hunts');
}

/** Judges losing a Companion for the damage: always on the Track, otherwise only for high damage. */
export function judgeCasualty({ sight }: Position, { random }: ActionOf<'casualty'>): Judgement {
  const damage = sight.hunt?.damage ?? 0;
  const { fellowship } = sight;
  if (fellowship.mordor >= 0) return createJudgement(20 + (random ? 1 : damage), 'spares-the-bearers');
  const pain = damage >= 3 || fellowship.corruption + damage >= 6 ? 8 : damage === 2 ? 2 : -3;
  return createJudgement(pain + (random ? 1 : damage >= 3 ? 2 : 0), 'spares-the-bearers');
}
