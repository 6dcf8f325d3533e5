import type { GameBots } from '@tessera/bots';
import type { Action } from '../src/action.ts';
import type { State, View } from '../src/state.ts';
import { CORRUPTION, DEFENSIVE, MILITARY, PATIENT, RING_RUSH, WATCHFUL } from './strategy.ts';
import { strategyBot } from './strategyBot.ts';

export const warOfTheRingBots: GameBots<State, Action, View> = {
  bots: {
    strategy: strategyBot('strategy', [RING_RUSH, MILITARY]),
    'ring-rush': strategyBot('ring-rush', [RING_RUSH, MILITARY]),
    defensive: strategyBot('defensive', [DEFENSIVE, MILITARY]),
    military: strategyBot('military', [RING_RUSH, MILITARY]),
    corruption: strategyBot('corruption', [RING_RUSH, CORRUPTION]),
    people: strategyBot('people', [PATIENT, WATCHFUL]),
  },
};
