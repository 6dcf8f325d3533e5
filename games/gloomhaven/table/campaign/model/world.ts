import { type CampaignAction, type CampaignState, type CampaignView, campaign } from '@tessera/gloomhaven/campaign';
import { fastChance, type Refusal, type Seat } from '@tessera/kernel';

let last: { readonly view: CampaignView; readonly seat: Seat; readonly world: CampaignState } | undefined;

/** Why a seat cannot do something now, by the rules themselves; nothing where it may. */
export function whyNot(view: CampaignView, seat: Seat, action: CampaignAction): Refusal | undefined {
  return campaign.check(worldOf(view, seat), seat, action);
}

/** A world that looks like this: what somebody may do never depends on what they cannot know. */
function worldOf(view: CampaignView, seat: Seat): CampaignState {
  if (last?.view !== view || last.seat !== seat) {
    last = { view, seat, world: campaign.determinize(view, seat, fastChance('why not')) };
  }
  return last.world;
}
