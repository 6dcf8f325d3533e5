import { recordOf } from '../src/content/lookup.ts';
import { modifiersOf } from '../src/modifiers/action.ts';
import { assumedNumber, type ReachEstimate } from '../src/modifiers/botEstimate.ts';
import { botEstimate, type Modifier, modifierWorth } from '../src/modifiers/modifier.ts';
import type { Half } from '../src/state/choice.ts';

/** Rough estimate of a half of a card. */
export interface Glance {
  readonly strikes: readonly ReachEstimate[];
  readonly heals: readonly ReachEstimate[];
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

/** Value of a summon that fights for a few rounds. */
const SUMMON = 4;

function lookedAt(card: string, half: Half): Glance {
  const { actions, modifiers } = recordOf('card', card)[half];
  const strikes: ReachEstimate[] = [];
  const heals: ReachEstimate[] = [];
  const sum = { move: 0, jumps: false, loot: 0, xp: 0, other: 0, recovers: false, isLost: false };
  for (const action of actions) {
    const own = modifiersOf(action);
    for (const modifier of own) botEstimate(modifier).half?.(sum, modifier, action.type);
    if (action.type === 'attack') strikes.push(reachOf(assumedNumber(action.value), 1, own));
    else if (action.type === 'heal') heals.push(reachOf(assumedNumber(action.value), 0, own));
    else if (action.type === 'move') sum.move += assumedNumber(action.value);
    else if (action.type === 'loot') sum.loot += assumedNumber(action.value);
    else {
      if (action.type === 'summon') sum.other += SUMMON;
      for (const modifier of own) sum.other += modifierWorth(modifier);
    }
  }
  for (const modifier of modifiers) {
    botEstimate(modifier).half?.(sum, modifier, 'half');
    sum.other += modifierWorth(modifier);
  }
  return { strikes, heals, ...sum };
}

function reachOf(value: number, range: number, modifiers: readonly Modifier[]): ReachEstimate {
  const estimate: ReachEstimate = {
    value,
    range,
    targets: 1,
    area: undefined,
    pierce: 0,
    side: 0,
    flanking: 0,
    lone: 0,
  };
  for (const modifier of modifiers) {
    const { reach } = botEstimate(modifier);
    if (reach === undefined) estimate.side += modifierWorth(modifier);
    else reach(estimate, modifier);
  }
  return estimate;
}
