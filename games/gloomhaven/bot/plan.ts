import { add, type Cell, type Hex, subtract } from '@tessera/space';
import type { EstimatedArea, ReachEstimate } from '../src/modifiers/botEstimate.ts';
import type { Battlefield, Foe } from './battlefield.ts';
import type { Glance } from './halves.ts';

/** Weights of a hero's evaluation, in points of damage dealt to an enemy. */
export interface Weights {
  /** A killed enemy, besides its hit points. */
  readonly kill: number;
  /** A point of damage that the killed enemy would have dealt. */
  readonly spared: number;
  /** A point of damage that the hero may suffer on its hex. */
  readonly danger: number;
  /** A restored hit point. */
  readonly heal: number;
  /** A hex nearer to the next enemy, or to the next door when none is in sight. */
  readonly nearer: number;
  /** A hex nearer to the next door while fewer enemies than heroes are left. */
  readonly ahead: number;
  readonly other: number;
  readonly coin: number;
  /** Acting first, when that helps. */
  readonly early: number;
  /** Acting last, when that helps. */
  readonly late: number;
  /** A turn that a lost card would have lasted. */
  readonly loss: number;
  /** The same in hit points that losing it saves. */
  readonly turn: number;
  /** Average damage of a hero per turn, including turns of moving and healing. */
  readonly pace: number;
  /** A turn beyond the scenario's need, as a share of a needed one. */
  readonly spare: number;
  /** The share of hit points below which a hero rests before the next fight. */
  readonly weary: number;
  /** A point of an attack kept for enemies behind a door. */
  readonly promise: number;
  /** Each ally blocked because the hero is in the doorway. */
  readonly doorway: number;
}

export const WEIGHTS: Weights = {
  kill: 1.5,
  spared: 0.8,
  danger: 0.3,
  heal: 1,
  nearer: 0.5,
  ahead: 0.15,
  other: 0.5,
  coin: 0.5,
  early: 2,
  late: 2,
  loss: 3,
  turn: 3,
  pace: 1.3,
  spare: 0.5,
  weary: 0.3,
  promise: 0.25,
  doorway: 1.5,
};

/** Returns the value of a half from a hex, without moves and without the cost of losing its card. */
function halfWorth(field: Battlefield, half: Glance, cell: Cell, recovery: number): number {
  let worth = 0;
  if (!field.disarmed) for (const strike of half.strikes) worth += strikeWorth(field, strike, cell);
  for (const heal of half.heals) worth += healWorth(field, heal, cell);
  if (half.loot > 0)
    worth += WEIGHTS.coin * field.money.filter((on) => field.ground.range(cell, on) <= half.loot).length;
  if (half.recovers) worth += recovery;
  if (field.foes.length > 0) worth += half.other * WEIGHTS.other;
  // Only effective halves give experience.
  return worth > 0 ? worth + half.xp * 0.15 : worth;
}

function strikeWorth(field: Battlefield, strike: ReachEstimate, cell: Cell): number {
  const { foes, ground, doors } = field;
  if (foes.length === 0)
    return promise(strike) * (doors.includes(cell) ? 2 : doors.some((door) => ground.range(cell, door) <= 3) ? 1 : 0);
  let worth = 0;
  for (const { foe, hampered } of takenFrom(field, strike, cell)) worth += gainFrom(foe, strike, hampered);
  return worth;
}

/**
 * Returns the estimated targets of an attack from a hex: the best ones, or those under the best placement of its area.
 */
function takenFrom(field: Battlefield, strike: ReachEstimate, cell: Cell): readonly Struck[] {
  const struck = struckFrom(field, strike, cell);
  if (strike.area !== undefined) return coveredFrom(field, strike, strike.area, cell, struck);
  if (struck.length <= strike.targets) return struck;
  return struck
    .toSorted((a, b) => gainFrom(b.foe, strike, b.hampered) - gainFrom(a.foe, strike, a.hampered))
    .slice(0, strike.targets);
}

/**
 * Returns the targets of the best placement of an area: rotated around the hero, or placed on a target in reach. R 7.12
 */
