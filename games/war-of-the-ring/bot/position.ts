import type { Seat } from '@tessera/kernel';
import { SITE, tables } from '../src/content/index.ts';
import { CHARACTERS_OF, LEADERSHIP } from '../src/pieces/characters.ts';
import { hasArmy, insideOf, isInside, leadersAt, regionAt, unitsAt } from '../src/pieces/figures.ts';
import { sideOf } from '../src/pieces/roles.ts';
import { countIn, ELITES_OF, NATION_OF, UNITS_OF } from '../src/pieces/troops.ts';
import { PLACE_COUNT, REGION_COUNT, SHADOW } from '../src/state/numbers.ts';
import type { View } from '../src/state/state.ts';
import type { Strategy } from './strategy.ts';

/** Public parts of a position that strategies read. Views and states both have them. */
export type Sight = Pick<
  View,
  | 'turn'
  | 'stacks'
  | 'characters'
  | 'control'
  | 'boxes'
  | 'active'
  | 'fellowship'
  | 'dice'
  | 'huntBox'
  | 'rings'
  | 'table'
  | 'trackTried'
> & {
  readonly players: readonly { readonly hand: readonly { readonly cards: readonly unknown[] }[] }[];
  readonly battle: Pick<NonNullable<View['battle']>, 'kind' | 'attacker' | 'from' | 'to' | 'round'> | null;
  readonly hunt: Pick<NonNullable<View['hunt']>, 'damage'> | null;
  readonly flow: View['flow'];
};

/** Factor per step by which the pull of a goal declines. */
const DECAY = 0.62;
const FELT = Float64Array.from(tables.distance, (steps) => DECAY ** steps);
/** Factor for defence behind walls. */
const WALLS = { open: 1, city: 1.25, stronghold: 2.1 };

/** Position as one seat sees it, with cached values for judgements. */
export class Position {
  readonly sight: Sight;
  readonly seat: Seat;
  readonly side: number;
  readonly strategy: Strategy;
  #pull: Float64Array | undefined;
  #bestAttack: number | undefined;
  #bestMarch: number | undefined;

  constructor(sight: Sight, seat: Seat, strategy: Strategy) {
    this.sight = sight;
    this.seat = seat;
    this.side = sideOf(sight, seat);
    this.strategy = strategy;
  }

  /** Frame of the present question. */
  get frame(): View['flow'][number] | undefined {
    return this.sight.flow.at(-1);
  }

  /** Attraction of every region for the Armies of this side. */
  get pull(): Float64Array {
    this.#pull ??= this.#pullOfGoals();
    return this.#pull;
  }

  /** Returns the strength of units, Elites counting twice, and their leaders. */
  strength(place: number, side: number, atWarOnly = false): number {
    const stack = this.sight.stacks[place];
    if (!stack) return 0;
    let units = 0;
    for (const troop of UNITS_OF[side]!) {
      if (!atWarOnly || this.sight.boxes[NATION_OF[troop]!] === 4) units += stack[troop]!;
    }
    if (units === 0) return 0;
    let leadership = leadersAt(this.sight, place, side);
    for (const character of CHARACTERS_OF[side]!) {
      if (this.sight.characters[character] === place) leadership += LEADERSHIP[character]!;
    }
    return units + 0.8 * countIn(stack, ELITES_OF[side]!) + 0.4 * Math.min(5, leadership);
  }

  /** Returns the strength that defends a region, in the open or inside. */
  garrison(region: number, side: number): number {
    const inside = insideOf(region);
    return this.strength(region, side) + (inside >= 0 ? this.strength(inside, side) : 0);
  }

  /** Estimates an Army's odds of winning, fast enough for thousands of calls. */
  odds(from: number, to: number, side: number): number {
    const own = this.strength(from, side, true) ** 3;
    const other = (this.strength(to, 1 - side) * wallsOf(this.sight, to, side)) ** 3;
    return own / (own + other + 1e-9);
  }

  /** Returns the enemy strength that can reach a region soon. */
  threat(region: number, reach = 3): number {
    let threat = 0;
    for (let place = 0; place < REGION_COUNT; place++) {
      if (!this.sight.stacks[place] || !hasArmy(this.sight, place, 1 - this.side)) continue;
      const steps = distance(place, region);
      if (steps <= reach) threat += this.strength(place, 1 - this.side) / (1 + steps);
    }
    return threat;
  }

  /** Returns the value of an attack: points and enemies at stake against possible losses. */
  attackWorth(from: number, to: number): number {
    const region = regionAt(to);
    const odds = this.odds(from, to, this.side);
    const atStake = tables.sideOf[region] === 1 - this.side ? tables.pointsOf[region]! : 0;
    const prize = 4 + 14 * atStake * this.strategy.conquest + 1.5 * Math.min(5, unitsAt(this.sight, to, 1 - this.side));
    return prize * odds - (26 - 8 * this.strategy.conquest) * (1 - odds);
  }

