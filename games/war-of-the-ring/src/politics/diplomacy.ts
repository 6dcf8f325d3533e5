import { type Refusal, refuse, type Seat } from '@tessera/kernel';
import { tables } from '../content/index.ts';
import { standingEffects } from '../deck/standing.ts';
import { seatOfNation, sideOf } from '../pieces/roles.ts';
import type { Action } from '../state/action.ts';
import { FREE } from '../state/numbers.ts';
import type { Rule, State } from '../state/state.ts';
import { advance, canAdvance, nationsOf } from './politics.ts';
import { noteNation, whyWeary } from './sameNation.ts';

/** A Muster die advances one of the player's Nations a step towards war. R 6.5 */
export const diplomacy = {
  diplomacy: {
    asks: (_state, { seat }) => seat,
    options: (state, { seat }): Action[] =>
      nationsOf(sideOf(state, seat))
        .filter((nation) => !whyNoAdvance(state, seat, nation))
        .map((nation) => ({ type: 'advance', nation })),
    sound: true,
    answers: {
      advance: {
        refuse: (state, { seat }, _seat, { nation }) => whyNoAdvance(state, seat, nation),
        play(state, _frame, { action: { nation }, log, chance }) {
          noteNation(state, nation);
          advance(state, nation, 'muster', { log, chance });
        },
      },
    },
  },
} satisfies Rule<'diplomacy'>;

/** Returns whether a Muster die can advance any Nation. */
export function canMusterAdvance(state: State, seat: Seat): boolean {
  return nationsOf(sideOf(state, seat)).some((nation) => !whyNoAdvance(state, seat, nation));
}

function whyNoAdvance(state: State, seat: Seat, nation: number): Refusal | undefined {
  if (tables.nationSide[nation] !== sideOf(state, seat)) return refuse('not-your-nation', { nation });
  if (state.players.length > 2 && seatOfNation(state, nation) !== seat) return refuse('not-your-nation', { nation });
  const reason = whyWeary(state, nation, sideOf(state, seat));
  if (reason) return reason;
  if (state.boxes[nation] === 4) return refuse('at-war-already', { nation });
  if (!canAdvance(state, nation)) return refuse('nation-passive', { nation });
  if (tables.nationSide[nation] !== FREE || state.active[nation] || state.table.length === 0) return undefined;
  const [standing] = standingEffects(state, 'no-muster-advance');
  return standing && refuse('card-forbids-advance', { nation, card: standing.card });
}
