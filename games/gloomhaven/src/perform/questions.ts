import { conditionsOf, loseCondition, negativeConditionsOf } from '../conditions/conditions.ts';
import { modifierAt } from '../content/pointed.ts';
import { infuse } from '../elements/elements.ts';
import { aspectsOf } from '../modifiers/modifier.ts';
import { LAST } from '../scenario/initiative.ts';
import { noteHitPoints } from '../scenario/tally.ts';
import type { Choice } from '../state/choice.ts';
import { isHero, isUp, seatFor } from '../state/figures.ts';
import type { Frame } from '../state/frames.ts';
import type { Rule, State } from '../state/state.ts';
import { rulingOf } from '../vocabulary/variants.ts';
import { ELEMENTS } from '../vocabulary/vocabulary.ts';

/** Small questions of effects to a player. */
export const questions = {
  // An element of the player's choice. R 10.2
  element: {
    asks: (_state, { seat }) => seat,
    prompt: (_state, { of }) => ({ code: 'element', params: { of } }),
    options: (): Choice[] => ELEMENTS.map((element) => ({ type: 'element', element })),
    answers: {
      element(state, { figure }, { action: { element }, log }) {
        infuse(state, element, rulingOf(state, 'element.infuse'));
        log({ type: 'infused', figure, element });
        return undefined;
      },
    },
  },

  conditions: {
    asks: (state, { figure, of, left, seat }) => (left > 0 && removable(state, figure, of).length > 0 ? seat : []),
    prompt: (_state, { figure }) => ({ code: 'conditions', params: { figure } }),
    options: (state, { figure, of }): Choice[] => removable(state, figure, of).map((_, n) => ({ type: 'option', n })),
    answers: {
      option(state, frame, { action: { n }, log }) {
        const condition = removable(state, frame.figure, frame.of)[n]!;
        loseCondition(state.figures[frame.figure]!, condition);
        log({ type: 'condition-lost', figure: frame.figure, condition });
        return [{ ...frame, left: frame.left - 1 }];
      },
    },
  },

  // Changes the initiative: 0 is earlier, 1 is later.
  initiative: {
    asks: (_state, { seat }) => seat,
    prompt: (state, { seat, change }) => ({
      code: 'initiative',
      params: { change, initiative: state.heroes[seat]!.initiative },
    }),
    options: (): Choice[] => [
      { type: 'option', n: 0 },
      { type: 'option', n: 1 },
    ],
    answers: {
      option(state, { seat, change }, { action: { n } }) {
        const hero = state.heroes[seat]!;
        hero.initiative = Math.max(1, Math.min(LAST, hero.initiative + (n === 0 ? -change : change)));
        return undefined;
      },
    },
  },

  // Damage up to a maximum, for the bonus that it buys. Zero is not an option when the amount must be named.
  price: {
    asks: (state, { figure }) => (isUp(state, figure) ? seatFor(state, figure) : []),
    prompt: (_state, { of, most }) => ({ code: 'price', params: { of, most } }),
    options: (_state, { of, most }): Choice[] => amounts(of, most).map((n) => ({ type: 'option', n })),
    sound: true,
    answers: {
      option: (_state, { figure }, { action: { n } }) => [
        { at: 'damage', figure, amount: n, by: figure, from: 'cost' },
      ],
    },
  },

  redistribute: {
    asks: (state, { left, figure, among }) => (left > 0 && open(state, among).length > 0 ? seatFor(state, figure) : []),
    prompt: (_state, { left }) => ({ code: 'redistribute', params: { left } }),
    options: (state, { among }): Choice[] => open(state, among).map((figure) => ({ type: 'target', figure })),
    answers: {
      target(state, frame, { action: { figure } }) {
        state.figures[figure]!.hp--;
        return frame.left > 1 ? [{ ...frame, left: frame.left - 1 }] : dealt(state, frame.among);
      },
    },
  },
} satisfies Rule<'element' | 'conditions' | 'initiative' | 'price' | 'redistribute'>;

function amounts(of: string, most: number): number[] {
  const modifier = modifierAt(of);
  const least = aspectsOf(modifier).payment?.(modifier).may === false ? 0 : 1;
  return Array.from({ length: most - least + 1 }, (_, n) => least + n);
}

function removable(state: State, figure: number, of: string) {
  const modifier = modifierAt(of);
  const one = state.figures[figure]!;
  const conditions = aspectsOf(modifier).removes?.(modifier) ?? [];
  return conditions === 'negative'
    ? negativeConditionsOf(one)
    : conditionsOf(one).filter((each) => conditions.includes(each));
}

/** Returns the figures that can still take damage: none takes more than its hit points. */
function open(state: State, among: readonly number[]): number[] {
  return among.filter((id) => state.figures[id]!.hp > 0);
}

/** Returns the deaths after all damage is distributed. */
function dealt(state: State, among: readonly number[]): Frame[] {
  for (const id of among) if (isHero(state, id)) noteHitPoints(state, id);
  return among
    .filter((id) => state.figures[id]!.hp < 1)
    .map((id) => (isHero(state, id) ? { at: 'exhaustion', seat: id } : { at: 'death', figure: id, by: -1 }));
}
