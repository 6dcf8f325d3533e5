import { type CampaignAction, type CampaignView, campaignName } from '@tessera/gloomhaven-campaign';
import type { TableProps } from '@tessera/table';

/** The party's location and the campaign's progress. */
export function Heading({ state, formatter }: TableProps<CampaignView, CampaignAction>) {
  const { view } = state;
  if (!view) return null;
  const t = (key: string, params = {}) => formatter.t(`campaign.${key}`, params);
  const { venture, party, phase } = view;
  const place = venture
    ? campaignName(venture.scenario, formatter)
    : party.place && campaignName(party.place, formatter);
  return (
    <p className="m-0 min-w-0 leading-5">
      <b className="block truncate font-semibold">
        {phase === 'campaign' && party.inTown ? t('inTown') : t(`phase.${phase}`, { place })}
      </b>
      <span className="block truncate text-muted text-note">
        {t('playedAndWon', { played: view.played, won: view.won })}
      </span>
    </p>
  );
}
