export type { Action as CampaignAction } from './action.ts';
export type { Event as CampaignEvent } from './events.ts';
export { campaign } from './game.ts';
export type { State as CampaignState, View as CampaignView } from './state.ts';
export { campaignWords } from './words.ts';