  /** Value of the best attack in reach. */
  get bestAttack(): number {
    this.#bestAttack ??= this.#findAttack();
    return this.#bestAttack;
  }

  #findAttack(): number {
    let best = Number.NEGATIVE_INFINITY;
    for (let from = 0; from < PLACE_COUNT; from++) {
      if (!this.sight.stacks[from] || !hasArmy(this.sight, from, this.side)) continue;
      for (const to of targetsOf(this.sight, from, this.side)) {
        if (this.strength(from, this.side, true) > 0) best = Math.max(best, this.attackWorth(from, to));
      }
    }
    return best;
  }

  /** Returns the value of an Army's step: towards the pull, and into undefended Settlements. */
  marchWorth(from: number, to: number): number {
    const units = Math.min(10, unitsAt(this.sight, from, this.side));
    const { control } = this.sight;
    const falls = control[to] === 1 - this.side && tables.sideOf[to] === 1 - this.side ? tables.pointsOf[to]! : 0;
    const regained = control[to] === 1 - this.side && tables.sideOf[to] === this.side ? tables.pointsOf[to]! : 0;
    const open = this.garrison(to, 1 - this.side) === 0;
    const prize = open ? 25 * falls * this.strategy.conquest + 20 * regained : 0;
    return prize + (this.pull[to]! - this.pull[regionAt(from)]!) * (2 + units);
  }

  get bestMarch(): number {
    this.#bestMarch ??= this.#findMarch();
    return this.#bestMarch;
  }

  #findMarch(): number {
    let best = Number.NEGATIVE_INFINITY;
    for (let from = 0; from < REGION_COUNT; from++) {
      if (!this.sight.stacks[from] || !hasArmy(this.sight, from, this.side)) continue;
      if (this.strength(from, this.side, true) === 0) continue;
      for (const to of tables.neighbours[from]!) {
        if (!hasArmy(this.sight, to, 1 - this.side)) best = Math.max(best, this.marchWorth(from, to));
      }
    }
    return best;
  }

  #pullOfGoals(): Float64Array {
    const pull = new Float64Array(REGION_COUNT);
    for (let goal = 0; goal < REGION_COUNT; goal++) {
      const worth = this.#goalWorth(goal);
      if (worth <= 0) continue;
      const row = goal * REGION_COUNT;
      for (let region = 0; region < REGION_COUNT; region++) {
        const felt = worth * FELT[row + region]!;
        if (felt > pull[region]!) pull[region] = felt;
      }
    }
    return pull;
  }

  #goalWorth(region: number): number {
    const points = tables.pointsOf[region]!;
    if (points === 0) return 0;
    const theirs = tables.sideOf[region] === 1 - this.side;
    const held = this.sight.control[region] === this.side;
    if (theirs && !held) {
      const defence = this.garrison(region, 1 - this.side) + (this.side === SHADOW ? 0 : this.threat(region, 1));
      return (this.strategy.conquest * 6 * points) / (1 + defence / 4);
    }
    if (!theirs && !held) return 4 * points;
    const gap = this.threat(region) - this.garrison(region, this.side);
    return gap > 0 ? this.strategy.defence * Math.min(6, gap) * points : 0;
  }
}

/** Returns the steps between two regions. */
export function distance(from: number, to: number): number {
  return tables.distance[from * REGION_COUNT + to]!;
}

/**
 * Returns the places that an Army could attack: adjacent enemies, inside the Stronghold it besieges, or around the one
 * it holds.
 */
function targetsOf(sight: Sight, from: number, side: number): number[] {
  const region = regionAt(from);
  if (isInside(from)) return hasArmy(sight, region, 1 - side) ? [region] : [];
  const inside = insideOf(region);
  const besieged = inside >= 0 && hasArmy(sight, inside, 1 - side) ? [inside] : [];
  return [...besieged, ...tables.neighbours[region]!.filter((to) => hasArmy(sight, to, 1 - side))];
}

/** Returns the wall factor: a defender before a friendly Stronghold can go inside. */
function wallsOf({ control }: Sight, to: number, side: number): number {
  if (isInside(to)) return WALLS.stronghold;
  if (tables.siteOf[to] === SITE.stronghold && control[to] === 1 - side) return WALLS.stronghold;
  return tables.siteOf[to] === SITE.city || tables.siteOf[to] === SITE.fortification ? WALLS.city : WALLS.open;
}
