import type { Action, View } from '@tessera/liars-dice';
import type { TableProps } from '@tessera/table';
import { TableFrame } from '@tessera/ui';
import { BidFutures } from './BidFutures.tsx';
import { CountPanel } from './CountPanel.tsx';
import { Dock } from './Dock.tsx';
import { Felt } from './Felt.tsx';
import { OddsPanel } from './OddsPanel.tsx';
import { SMALL, WIDE } from './places.ts';
import { bidsOf } from './round.ts';
import { type LiarsDiceModel, useLiarsDiceTable } from './useLiarsDiceTable.ts';

/** Liar's dice: the felt with its cups, the dial below it, odds and log beside it. */
export function LiarsDiceTable(props: TableProps<View, Action>) {
  const model = useLiarsDiceTable(props);
  if (!model) return null;
  return (
    <>
      <TableFrame
        board={<Board model={model} />}
        dock={<Dock model={model} />}
        dockLabel={model.formatter.t('table.decide')}
        panels={panelsOf(model)}
        className={model.shown.info.ending ? '[--sheet:9rem]' : '[--sheet:21rem]'}
      />
      <BidFutures model={model} />
    </>
  );
}

function Board({ model }: { readonly model: LiarsDiceModel }) {
  const { view, seat, formatter, shown, reveal, lit } = model;
  return (
    <div className="absolute inset-0 bg-[radial-gradient(ellipse_62%_80%_at_50%_46%,var(--lamp),transparent),var(--table)]">
      <Felt
        view={view}
        seat={seat}
        room={model.isSmall ? SMALL : WIDE}
        formatter={formatter}
        bids={bidsOf(shown.log)}
        chance={model.standingChance}
        reveal={reveal}
        lit={lit}
        losing={losingSeat(model)}
        asked={reveal ? [] : shown.decisions.map((decision) => decision.seat)}
      />
    </div>
  );
}

/** Returns the seat whose die is crossed out: during its event, or once all dice are counted; -1 if none. */
function losingSeat({ beat, reveal, lit, isActing }: LiarsDiceModel): number {
  const event = beat?.event;
  const losing = event?.type === 'lost-a-die' || event?.type === 'out' ? event.seat : undefined;
  return reveal && lit >= reveal.total && losing === undefined && !isActing ? reveal.loser : Number(losing ?? -1);
}

/** Returns the panels: the count of a revealed round replaces the odds. */
function panelsOf({ view, seat, formatter, parts, reveal, isSmall, canSee, bid, rows, setBid }: LiarsDiceModel) {
  const { t } = formatter;
  const hasCount = reveal !== undefined && !isSmall;
  const count = hasCount && <CountPanel view={view} reveal={reveal} formatter={formatter} />;
  const odds = canSee && !hasCount && seat !== undefined && (
    <OddsPanel view={view} seat={seat} formatter={formatter} bid={bid} rows={rows} onBid={setBid} />
  );
  return [
    ...(count ? [{ id: 'count', label: t('table.theCount'), content: count }] : []),
    ...(odds ? [{ id: 'odds', label: t('table.oddsTab'), content: odds }] : []),
    { id: 'log', label: t('table.log'), content: parts?.log },
  ];
}
