import type { GameBots } from '@tessera/bots';
import type { Choice } from '../src/choice.ts';
import type { State, View } from '../src/state.ts';
import { instinct, partyBot } from './partyBot.ts';
import { evaluate } from './standing.ts';

/**
 * The bots of Gloomhaven: `instinct` answers at a glance, `party` tries pairs of cards out to the end of the round,
 * `tactician` what it plays and suffers as well.
 */
export const gloomhavenBots: GameBots<State, Choice, View> = {
  evaluate,
  bots: {
    instinct,
    party: partyBot('party', { worlds: 2, answers: 4, at: ['picks'] }),
    tactician: partyBot('tactician', { worlds: 3, answers: 6, at: ['picks', 'turn.act', 'suffer'] }),
  },
  levels: {
    easy: { bot: 'instinct', budget: { iterations: 1 } },
    normal: { bot: 'party', budget: { iterations: 1 } },
    hard: { bot: 'tactician', budget: { iterations: 1 } },
    expert: { bot: 'tactician', budget: { iterations: 1 } },
  },
};
