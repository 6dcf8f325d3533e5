import { priceOf } from '@tessera/gloomhaven-campaign';
import { classes } from '@tessera/ui';
import { priceBands } from '../model/chores.ts';
import { signedNumber } from '../party/PartySide.tsx';
import type { CampaignTableModel } from '../tableModel.ts';

/** The price of an item at every reputation. */
export function PriceLadder({
  table: { view, t },
  item,
}: {
  readonly table: CampaignTableModel;
  readonly item: string;
}) {
  const { bands, at } = priceBands(view, view.party.reputation);
  const steps = bands.map(({ least }, n) => ({
    // The reputation closest to 0 with this price.
    edge: least > 0 ? least : Math.min(0, (bands[n + 1]?.least ?? 1) - 1),
    price: priceOf({ ...view, party: { ...view.party, reputation: least } }, item),
  }));
  const most = Math.max(1, ...steps.map(({ price }) => price));
  return (
    <ol aria-label={t('ladder')} className="m-0 mt-3 flex list-none items-end gap-1 p-0">
      {steps.map(({ edge, price }, n) => (
        <li key={edge} className="flex min-w-0 flex-1 flex-col items-center">
          <b
            className={classes(
              'grid w-full place-items-center rounded-chip border font-numeral font-semibold text-note',
              n === at ? 'border-ink bg-ink text-surface' : 'border-control bg-raised',
            )}
            style={{ height: 18 + (price / most) * 22 }}
          >
            {price}
          </b>
          <span className="text-muted text-note">{signedNumber(edge)}</span>
        </li>
      ))}
    </ol>
  );
}