function coveredFrom(
  field: Battlefield,
  strike: ReachEstimate,
  { from, turned }: EstimatedArea,
  cell: Cell,
  struck: readonly Struck[],
): readonly Struck[] {
  let best: readonly Struck[] = [];
  let most = 0;
  const lay = (at: Hex, hexes: readonly Hex[]) => {
    const covered: Struck[] = [];
    let worth = 0;
    for (const step of hexes) {
      const foe = field.foeAt.get(add(at, step));
      if (foe === undefined) continue;
      const hampered = strike.range > 1 && field.ground.range(cell, foe.cell) <= 1;
      covered.push({ foe, hampered });
      worth += gainFrom(foe, strike, hampered);
    }
    if (worth <= most) return;
    most = worth;
    best = covered;
  };
  if (from === 'self') {
    const own = field.hexOf(cell);
    for (const hexes of turned) lay(own, hexes);
    return best;
  }
  for (const { foe } of struck)
    for (const hexes of turned) for (const step of hexes) lay(subtract(foe.hex, step), hexes);
  return best;
}

interface Struck {
  readonly foe: Foe;
  /** A ranged attack on an adjacent target. R 7.11 */
  readonly hampered: boolean;
}

/** Returns the possible targets of an attack from a hex. */
function struckFrom({ foes, ground }: Battlefield, { range }: ReachEstimate, cell: Cell): Struck[] {
  const struck: Struck[] = [];
  for (const foe of foes) {
    const distance = ground.range(cell, foe.cell);
    if (distance > range || (distance > 1 && !ground.sight.sees(cell, foe.cell))) continue;
    struck.push({ foe, hampered: range > 1 && distance <= 1 });
  }
  return struck;
}

/** Expected results of a half's attacks. */
export interface Outlook {
  readonly damage: number;
  /** The best chance to kill one target. */
  readonly kill: number;
}

/** Returns the expected results of a half's attacks from a hex. */
export function outlookFrom(field: Battlefield, { strikes }: Glance, cell: Cell): Outlook {
  let damage = 0;
  let kill = 0;
  for (const strike of strikes) {
    for (const { foe, hampered } of takenFrom(field, strike, cell)) {
      const dealt = damageTo(foe, strike, hampered);
      damage += Math.min(dealt, foe.hp);
      kill = Math.max(kill, killOdds(dealt - foe.hp));
    }
  }
  return { damage, kill };
}

/** Returns the value of an attack once a door is open. */
function promise({ value, targets }: ReachEstimate): number {
  return value * Math.min(2, targets) * WEIGHTS.promise;
}

/** Returns the odds that the drawn card adds the missing damage, or does not subtract too much. */
function killOdds(spare: number): number {
  if (spare >= 2) return 0.95;
  if (spare >= 1) return 0.9;
  if (spare >= 0) return 0.65;
  if (spare >= -1) return 0.35;
  return spare >= -2 ? 0.1 : 0.03;
}

/** Returns the value of hitting an enemy. */
export function gainFrom(foe: Foe, strike: AttackEstimate, hampered: boolean): number {
  const { hp, bite, acted } = foe;
  const { side } = strike;
  const damage = damageTo(foe, strike, hampered);
  const odds = killOdds(damage - hp);
  return Math.min(damage, hp) + odds * (WEIGHTS.kill + bite * (acted ? 0.5 : 1) * WEIGHTS.spared) + side * (1 - odds);
}

/** The estimate of an attack on one enemy. */
export type AttackEstimate = Pick<ReachEstimate, 'value' | 'pierce' | 'side' | 'flanking' | 'lone'>;

function damageTo({ shield, poisoned, nearestFriend, isAlone }: Foe, blow: AttackEstimate, hampered: boolean): number {
  const { value, pierce, flanking, lone } = blow;
  const more = (poisoned ? 1 : 0) + (nearestFriend <= 1 ? flanking : 0) + (isAlone ? lone : 0);
  return Math.max(0.2, value + more - Math.max(0, shield - pierce) - (hampered ? 0.7 : 0));
}

function healWorth({ friends, ground }: Battlefield, { value, range, targets }: ReachEstimate, cell: Cell): number {
  const gains = friends
    .filter((friend, n) => n === 0 || (range > 0 && ground.range(cell, friend.cell) <= range))
    .map(({ missing, hurt }) => Math.min(value, missing) * WEIGHTS.heal * (0.5 + hurt))
    .toSorted((a, b) => b - a);
  return gains.slice(0, targets).reduce((sum, gain) => sum + gain, 0);
}

/** Cost of a trap on the path. */
export const TRAP = 5;

/** A hero's preferences for the hex where it ends its turn. */
export interface Stance {
  /** The range from which it wants to fight. */
  readonly range: number;
  /** Whether the next door may be opened. */
  readonly opens: boolean;
}

