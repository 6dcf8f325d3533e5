import type { Cell } from '@tessera/space';
import type { Battlefield, Foe } from './battlefield.ts';
import type { Glance, Reaching } from './halves.ts';

/** What things are worth to a hero, in points of damage done to an enemy. */
export interface Weights {
  /** An enemy killed, besides its hit points, and what it would have done. */
  readonly kill: number;
  readonly spared: number;
  /** A point of damage that the hero may suffer where it stands. */
  readonly danger: number;
  /** A hit point restored. */
  readonly heal: number;
  /** A hex nearer to whom it wants to reach. */
  readonly nearer: number;
  readonly other: number;
  readonly coin: number;
  /** Being first, or last, where that helps. */
  readonly early: number;
  readonly late: number;
  /** Losing a card, and losing one where the last room is open. */
  readonly loss: number;
  readonly lastLoss: number;
  /** A turn that lost cards cost, in hit points. */
  readonly turn: number;
  /** The share of hit points below which a hero rests before the next fight. */
  readonly weary: number;
  /** A point of an attack that waits behind a door for whom it will meet. */
  readonly promise: number;
}

export const WEIGHTS: Weights = {
  kill: 1.5,
  spared: 0.8,
  danger: 0.25,
  heal: 1.3,
  nearer: 0.5,
  other: 0.5,
  coin: 0.5,
  early: 2,
  late: 2,
  loss: 1.6,
  lastLoss: 0.5,
  turn: 1.2,
  weary: 0.3,
  promise: 0.25,
};

/** The worth of what a half does from a hex, moves apart; not what it costs to lose its card. */
function deedWorth(field: Battlefield, half: Glance, cell: Cell, lostCards: number): number {
  let worth = 0;
  if (!field.disarmed) for (const strike of half.strikes) worth += strikeWorth(field, strike, cell);
  for (const heal of half.heals) worth += healWorth(field, heal, cell);
  if (half.loot > 0)
    worth += WEIGHTS.coin * field.money.filter((on) => field.ground.range(cell, on) <= half.loot).length;
  if (half.recovers) worth += lostCards >= 3 ? lostCards * 1.6 : -5;
  if (field.foes.length > 0) worth += half.other * WEIGHTS.other;
  // Experience is gained by what hits.
  return worth > 0 ? worth + half.xp * 0.15 : worth;
}

function strikeWorth({ foes, ground, doors }: Battlefield, strike: Reaching, cell: Cell): number {
  if (foes.length === 0)
    return promise(strike) * (doors.includes(cell) ? 2 : doors.some((door) => ground.range(cell, door) <= 3) ? 1 : 0);
  const gains: number[] = [];
  for (const foe of foes) {
    const distance = ground.range(cell, foe.cell);
    if (distance > strike.range || (distance > 1 && !ground.sight.sees(cell, foe.cell))) continue;
    gains.push(gainFrom(foe, strike, strike.range > 1 && distance <= 1));
  }
  gains.sort((a, b) => b - a);
  // Those in an area have to stand together, which they do about half the time.
  const full = strike.area > 0 ? 1 : strike.targets;
  let worth = 0;
  for (const [n, gain] of gains.entries()) if (n < strike.targets) worth += n < full ? gain : gain * 0.55;
  return worth;
}

/** What an attack may be good for once a door is open. */
function promise({ value, targets }: Reaching): number {
  return value * Math.min(2, targets) * WEIGHTS.promise;
}

/** Odds that a drawn card makes up for what is missing to kill, or does not cost too much. */
function killOdds(spare: number): number {
  if (spare >= 2) return 0.95;
  if (spare >= 1) return 0.9;
  if (spare >= 0) return 0.65;
  if (spare >= -1) return 0.35;
  return spare >= -2 ? 0.1 : 0.03;
}

/** What hitting an enemy is worth. */
export function gainFrom(
  { hp, shield, poisoned, bite, acted }: Foe,
  { value, pierce, side }: Pick<Reaching, 'value' | 'pierce' | 'side'>,
  hampered: boolean,
): number {
  const damage = Math.max(0.2, value + (poisoned ? 1 : 0) - Math.max(0, shield - pierce) - (hampered ? 0.7 : 0));
  const odds = killOdds(damage - hp);
  return Math.min(damage, hp) + odds * (WEIGHTS.kill + bite * (acted ? 0.5 : 1) * WEIGHTS.spared) + side * (1 - odds);
}

