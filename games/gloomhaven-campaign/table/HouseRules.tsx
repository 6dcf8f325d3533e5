import { HouseRules } from '@tessera/gloomhaven/table/house-rules';
import type { OptionInputProps } from '@tessera/manifest';
import { CAMPAIGN_RULINGS } from '../src/state/variants.ts';

/** Option input for the house rules of a campaign. */
export function CampaignHouseRules(props: OptionInputProps) {
  return <HouseRules {...props} name="rulings" rulings={CAMPAIGN_RULINGS} />;
}
