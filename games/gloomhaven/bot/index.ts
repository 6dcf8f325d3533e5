import type { GameBots } from '@tessera/bots';
import { gloomhaven } from '../src/game/game.ts';
import type { Choice } from '../src/state/choice.ts';
import type { State, View } from '../src/state/state.ts';
import { likelyAnswer, likelyAnswers } from './answers.ts';
import { instinct, partyBot } from './partyBot.ts';
import { evaluate } from './prospects.ts';

/** Number of answers that a review compares. */
const REVIEWED = 4;

/**
 * The bots of Gloomhaven: `instinct` uses the heuristic alone, `party` simulates its candidate answers to the end of
 * the round.
 */
export const gloomhavenBots: GameBots<State, Choice, View> = {
  evaluate,
  bots: { instinct, party: partyBot('party', { 'turn.act': { answers: 4, worlds: 1 } }) },
  levels: {
    easy: { bot: 'instinct', budget: { iterations: 1 } },
    normal: { bot: 'party', budget: { iterations: 1 } },
    hard: { bot: 'party', budget: { iterations: 1 } },
    expert: { bot: 'party', budget: { iterations: 1 } },
  },
  review: {
    candidates: (state, seat, legal) => likelyAnswers(state, seat, legal, REVIEWED).map(({ choice }) => choice),
    rollout: (state, seat, chance) => likelyAnswer(state, seat, gloomhaven.legal(state, seat), chance),
  },
};
