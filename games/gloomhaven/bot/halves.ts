import { modifiersOf } from '../src/action/action.ts';
import type { Modifier } from '../src/action/modifier.ts';
import type { Half } from '../src/choice.ts';
import { recordOf } from '../src/content/lookup.ts';
import type { Amount } from '../src/facts.ts';

/** What a half of a card is good for, roughly: what a player sees at a glance. */
export interface Glance {
  /** Damage that its attacks are printed with, all targets together. */
  readonly attack: number;
  /** How far its attacks reach; 0 without any. */
  readonly range: number;
  readonly move: number;
  readonly heal: number;
  readonly loot: number;
  readonly xp: number;
  /** Whatever else it does: conditions, shields, summons, elements. */
  readonly other: number;
  readonly isLost: boolean;
}

/** Played as the basic action instead. R 4.3 */
export const BASIC: Readonly<Record<Half, Glance>> = {
  top: { attack: 2, range: 1, move: 0, heal: 0, loot: 0, xp: 0, other: 0, isLost: false },
  bottom: { attack: 0, range: 0, move: 2, heal: 0, loot: 0, xp: 0, other: 0, isLost: false },
};

const known = new Map<string, Glance>();

/** A half of a card at a glance. */
export function glanceAt(card: string, half: Half): Glance {
  const key = `${card}/${half}`;
  let glance = known.get(key);
  if (glance === undefined) {
    glance = lookedAt(card, half);
    known.set(key, glance);
  }
  return glance;
}

/** A formula counts for about this much on most boards. */
const FORMULA = 2;
/** Targets of an area or of everybody in range that are usually there. */
const SOME = 2;

function lookedAt(card: string, half: Half): Glance {
  const { actions, modifiers } = recordOf('card', card)[half];
  const sum = { attack: 0, range: 0, move: 0, heal: 0, loot: 0, xp: 0, other: 0, isLost: false };
  for (const action of actions) {
    const own = modifiersOf(action);
    for (const modifier of own) sum.other += sideValue(modifier);
    if (action.type === 'attack') {
      sum.attack += numberOf(action.value) * targetsOf(own);
      sum.range = Math.max(sum.range, rangeOf(own));
    } else if (action.type === 'move') sum.move += numberOf(action.value);
    else if (action.type === 'heal') sum.heal += numberOf(action.value) * targetsOf(own);
    else if (action.type === 'loot') sum.loot += numberOf(action.value);
    else if (action.type === 'summon') sum.other += 4;
    else sum.other += 1;
  }
  for (const modifier of modifiers) {
    if (modifier.type === 'lost') sum.isLost = true;
    else if (modifier.type === 'xp' && typeof modifier.value === 'number') sum.xp += modifier.value;
    else sum.other += sideValue(modifier);
  }
  return sum;
}

function numberOf(value: Amount): number {
  if (typeof value === 'number') return value;
  return typeof value === 'object' ? value.own + FORMULA : FORMULA;
}

function rangeOf(modifiers: readonly Modifier[]): number {
  for (const modifier of modifiers) if (modifier.type === 'range') return numberOf(modifier.distance);
  return 1;
}

function targetsOf(modifiers: readonly Modifier[]): number {
  let targets = 1;
  for (const modifier of modifiers) {
    if (modifier.type === 'aoe') targets = Math.max(targets, SOME);
    if (modifier.type === 'target')
      targets = Math.max(targets, typeof modifier.count === 'number' ? Math.min(SOME, modifier.count) : SOME);
  }
  return targets;
}

/** Conditions and the like are worth a little beside hit points. */
function sideValue(modifier: Modifier): number {
  switch (modifier.type) {
    case 'condition':
      return 1;
    case 'shield':
    case 'retaliate':
      return 1.5;
    case 'infuse':
      return 0.3;
    case 'push':
    case 'pull':
      return 0.5;
    case 'active':
    case 'on':
      return 1;
    default:
      return 0;
  }
}
