import type { Chance } from '@tessera/kernel';
import { shapeOf } from '../src/abilities/abilityParameters.ts';
import { newPerformance } from '../src/abilities/newPerformance.ts';
import { shieldOf } from '../src/inPlay/activeModifiers.ts';
import { effectsOf } from '../src/modifierDeck/cards.ts';
import type { Action } from '../src/modifiers/action.ts';
import type { Modifier } from '../src/modifiers/modifier.ts';
import { newAttack } from '../src/perform/attack.ts';
import { type AttackNumbers, attackNumbers } from '../src/perform/attackNumbers.ts';
import { has, isUp } from '../src/state/figures.ts';
import type { State } from '../src/state/state.ts';
import type { FigureId } from '../src/state/stateRecords.ts';
import type { Condition } from '../src/vocabulary/vocabulary.ts';
import { applyAction } from './applyAction.ts';
import { pointerTo, release } from './given.ts';
import { modifiersOfType } from './modifierLists.ts';

/** The details of an attack, with the resulting state. */
export interface AttackResolution {
  readonly baseAttack: number;
  /** Kinds of the modifier cards that counted. */
  readonly modifierCards: readonly string[];
  readonly advantage: boolean;
  readonly disadvantage: boolean;
  readonly pierce: number;
  /** Of the attack and of its modifier cards. */
  readonly effects: readonly Modifier[];
  readonly conditions: readonly Condition[];
  readonly finalDamage: number;
  /** The reason when there was no attack. */
  readonly reason?: string;
  readonly state: State;
}

/** Resolves one attack by the game's own steps, with the default answers of `applyAction`. R 7.2 */
export function resolveAttack(
  state: State,
  attacker: FigureId,
  target: FigureId,
  attackValue: number,
  chance: Chance,
  effects: readonly Modifier[] = [],
): AttackResolution {
  const { mode } = numbersOf(state, attacker, target, attackValue, effects);
  const result = applyAction(state, attackOf(attackValue, effects), attacker, { figure: target }, chance);
  const drawn = result.events.find((event) => event.type === 'drawn');
  const hit = result.events.find((event) => event.type === 'hit');
  const modifierCards = drawn?.used ?? [];
  const all = [...effects, ...effectsOf(modifierCards)];
  return {
    baseAttack: attackValue,
    modifierCards,
    advantage: mode === 'advantage',
    disadvantage: mode === 'disadvantage',
    pierce: calculatePierce(all),
    effects: all,
    conditions: extractConditions(all),
    finalDamage: hit?.damage ?? 0,
    ...(result.reason !== undefined && { reason: result.reason }),
    state: result.state,
  };
}

/** Checks whether the attacker has advantage against this target. R 7.6 */
export function calculateAdvantage(
  state: State,
  attacker: FigureId,
  target: FigureId,
  effects: readonly Modifier[] = [],
): boolean {
  return numbersOf(state, attacker, target, 0, effects).advantages.length > 0;
}

/**
 * Checks whether the attacker has disadvantage against this target, such as a ranged attack on an adjacent one. R 7.6,
 * 7.11
 */
export function calculateDisadvantage(
  state: State,
  attacker: FigureId,
  target: FigureId,
  effects: readonly Modifier[] = [],
): boolean {
  return numbersOf(state, attacker, target, 0, effects).disadvantages.length > 0;
}

/** Returns the pierce of a list of effects; "all" exceeds any shield. R 7.7 */
export function calculatePierce(effects: readonly Modifier[]): number {
  return modifiersOfType(effects, 'pierce').reduce((sum, { value }) => sum + (value === 'all' ? 99 : value), 0);
}

/** Returns a figure's shield after pierce. R 7.7 */
export function calculateShield(state: State, target: FigureId, pierce = 0): number {
  return Math.max(0, shieldOf(state, target).total - pierce);
}

export function extractConditions(effects: readonly Modifier[]): Condition[] {
  return modifiersOfType(effects, 'condition').map(({ condition }) => condition);
}

/**
 * Returns the targets of an area attack on these hexes: visible enemies, and allies only if the ability says so. R
 * 7.12, 8.7
 */
export function filterAoETargets(
  state: State,
  attacker: FigureId,
  cells: readonly number[],
  targetsAllies = false,
): FigureId[] {
  const { side } = state.figures[attacker]!;
  return state.figures.flatMap((figure, id) => {
    if (id === attacker || !isUp(state, id) || !cells.includes(figure.cell)) return [];
    if (figure.side === side) return targetsAllies ? [id] : [];
    return has(state, id, 'invisible') ? [] : [id];
  });
}

function attackOf(value: number, modifiers: readonly Modifier[]): Action {
  return { type: 'attack', value, modifiers: [...modifiers] };
}

function numbersOf(
  state: State,
  attacker: FigureId,
  target: FigureId,
  value: number,
  effects: readonly Modifier[],
): AttackNumbers {
  const instructions = { actions: [attackOf(value, effects)], modifiers: [] };
  const performance = newPerformance(attacker, pointerTo(instructions), -1, false, -1);
  performance.attack = { ...newAttack(shapeOf(state, performance, target)), target };
  const numbers = attackNumbers(state, performance, target);
  release(instructions, numbers);
  return numbers;
}
