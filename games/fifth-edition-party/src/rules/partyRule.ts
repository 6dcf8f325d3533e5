import { type ActionRule, type Refusal, refuse, type Seat } from '@tessera/kernel';
import type { ActionOf, PartyAction } from '../state/action.ts';
import { GAME_MASTER, type PartyCtx, type PartyState } from '../state/state.ts';

/** Rule of one kind of action of a party. */
export type PartyRule<Type extends PartyAction['type']> = ActionRule<ActionOf<Type>, PartyState, PartyCtx>;

/** One rule per kind of action. */
export type PartyRules<Type extends PartyAction['type']> = { readonly [T in Type]: PartyRule<T> };

/** Returns a rule for an action that only the game master may take. */
export function ofGameMaster<Type extends PartyAction['type']>(rule: PartyRule<Type>): PartyRule<Type> {
  return {
    options: (state, seat) => (seat === GAME_MASTER ? rule.options(state, seat) : []),
    refuse: (state, seat, action) =>
      seat === GAME_MASTER ? rule.refuse(state, seat, action) : refuse('game-master-only'),
    play: (state, seat, action, ctx) => rule.play(state, seat, action, ctx),
  };
}

/** An action about a character: of the own seat, or of a seat to which the game master brought one. */
interface AboutHero {
  readonly seat?: number | undefined;
}

/** Returns a rule for an action about a character: of its player, or of the game master who brought it. */
export function ofHero<Action extends AboutHero>(
  rule: ActionRule<Action, PartyState, PartyCtx>,
): ActionRule<Action, PartyState, PartyCtx> {
  return {
    options: (state, seat) => (whyNoHero(state, seat, seat) === undefined ? rule.options(state, seat) : []),
    refuse: (state, seat, action) => {
      const about = action.seat ?? seat;
      return whyNoHero(state, seat, about) ?? rule.refuse(state, about, action);
    },
    play: (state, seat, action, ctx) => rule.play(state, action.seat ?? seat, action, ctx),
  };
}

function whyNoHero({ members }: PartyState, seat: Seat, about: Seat): Refusal | undefined {
  if (about === GAME_MASTER) return refuse('players-only');
  const member = members[about];
  if (about !== seat && member?.by !== seat) return refuse('not-your-hero');
  return member === undefined || member.name === '' ? refuse('no-hero') : undefined;
}
