import { DieArt } from '@tessera/ui';
import type { ReactNode } from 'react';
import { type FeltProps, INK, SOFT } from './feltProps.ts';
import { percent } from './odds.ts';
import type { BidMade, Reveal } from './round.ts';

/** The largest element of the table: the standing bid, or its result. */
export function FeltMiddle(props: FeltProps) {
  const { view, room, reveal } = props;
  const { table, text } = room;
  const { x } = table;
  const y = table.y - (room.hasUnder ? 30 : 0);
  const big = text.count;
  return (
    <g textAnchor="middle" fill={INK}>
      <ellipse
        cx={x}
        cy={y}
        rx={big * (room.hasUnder ? 1.6 : reveal ? 1.05 : 1.45)}
        ry={big * (room.hasUnder ? 0.92 : 1.04)}
        fill="#07120d"
        opacity="0.42"
      />
      {reveal ? (
        <Result {...props} x={x} y={y} reveal={reveal} />
      ) : view.bid ? (
        <StandingBid {...props} x={x} y={y} bid={view.bid} />
      ) : (
        <NoBid {...props} x={x} y={y} />
      )}
    </g>
  );
}

interface MiddleProps extends FeltProps {
  readonly x: number;
  readonly y: number;
}

/** The number of dice counted so far, of the number bid. */
function Result({ seat, room, formatter, lit, x, y, reveal }: MiddleProps & { readonly reveal: Reveal }) {
  const { text } = room;
  const { t } = formatter;
  const big = text.count;
  const isTrue = reveal.total >= reveal.bid;
  const who = seat === reveal.bidder ? 'Own' : '';
  const isDone = lit >= reveal.total;
  return (
    <>
      <Line x={x} y={y - big * 0.56} size={text.note}>
        {t('table.onTable', { face: t(`table.faces.${reveal.face}`) })}
      </Line>
      <text x={x} y={y + big * 0.3} className="font-numeral font-semibold">
        <tspan fontSize={big}>{Math.min(lit, reveal.total)}</tspan>
        <tspan dx={big * 0.12} fontSize={big * 0.26} fill={SOFT}>
          {t('table.of')}
        </tspan>
        <tspan dx={big * 0.1} fontSize={big * 0.58}>
          {reveal.bid}
        </tspan>
      </text>
      {isDone && (
        <text
          x={x}
          y={y + big * 0.62}
          fontSize={text.name * (room.hasUnder ? 1.5 : 1.1)}
          className="font-title font-semibold"
        >
          {t(isTrue ? `table.right${who}` : `table.lied${who}`, { name: formatter.seatName(reveal.bidder) })}
        </text>
      )}
    </>
  );
}

function NoBid({ room, formatter, x, y }: MiddleProps) {
  const { text } = room;
  const { t } = formatter;
  return (
    <>
      <text x={x} y={y} fontSize={text.name * (room.hasUnder ? 1.5 : 1.1)} className="font-title font-semibold">
        {t('table.noBid')}
      </text>
      <Line x={x} y={y + text.name * 1.7} size={text.note}>
        {t('table.anyBid')}
      </Line>
    </>
  );
}

/** The bid to raise or to doubt, with its probability. */
function StandingBid({ seat, room, formatter, chance, x, y, bid }: MiddleProps & { readonly bid: SeatBid }) {
  const { text } = room;
  const { t } = formatter;
  const big = text.count;
  return (
    <>
      <Line x={x} y={y - big * 0.58} size={text.note}>
        {t(bid.seat === seat ? 'table.standsOwn' : 'table.stands', { name: formatter.seatName(bid.seat) })}
      </Line>
      <text
        x={x - big * 0.14}
        y={y + big * 0.32}
        textAnchor="end"
        fontSize={big}
        className="font-numeral font-semibold"
      >
        {bid.count}
      </text>
      <text x={x + big * 0.06} y={y + big * 0.2} fontSize={big * 0.36} fill={SOFT} className="font-numeral">
        ×
      </text>
      <DieArt x={x + big * 0.6} y={y - big * 0.02} size={big * 0.7} value={bid.face} />
      {chance !== undefined && (
        <text x={x} y={y + big * 0.68} fontSize={text.name} fontWeight="600">
          {t('table.trueIn', { chance: percent(chance, formatter.language), wide: room.hasUnder ? 'yes' : 'no' })}
        </text>
      )}
    </>
  );
}

interface SeatBid extends BidMade {
  readonly seat: number;
}

interface LineProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly children: ReactNode;
}

function Line({ x, y, size, children }: LineProps) {
  return (
    <text x={x} y={y} fontSize={size} fill={SOFT}>
      {children}
    </text>
  );
}
