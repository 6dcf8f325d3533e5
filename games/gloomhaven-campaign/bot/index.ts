import type { GameBots } from '@tessera/bots';
import type { CampaignAction, CampaignState, CampaignView } from '../src/index.ts';
import { townBot } from './townBot.ts';

/** The bots of the campaign, with the same names as those of its scenarios. */
export const campaignBots: GameBots<CampaignState, CampaignAction, CampaignView> = {
  evaluate: ({ played, won }) => (played === 0 ? 0.5 : won / played),
  bots: { instinct: townBot('instinct'), party: townBot('party') },
  levels: {
    easy: { bot: 'instinct', budget: { iterations: 1 } },
    normal: { bot: 'party', budget: { iterations: 1 } },
    hard: { bot: 'party', budget: { iterations: 1 } },
    expert: { bot: 'party', budget: { iterations: 1 } },
  },
};
