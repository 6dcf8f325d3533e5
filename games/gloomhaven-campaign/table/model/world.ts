import { type CampaignAction, type CampaignState, type CampaignView, campaign } from '@tessera/gloomhaven-campaign';
import { fastChance, type Refusal, type Seat } from '@tessera/kernel';

let last: { readonly view: CampaignView; readonly seat: Seat; readonly world: CampaignState } | undefined;

/** Returns the rules' reason why a seat cannot take an action now, or undefined. */
export function whyNot(view: CampaignView, seat: Seat, action: CampaignAction): Refusal | undefined {
  return campaign.check(worldOf(view, seat), seat, action);
}

/** Returns a state consistent with this view. Legality never depends on hidden information. */
function worldOf(view: CampaignView, seat: Seat): CampaignState {
  if (last?.view !== view || last.seat !== seat) {
    last = { view, seat, world: campaign.determinize(view, seat, fastChance('why not')) };
  }
  return last.world;
}