function healWorth({ friends, ground }: Battlefield, { value, range, targets }: Reaching, cell: Cell): number {
  const gains = friends
    .filter((friend, n) => n === 0 || (range > 0 && ground.range(cell, friend.cell) <= range))
    .map(({ missing, hurt }) => Math.min(value, missing) * WEIGHTS.heal * (0.5 + hurt))
    .toSorted((a, b) => b - a);
  return gains.slice(0, targets).reduce((sum, gain) => sum + gain, 0);
}

/** What a trap on the way costs. */
export const TRAP = 5;

/** What the hero has to do with itself where it ends its turn. */
export interface Stance {
  /** From how far away it wants to fight. */
  readonly range: number;
  /** Whether the next door may be opened. */
  readonly opens: boolean;
}

/** How good a hex is to end a turn on. */
function placeWorth(field: Battlefield, cell: Cell, { range, opens }: Stance): number {
  const { foes, ground, money, doors } = field;
  let worth = money.includes(cell) ? WEIGHTS.coin : 0;
  if (foes.length === 0 || doors.includes(cell)) return worth + doorWorth(field, cell, opens);
  let nearest = 99;
  const { hp, maxHp } = field.self;
  // Those with few hit points left keep back.
  const fear = WEIGHTS.danger * (1.6 - hp / maxHp) * (10 / (4 + maxHp * 0.6));
  for (const foe of foes) {
    const distance = ground.range(cell, foe.cell);
    nearest = Math.min(nearest, distance);
    if (distance > foe.move + foe.range) continue;
    const isFirst = distance < foe.nearestFriend ? 1 : distance === foe.nearestFriend ? 0.6 : 0.25;
    worth -= fear * foe.bite * isFirst * (foe.acted ? 0.6 : 1);
  }
  return worth - WEIGHTS.nearer * Math.max(0, nearest - range);
}

function doorWorth({ foes, doors, ground }: Battlefield, cell: Cell, opens: boolean): number {
  if (doors.length === 0) return 0;
  if (doors.includes(cell)) return opens && foes.length === 0 ? 8 : -20;
  return -WEIGHTS.nearer * Math.min(...doors.map((door) => ground.range(cell, door)));
}

/** Weighs what a hero may do on a battlefield; what it has worked out for a hex it remembers. */
export class Planner {
  readonly field: Battlefield;
  readonly stance: Stance;
  readonly #lostCards: number;
  readonly #deeds = new Map<Glance, Map<Cell, number>>();
  readonly #places = new Map<Cell, number>();

  constructor(field: Battlefield, stance: Stance, lostCards: number) {
    this.field = field;
    this.stance = stance;
    this.#lostCards = lostCards;
  }

  /** What a half does from a hex. */
  deed(half: Glance | undefined, cell: Cell): number {
    if (half === undefined) return 0;
    let known = this.#deeds.get(half);
    if (known === undefined) {
      known = new Map();
      this.#deeds.set(half, known);
    }
    let worth = known.get(cell);
    if (worth === undefined) {
      worth = deedWorth(this.field, half, cell, this.#lostCards);
      known.set(cell, worth);
    }
    return worth;
  }

  /** Ending the turn on a hex. */
  place(cell: Cell): number {
    let worth = this.#places.get(cell);
    if (worth === undefined) {
      worth = placeWorth(this.field, cell, this.stance);
      this.#places.set(cell, worth);
    }
    return worth;
  }

  /** The best that two halves come to, the first one played first; there is no second once it has been played. */
  sequence(first: Glance, second: Glance | undefined): number {
    const { here } = this.field;
    const jumps = first.jumps || (second?.jumps ?? false);
    const before = first.move > 0 ? 0 : this.deed(first, here);
    const points = first.move + (second?.move ?? 0);
    let best = Number.NEGATIVE_INFINITY;
    for (const { cell, points: cost, negatives } of this.field.ends(jumps)) {
      if (cost > points) continue;
      const after = (first.move > 0 ? this.deed(first, cell) : 0) + this.deed(second, cell);
      best = Math.max(best, after + this.place(cell) - negatives * TRAP);
    }
    return before + best;
  }
}
