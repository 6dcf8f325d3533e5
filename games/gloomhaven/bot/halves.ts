import { DIRECTION_INDICES, type Hex, hex, rotate } from '@tessera/space';
import { recordOf } from '../src/content/lookup.ts';
import { modifiersOf } from '../src/modifiers/action.ts';
import { type Modifier, modifierWorth } from '../src/modifiers/modifier.ts';
import type { Half } from '../src/state/choice.ts';
import type { Amount } from '../src/vocabulary/facts.ts';

/** Rough estimate of an attack or a heal. */
export interface ReachSummary {
  readonly value: number;
  /** 1 is adjacent, 0 the hero itself. */
  readonly range: number;
  /** Maximum number of targets. */
  readonly targets: number;
  /** Its area, if it has one. */
  readonly area: Area | undefined;
  readonly pierce: number;
  /** The value of its conditions and pushes per target. */
  readonly side: number;
  /** Extra damage to targets adjacent to an ally of the hero. */
  readonly flanking: number;
  /** Extra damage to targets without an adjacent ally. */
  readonly lone: number;
}

/** An area around the hero or anywhere in range, in all six rotations. */
export interface Area {
  readonly from: 'self' | 'free';
  readonly turned: readonly (readonly Hex[])[];
}

/** Rough estimate of a half of a card. */
export interface Glance {
  readonly strikes: readonly ReachSummary[];
  readonly heals: readonly ReachSummary[];
  readonly move: number;
  readonly jumps: boolean;
  readonly loot: number;
  readonly xp: number;
  /** Other effects: shields, summons, elements, lasting effects. */
  readonly other: number;
  /** It recovers the hero's lost cards. */
  readonly recovers: boolean;
  readonly isLost: boolean;
}

const NOTHING: Glance = {
  strikes: [],
  heals: [],
  move: 0,
  jumps: false,
  loot: 0,
  xp: 0,
  other: 0,
  recovers: false,
  isLost: false,
};

/** Estimates of the basic actions. R 4.3 */
export const BASIC: Readonly<Record<Half, Glance>> = {
  top: {
    ...NOTHING,
    strikes: [{ value: 2, range: 1, targets: 1, area: undefined, pierce: 0, side: 0, flanking: 0, lone: 0 }],
  },
  bottom: { ...NOTHING, move: 2 },
};

const known = new Map<string, Glance>();

/** Returns the estimate of a half. Cached. */
export function glanceAt(card: string, half: Half): Glance {
  const key = `${card}/${half}`;
  let glance = known.get(key);
  if (glance === undefined) {
    glance = lookedAt(card, half);
    known.set(key, glance);
  }
  return glance;
}

/** Returns the overall value of a card. The weakest is given up first. */
export function cardWorth(card: string): number {
  return (['top', 'bottom'] as const).reduce((sum, half) => {
    const { strikes, heals, move, other, isLost, recovers } = glanceAt(card, half);
    const all = [...strikes, ...heals].reduce(
      (worth, { value, targets, side }) => worth + value * Math.min(2, targets) + side,
      0,
    );
    return sum + (all + Math.min(move, 4) * 0.7 + other * 0.5 + (recovers ? 8 : 0)) * (isLost ? 0.6 : 1);
  }, 0);
}

/** Assumed value of a formula. */
const FORMULA = 2;
const EVERYBODY = 9;
/** Value of a summon that fights for a few rounds. */
const SUMMON = 4;
/** Assumed number of figures on a path. */
const ON_THE_WAY = 2;

function lookedAt(card: string, half: Half): Glance {
  const { actions, modifiers } = recordOf('card', card)[half];
  const strikes: ReachSummary[] = [];
  const heals: ReachSummary[] = [];
  const sum = { move: 0, jumps: false, loot: 0, xp: 0, other: 0, recovers: false, isLost: false };
  for (const action of actions) {
    const own = modifiersOf(action);
    if (action.type === 'attack') strikes.push(reachingOf(numberOf(action.value), 1, own));
    else if (action.type === 'heal') heals.push(reachingOf(numberOf(action.value), 0, own));
    else if (action.type === 'move') {
      sum.move += numberOf(action.value);
      sum.jumps ||= own.some(({ type }) => type === 'jump');
    } else if (action.type === 'loot') sum.loot += numberOf(action.value);
    else {
      if (action.type === 'summon') sum.other += SUMMON;
      for (const modifier of own) sum.other += modifierWorth(modifier);
      sum.recovers ||= own.some((one) => one.type === 'recover' && one.from === 'lost');
    }
  }
  for (const modifier of modifiers) {
    if (modifier.type === 'lost') sum.isLost = true;
    else if (modifier.type === 'xp' && typeof modifier.value === 'number') sum.xp += modifier.value;
    else sum.other += modifierWorth(modifier);
  }
  return { strikes, heals, ...sum };
}

function reachingOf(value: number, range: number, modifiers: readonly Modifier[]): ReachSummary {
  let area: Area | undefined;
  const seen = { value, range, targets: 1, pierce: 0, side: 0, flanking: 0, lone: 0 };
  for (const modifier of modifiers) {
    if (modifier.type === 'range') seen.range = Math.max(1, numberOf(modifier.distance));
    else if (modifier.type === 'aoe') {
      area = { from: modifier.from, turned: allTurns(modifier.hexes) };
      seen.targets = modifier.hexes.length;
    } else if (modifier.type === 'target') {
      const all = modifier.place === undefined ? EVERYBODY : ON_THE_WAY;
      seen.targets = typeof modifier.count === 'number' ? Math.max(seen.targets, modifier.count) : all;
    } else if (modifier.type === 'when') {
      const more = modifier.effects.reduce((sum, one) => sum + (isAttackBonus(one) ? numberOf(one.value) : 0), 0);
      if (isBeside(modifier.if, 'your-allies')) seen.flanking += more;
      else if ('type' in modifier.if && modifier.if.type === 'not' && isBeside(modifier.if.predicate, 'its-allies'))
        seen.lone += more;
    } else if (modifier.type === 'pierce')
      seen.pierce = typeof modifier.value === 'number' ? modifier.value : EVERYBODY;
    else seen.side += modifierWorth(modifier);
  }
  return { ...seen, area };
}

type Bonus = Extract<Modifier, { type: 'bonus' }>;
type Predicate = Extract<Modifier, { type: 'when' }>['if'];

function isAttackBonus(modifier: Modifier): modifier is Bonus {
  return modifier.type === 'bonus' && modifier.to === 'attack';
}

function isBeside(predicate: Predicate, whom: 'your-allies' | 'its-allies'): boolean {
  return 'type' in predicate && predicate.type === 'adjacent' && predicate.to === whom;
}

/** Returns an area in all six rotations. */
function allTurns(hexes: readonly (readonly [number, number])[]): Hex[][] {
  return DIRECTION_INDICES.map((times) => hexes.map(([q, r]) => rotate(hex(q, r), times)));
}

function numberOf(value: Amount): number {
  if (typeof value === 'number') return value;
  return typeof value === 'object' ? value.own + FORMULA : FORMULA;
}
