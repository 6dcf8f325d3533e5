import type { GameBots } from '@tessera/bots';
import { mctsBot } from '@tessera/bots';
import type { Action } from '../src/action.ts';
import { heistCity } from '../src/game.ts';
import type { State, View } from '../src/state.ts';
import { candidates } from './candidates.ts';
import { evaluate } from './evaluate.ts';
import { greedy } from './greedy.ts';

export const heistCityBots: GameBots<State, Action, View> = {
  evaluate,
  candidates,
  bots: { greedy: greedy(), mcts: mctsBot(heistCity, { evaluate, candidates, rolloutDepth: 0, exploration: 0.2 }) },
};