/** Returns the value of a hex at the end of a turn. */
function placeWorth(field: Battlefield, cell: Cell, { range, opens }: Stance): number {
  const { foes, ground, money, doors } = field;
  let worth = money.includes(cell) ? WEIGHTS.coin : 0;
  if (foes.length === 0 || doors.includes(cell)) return worth + doorWorth(field, cell, opens);
  let nearest = 99;
  const { hp, maxHp } = field.self;
  // Heroes with few hit points keep back.
  const fear = WEIGHTS.danger * (1.6 - hp / maxHp) * (10 / (4 + maxHp * 0.6));
  for (const foe of foes) nearest = Math.min(nearest, ground.range(cell, foe.cell));
  const expected = threatAt(field, cell);
  worth -= fear * expected;
  if (field.gates.has(cell))
    worth -= WEIGHTS.doorway * field.friends.filter((friend, n) => n > 0 && friend.nearestFoe > nearest).length;
  if (foes.length < field.friends.length) worth -= WEIGHTS.ahead * toDoor(field, cell);
  return worth - WEIGHTS.nearer * Math.max(0, nearest - range);
}

/** Returns the distance to the next door; 0 when there is none. */
function toDoor({ doors, ground }: Battlefield, cell: Cell): number {
  return doors.length === 0 ? 0 : Math.min(...doors.map((door) => ground.range(cell, door)));
}

/** Returns the damage that a hero may suffer on a hex before its next turn. */
export function threatAt({ foes, ground }: Battlefield, cell: Cell): number {
  let expected = 0;
  for (const foe of foes) {
    const distance = ground.range(cell, foe.cell);
    if (distance > foe.move + foe.range) continue;
    const isFirst = distance < foe.nearestFriend ? 1 : distance === foe.nearestFriend ? 0.6 : 0.25;
    expected += foe.bite * isFirst * (foe.acted ? 0.6 : 1);
  }
  return expected;
}

function doorWorth(field: Battlefield, cell: Cell, opens: boolean): number {
  if (field.doors.includes(cell)) return opens && field.foes.length === 0 ? 8 : -20;
  return -WEIGHTS.nearer * toDoor(field, cell);
}

/** Evaluates a hero's options on a battlefield. Caches results per hex. */
export class Planner {
  readonly field: Battlefield;
  readonly stance: Stance;
  readonly #recovery: number;
  readonly #worths = new Map<Glance, Map<Cell, number>>();
  readonly #places = new Map<Cell, number>();

  constructor(field: Battlefield, stance: Stance, recovery: number) {
    this.field = field;
    this.stance = stance;
    this.#recovery = recovery;
  }

  /** Returns the value of a half from a hex. */
  worthOf(half: Glance | undefined, cell: Cell): number {
    if (half === undefined) return 0;
    let known = this.#worths.get(half);
    if (known === undefined) {
      known = new Map();
      this.#worths.set(half, known);
    }
    let worth = known.get(cell);
    if (worth === undefined) {
      worth = halfWorth(this.field, half, cell, this.#recovery);
      known.set(cell, worth);
    }
    return worth;
  }

  /** Checks whether an attack of a half has a target from a hex. */
  strikes(half: Glance, cell: Cell): boolean {
    return half.strikes.some((strike) => takenFrom(this.field, strike, cell).length > 0);
  }

  /** Returns the value of ending the turn on a hex. */
  place(cell: Cell): number {
    let worth = this.#places.get(cell);
    if (worth === undefined) {
      worth = placeWorth(this.field, cell, this.stance);
      this.#places.set(cell, worth);
    }
    return worth;
  }

  /** Returns the best value of two halves in this order; the second is undefined once it has been played. */
  sequence(first: Glance, second: Glance | undefined): number {
    const { here } = this.field;
    const jumps = first.jumps || (second?.jumps ?? false);
    const before = first.move > 0 ? 0 : this.worthOf(first, here);
    const points = first.move + (second?.move ?? 0);
    let best = Number.NEGATIVE_INFINITY;
    for (const { cell, points: cost, negatives } of this.field.ends(jumps)) {
      if (cost > points) continue;
      const after = (first.move > 0 ? this.worthOf(first, cell) : 0) + this.worthOf(second, cell);
      best = Math.max(best, after + this.place(cell) - negatives * TRAP);
    }
    return before + best;
  }
}
