import { refuse } from '@tessera/kernel';
import { corrupt } from '../fellowship/corruption.ts';
import { fellowCount } from '../pieces/characters.ts';
import { noDice, poolSize, rollDice } from '../pieces/dice.ts';
import { isTeam, leaderOf, seatsOf } from '../pieces/roles.ts';
import type { Action } from '../state/action.ts';
import { FREE, SHADOW } from '../state/numbers.ts';
import type { Rule, State } from '../state/state.ts';
import { checkMilitaryVictory } from './victory.ts';

/** Phases of a turn, except the actions. R 5 */
export const turn = {
  turn(state, _frame, { log }) {
    state.turn++;
    state.phase = 'recover';
    log({ type: 'turn-began', turn: state.turn });
    if (state.turn > 1) passTokens(state);
    state.tookBack = state.huntBox[FREE]! > 0;
    state.huntBox = [0, 0];
    state.dice = [noDice(), noDice()];
    state.ringUsed = [false, false];
    state.declared = false;
    state.messengerUsed = false;
    state.trackTried = false;
    return [
      { at: 'draw' },
      { at: 'phase', phase: 'fellowship' },
      { at: 'fellowship' },
      { at: 'phase', phase: 'allocation' },
      { at: 'allocate' },
      { at: 'roll' },
      { at: 'actions', slot: 0 },
      { at: 'turn.end' },
    ];
  },

  phase(state, { phase }) {
    state.phase = phase;
  },

  // R 5.3: at most one die per Companion in the Fellowship, but one is always allowed.
  allocate: {
    asks: (state) => leaderOf(state, SHADOW),
    options: (state): Action[] => {
      const options: Action[] = [];
      for (let dice = leastDice(state); dice <= mostDice(state); dice++) options.push({ type: 'allocate', dice });
      return options;
    },
    answers: {
      allocate: {
        refuse(state, _frame, _seat, { dice }) {
          const least = leastDice(state);
          const most = mostDice(state);
          if (dice < least) return refuse('must-allocate', { least });
          return dice > most ? refuse('too-many-hunt-dice', { most }) : undefined;
        },
        play(state, _frame, { action: { dice }, log }) {
          state.huntBox[SHADOW] = dice;
          log({ type: 'allocated', dice });
        },
      },
    },
  },

  roll(state, _frame, ctx) {
    state.phase = 'roll';
    const hunting = state.huntBox[SHADOW]!;
    rollDice(state, FREE, poolSize(state, FREE), ctx);
    rollDice(state, SHADOW, poolSize(state, SHADOW) - hunting, ctx);
    state.phase = 'actions';
  },

  'turn.end'(state, _frame, ctx) {
    // R 10.10.6: a turn without an attempt on the Mordor Track adds 1 Corruption.
    if (state.fellowship.mordor >= 0 && !state.trackTried) corrupt(state, 1, ctx);
    if (state.result) return;
    state.phase = 'victory';
    checkMilitaryVictory(state, ctx);
    return [{ at: 'turn' }];
  },
} satisfies Rule<'turn' | 'phase' | 'allocate' | 'roll' | 'turn.end'>;

function leastDice(state: State): number {
  return state.tookBack ? 1 : 0;
}

function mostDice(state: State): number {
  return Math.min(Math.max(1, fellowCount(state)), poolSize(state, SHADOW));
}

/** Changes the leading player at the start of every turn but the first. R 13.3 */
function passTokens(state: State): void {
  for (const side of [FREE, SHADOW]) {
    if (!isTeam(state, side)) continue;
    state.leading[side] = seatsOf(state, side).find((seat) => seat !== state.leading[side])!;
  }
}
