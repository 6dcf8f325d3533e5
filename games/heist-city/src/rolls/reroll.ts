import { refuse, silent } from '@tessera/kernel';
import { itemOf } from '../content/index.ts';
import { roll2d6 } from '../dice/dice.ts';
import type { Action } from '../state/action.ts';
import type { Log } from '../state/events.ts';
import type { Frame, Roll, Test } from '../state/frames.ts';
import type { Rule, State, View } from '../state/state.ts';
import type { DiceRollResult } from '../state/types.ts';
import { equipmentWorks } from '../units/stats.ts';
import { crewOf, isNpc, seatOf } from '../units/units.ts';
import { rollNeeds } from './rollNeeds.ts';

/** Roll of two dice for a unit, and items that allow one reroll. R 2.8, 14.4 */
export const rerollRule = {
  roll(state, { unit, test }, { chance, log }) {
    const { dice1, dice2 } = roll2d6(chance);
    state.rolls.push({ unit, dice: [dice1, dice2] });
    log({ type: 'rolled', unit, test, dice: [dice1, dice2], ...needsOf(state, unit, test, log) });
    return luckOf(state, unit).length > 0 ? [{ at: 'reroll', unit, test }] : undefined;
  },

  reroll: {
    asks: (_state, { unit }) => seatOf(unit),
    prompt: ({ rolls }, { unit, test }) => ({
      code: 'reroll',
      params: { unit, test, dice: [...(rolls.at(-1)?.dice ?? [])] },
    }),
    options: (state, { unit }): Action[] => [
      { type: 'keep' },
      ...[...new Set(luckOf(state, unit).map(({ item }) => item))].map(
        (item): Action => ({ type: 'reroll', with: item }),
      ),
    ],
    refuse(state, { unit }, _seat, action) {
      if (action.type !== 'reroll') return undefined;
      const isThere = luckOf(state, unit).some(({ item }) => item === action.with);
      return isThere ? undefined : refuse('not-carrying', { item: action.with });
    },
    sound: true,
    answers: {
      keep: () => undefined,
      reroll(state, { unit, test }, { action, chance, log }) {
        const luck = luckOf(state, unit).find(({ item }) => item === action.with)!;
        state.characters[luck.holder]!.items.splice(luck.index, 1);
        const { dice1, dice2 } = roll2d6(chance);
        state.rolls[state.rolls.length - 1] = { unit, dice: [dice1, dice2] };
        log({
          type: 'rerolled',
          unit,
          test,
          dice: [dice1, dice2],
          item: luck.item,
          holder: luck.holder,
          ...needsOf(state, unit, test, log),
        });
        return undefined;
      },
    },
  },
} satisfies Rule<'roll' | 'reroll'>;

/** Returns the needed total of the roll, if it has one. Skipped in searches, which have no log. */
function needsOf(state: State, unit: number, test: Test, log: Log): { needs?: number } {
  const needs = log === silent ? undefined : rollNeeds(state, unit, test);
  return needs === undefined ? {} : { needs };
}

/** Returns the frame of a roll; the following frame uses the dice. */
export function rollFor(unit: number, test: Test): Frame {
  return { at: 'roll', unit, test };
}

/** Removes the rolled dice from the state and returns them. */
export function takeRolls(state: State): DiceRollResult[] {
  const { rolls } = state;
  state.rolls = [];
  return rolls.map(read);
}

function read({ dice }: Roll): DiceRollResult {
  const [dice1, dice2] = dice as [number, number];
  return { dice1, dice2, total: dice1 + dice2 };
}

interface Luck {
  readonly holder: number;
  readonly item: string;
  /** Index among the holder's items. */
  readonly index: number;
}

const NO_LUCK: readonly Luck[] = [];

/** Returns the items that let this unit reroll: its own, or one that serves the whole crew. R 14.4 */
function luckOf(state: View, unit: number): readonly Luck[] {
  if (isNpc(unit)) return NO_LUCK;
  let found: Luck[] | undefined;
  for (const holder of crewOf(seatOf(unit))) {
    const { items, stance } = state.characters[holder]!;
    for (let index = 0; index < items.length; index++) {
      const { item } = items[index]!;
      const who = rerollOf(item);
      if (who === undefined || (who === 'holder' && holder !== unit)) continue;
      if (stance === 'unconscious' || !equipmentWorks(state, holder)) continue;
      found ??= [];
      found.push({ holder, item, index });
    }
  }
  return found ?? NO_LUCK;
}

function rerollOf(item: string): 'holder' | 'crew' | undefined {
  const record = itemOf(item);
  if (record.type !== 'tool') return undefined;
  for (const effect of record.effects) if (effect.kind === 'reroll') return effect.who;
  return undefined;
}
