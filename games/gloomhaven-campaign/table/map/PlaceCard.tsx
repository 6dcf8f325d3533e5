import { recordOf, scenarioTexts } from '@tessera/gloomhaven/selectors';
import { recordsOf } from '@tessera/gloomhaven/shared';
import { takesRoadEvent } from '@tessera/gloomhaven-campaign';
import { ReasonList } from '@tessera/ui';
import { closedBy, type Place, placesOf } from '../model/places.ts';
import { type CampaignTableModel, explainNumber } from '../tableModel.ts';

/** Details of a place: its location, its goal, and the places that winning it closes. */
export function PlaceCard({ table, place }: { readonly table: CampaignTableModel; readonly place: Place }) {
  const { view, t, name, formatter } = table;
  if (place.state === 'sealed') {
    return <p className="m-0 text-muted">{t('placeSealedText')}</p>;
  }
  const { region } = recordOf('location', place.id);
  const goals = recordsOf('scenario').has(place.id) ? scenarioTexts(place.id, formatter).goals : [];
  const closed = place.state === 'won' ? [] : closedBy(placesOf(view), place.id);
  return (
    <div className="min-w-0">
      {goals.length > 0 && <p className="m-0">{goals.join(' ')}</p>}
      <p className="m-0 text-muted text-note">
        {[
          formatter.t(`region.${region}`),
          t(`placeState.${place.state}`),
          place.state === 'open' && t(takesRoadEvent(view, place.id, false) ? 'roadEvent' : 'noRoadEvent'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {closed.length > 0 && (
        <p className="m-0 text-enemy text-note">
          {t('closesText', { places: formatter.list(closed.map(({ id }) => name(id))) })}
        </p>
      )}
      {place.state === 'waiting' && <Requirement table={table} place={place} />}
    </div>
  );
}

/** The missing requirements before it can be played: one alternative must hold. */
function Requirement({ table, place }: { readonly table: CampaignTableModel; readonly place: Place }) {
  const { t } = table;
  const ways = explainNumber(table, `scenario/${place.id}`).map(({ label, reasons }) => ({
    label,
    reasons: (reasons ?? []).map(({ label: what, value }) => ({
      label: what,
      value: t(value === 'true' ? 'holds' : 'missing'),
    })),
  }));
  return <ReasonList reasons={ways} />;
}
