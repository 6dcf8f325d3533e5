import type { Action } from '@tessera/liars-dice';
import { comparisonWords } from '@tessera/table';
import { Die, TwoFutures } from '@tessera/ui';
import { useMemo } from 'react';
import { future } from './future.ts';
import type { BidMade } from './round.ts';
import type { LiarsDiceModel } from './useLiarsDiceTable.ts';

/** Two bids, or a bid and a call, side by side. */
export function BidFutures({ model }: { readonly model: LiarsDiceModel }) {
  const { formatter, view, seat, comparison, comparable, ask } = model;
  const words = useMemo(() => comparisonWords(formatter.t), [formatter]);
  const of = (key: string | undefined) => {
    const action = comparable.find((one) => keyOf(one) === key);
    const found = action && seat !== undefined ? future(view, seat, action, formatter) : undefined;
    const shown = action?.type === 'bid' ? action : view.bid;
    return key !== undefined && found && shown ? { key, picture: <BidPicture bid={shown} />, ...found } : undefined;
  };
  const [first, second] = (comparison.shown ?? []).map(of);
  if (!first || !second || !ask) return null;
  return (
    <TwoFutures
      title={formatter.t('table.future.title')}
      futures={[first, second]}
      options={comparable.map((action) => ({ key: keyOf(action), name: of(keyOf(action))?.name ?? '' }))}
      words={words}
      onReplace={comparison.replace}
      onClose={comparison.close}
      onChoose={(key) => {
        const chosen = comparable.find((one) => keyOf(one) === key);
        comparison.close();
        if (chosen) model.act(chosen);
      }}
    />
  );
}

/** The dice that a bid speaks of. */
function BidPicture({ bid: { count, face } }: { readonly bid: BidMade }) {
  return (
    <div aria-hidden="true" className="flex h-full flex-wrap content-center items-center justify-center gap-2 p-2">
      {Array.from({ length: count }, (_, place) => place).map((place) => (
        <Die key={place} value={face} />
      ))}
    </div>
  );
}

/** Returns the key of an option of the comparison. */
function keyOf(action: Action): string {
  return JSON.stringify(action);
}
