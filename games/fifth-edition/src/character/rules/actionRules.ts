import { type ActionRule, type Chance, type Ctx, cloneJson, type Refusal } from '@tessera/kernel';
import type { CharacterAction } from '../actions.ts';
import type { CharacterEvent } from '../events.ts';
import type { CharacterState } from '../state.ts';
import { type ActionRules, rule } from './actionRule.ts';
import { attackRules } from './attackRules.ts';
import { castingRules } from './castingRules.ts';
import { companionRules } from './companionRules.ts';
import { deedRules } from './deedRules.ts';
import { effectRules } from './effectRules.ts';
import { healthRules } from './healthRules.ts';
import { inventoryRules } from './inventoryRules.ts';
import { levelRules } from './levelRules.ts';
import { recordRules } from './recordRules.ts';
import { timeRules } from './timeRules.ts';

const SEAT = 0;

/** The rule of every kind of action. Rules check the record itself; content refusals are on the sheet. */
const RULES: ActionRules<CharacterAction['type']> = {
  ...recordRules,
  ...levelRules,
  ...inventoryRules,
  ...healthRules,
  ...castingRules,
  ...effectRules,
  ...companionRules,
  ...timeRules,
  ...deedRules,
  ...attackRules,
  together: rule({
    options: () => [
      {
        type: 'together',
        of: [
          { type: 'damage', amount: 2 },
          { type: 'hitDie', die: 6, modifier: 0, least: 1 },
        ],
      },
    ],
    // Each action is checked against the state after those before it.
    refuse(state, _seat, { of }) {
      const copy = cloneJson(state);
      for (const each of of) {
        const objection = refusalOf(copy, each);
        if (objection !== undefined) return objection;
        perform(copy, each, { chance: lowest, log: () => {} });
      }
      return undefined;
    },
    play(state, _seat, { of }, ctx) {
      for (const action of of) perform(state, action, ctx);
    },
  }),
};

/** Order of the offered actions. Recorded playthroughs choose by index. */
const OFFERED: readonly CharacterAction['type'][] = [
  'damage',
  'heal',
  'temp',
  'elapse',
  'combat',
  'turn',
  'use',
  'rollAbilities',
  'roll',
  'deathSave',
  'hitDie',
  'recover',
  'cast',
  'targetSave',
  'condition',
  'gain',
  'drop',
  'coins',
  'levelUp',
  'levelDown',
  'changeLevel',
  'together',
  'retire',
];

/** Returns the reason why an action is refused, or undefined. */
export function refusalOf(state: CharacterState, action: CharacterAction): Refusal | undefined {
  return ruleOf(action.type).refuse(state, SEAT, action);
}

/** Applies an action to the state and logs it. */
export function perform(state: CharacterState, action: CharacterAction, ctx: Ctx<CharacterEvent>): void {
  ruleOf(action.type).play(state, SEAT, action, ctx);
}

/** Returns a few actions that any character may take, for bots and tests. A full list would be unbounded. */
export function offeredActions(state: CharacterState): readonly CharacterAction[] {
  return OFFERED.flatMap((type) => ruleOf(type).options(state, SEAT)).filter(
    (action) => refusalOf(state, action) === undefined,
  );
}

/** `ActionRule` declares methods, so that the rule of one type is assignable where any rule is expected. */
function ruleOf(type: CharacterAction['type']): ActionRule<CharacterAction, CharacterState, Ctx<CharacterEvent>> {
  return RULES[type];
}

/** Replaces dice that are not rolled yet: no action depends on the roll of another one. */
const lowest: Chance = {
  position: 0,
  d: () => 1,
  roll: (count) => new Array<number>(count).fill(1),
  pick: ([first]) => first as never,
  draw: (items) => items.shift() as never,
  shuffle: () => {},
};
