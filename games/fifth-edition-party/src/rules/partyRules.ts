import type { ActionRule, Refusal, Seat } from '@tessera/kernel';
import type { PartyAction } from '../state/action.ts';
import type { PartyCtx, PartyState, Recap } from '../state/state.ts';
import { fightRules } from './fightRules.ts';
import { memberRules } from './memberRules.ts';
import { ofGameMaster, type PartyRules } from './partyRule.ts';
import { rollRules } from './rollRules.ts';
import { severalRules } from './severalRules.ts';

const RULES: PartyRules<PartyAction['type']> = {
  ...memberRules,
  ...rollRules,
  ...fightRules,
  ...severalRules,
  evening: ofGameMaster({
    options: () => [{ type: 'evening' }],
    refuse: () => undefined,
    play(state, _seat, _action, { log }) {
      state.recap = emptyRecap(state.recap.evening + 1);
      log({ type: 'eveningBegan', evening: state.recap.evening });
    },
  }),
  close: ofGameMaster({
    options: () => [{ type: 'close' }],
    refuse: () => undefined,
    play(state) {
      state.closed = true;
    },
  }),
};

/** Returns the recap of an evening in which nothing has happened yet. */
export function emptyRecap(evening: number): Recap {
  return {
    evening,
    rolls: 0,
    twenties: 0,
    ones: 0,
    best: null,
    fights: 0,
    rounds: 0,
    rests: 0,
    xp: 0,
    felled: [],
  };
}

/** Returns the reason why a seat may not take an action, if any. */
export function refusalOf(state: PartyState, seat: Seat, action: PartyAction): Refusal | undefined {
  return ruleOf(action.type).refuse(state, seat, action);
}

/** Applies an action. */
export function perform(state: PartyState, seat: Seat, action: PartyAction, ctx: PartyCtx): void {
  ruleOf(action.type).play(state, seat, action, ctx);
}

/** Returns a few actions that a seat may take, for bots and tests. A full list would be unbounded. */
export function offeredActions(state: PartyState, seat: Seat): readonly PartyAction[] {
  return (Object.keys(RULES) as PartyAction['type'][])
    .flatMap((type) => ruleOf(type).options(state, seat))
    .filter((action) => refusalOf(state, seat, action) === undefined);
}

/** `ActionRule` declares methods, so that the rule of one type is assignable where any rule is expected. */
function ruleOf(type: PartyAction['type']): ActionRule<PartyAction, PartyState, PartyCtx> {
  return RULES[type];
}
