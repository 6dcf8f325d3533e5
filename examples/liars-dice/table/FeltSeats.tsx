import { DieArt } from '@tessera/ui';
import { Cup } from './Cup.tsx';
import { DiceRow, perRow, rowMiddle, rowWidth } from './DiceRow.tsx';
import { type FeltSeatProps, INK, SOFT } from './feltProps.ts';
import type { Place, Room } from './places.ts';
import { type BidMade, inRow } from './round.ts';

/** The cup of another player, or the dice that lay under it. */
export function OtherSeat({ place, ...props }: FeltSeatProps & { readonly place: Place }) {
  const { view, room, formatter, bids, of, reveal, asked } = props;
  const { x, y, label, inward } = place;
  const { cup, text } = room;
  const dice = view.players[of]?.dice ?? [];
  const bid = bids.get(of);
  const isOut = dice.length === 0;
  const isUp = reveal !== undefined && !isOut;
  // Dice under a partner's cup.
  const isSeen = dice.some((die) => die !== null);
  const note = isOut ? formatter.t('table.out') : formatter.t('table.dice', { n: dice.length });
  const isBelow = label.anchor === 'middle';
  const rows = isUp ? Math.ceil(dice.length / perRow(room)) : 0;
  const drop = isUp && isBelow ? room.die * (0.1 + 1.2 * (rows - 1)) : 0;
  const under = { start: 11, middle: 0, end: -11 }[label.anchor];
  return (
    <g opacity={isOut ? 0.5 : undefined}>
      {isUp ? (
        <>
          <Cup
            x={x - inward * 50 * cup}
            y={y - 26 * cup}
            scale={cup * 0.75}
            seat={of}
            tilt={-inward * 26}
            lift={12 * cup}
          />
          <DiceRow {...props} x={rowMiddle(room, x, dice.length)} y={y + (isBelow ? 6 : 24) * cup} size={room.die} />
        </>
      ) : (
        <Cup x={x} y={y} scale={cup} seat={of} />
      )}
      <Named
        room={room}
        seat={of}
        {...label}
        x={isUp && !isBelow ? x + Math.sign(under) * (rowWidth(room, dice.length) / 2 + 10) : label.x}
        y={isUp && !isBelow ? y + 18 * cup : label.y + drop}
        name={formatter.seatName(of)}
        note={note}
        isAsked={asked.includes(of)}
      />
      {(room.hasUnder || isSeen) &&
        !isUp &&
        inRow(dice).map(({ id, at, item: die }) => (
          <DieArt
            key={id}
            x={label.x + under + (isBelow ? at : Math.sign(under) * id) * 25}
            y={label.y + text.name + text.note + 16}
            size={19}
            value={die ?? undefined}
          />
        ))}
      {bid && !reveal && <Bubble {...place.bid} bid={bid} size={text.bid} isStrong={view.bid?.seat === of} />}
    </g>
  );
}

/** The viewer's dice, in front of their cup. */
export function OwnSeat(props: FeltSeatProps) {
  const { view, seat, room, formatter, of, reveal, asked } = props;
  const { x, y } = room.own;
  const { ownDie, text, cup } = room;
  const dice = view.players[of]?.dice ?? [];
  const width = dice.length * ownDie * 1.3 + ownDie * 0.5;
  const isOwn = seat !== undefined;
  const name = isOwn ? formatter.t('table.yourDice') : formatter.seatName(of);
  const isAsked = asked.includes(of);
  return (
    <g>
      <Cup x={x - width / 2 - 46 * cup} y={y} scale={cup * 0.9} seat={of} tilt={-62} />
      {dice.length > 0 && (
        <rect
          x={x - width / 2}
          y={y - ownDie * 0.9}
          width={width}
          height={ownDie * 1.8}
          rx={ownDie * 0.35}
          fill="rgb(7 18 13 / 0.45)"
          stroke={isAsked ? '#ffc233' : MARKS[of % MARKS.length]}
          strokeWidth={isAsked ? 2.4 : 1.4}
        />
      )}
      {reveal ? (
        <DiceRow {...props} x={x} y={y} size={ownDie} />
      ) : (
        inRow(dice).map(({ id, item: die, at }) => (
          <DieArt key={id} x={x + at * ownDie * 1.3} y={y} size={ownDie} value={die ?? undefined} />
        ))
      )}
      <text x={x} y={y + ownDie * 1.32} textAnchor="middle" fontSize={text.name} fontWeight="600" fill={INK}>
        {dice.length === 0 ? formatter.t('table.out') : name}
        {isOwn && dice.length > 0 && (
          <tspan dx="8" fontSize={text.note} fontWeight="400" fill={SOFT}>
            {reveal ? formatter.t('table.dice', { n: dice.length }) : formatter.t('table.onlyYou')}
          </tspan>
        )}
      </text>
    </g>
  );
}

interface NamedProps {
  readonly room: Room;
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly name: string;
  readonly note: string;
  readonly isAsked: boolean;
}

/** A name with the mark of its seat; a deciding player's name is gold. */
function Named({ room: { text }, seat, x, y, anchor, name, note, isAsked }: NamedProps) {
  return (
    <g textAnchor={anchor}>
      <text x={x} y={y + text.name * 0.3} fontSize={text.name} fontWeight="600" fill={isAsked ? '#ffc233' : INK}>
        <tspan fill={MARKS[seat % MARKS.length]}>{SHAPES[seat % SHAPES.length]}</tspan> {name.slice(0, 14)}
      </text>
      <text x={x} y={y + text.name * 0.3 + text.note + 4} fontSize={text.note} fill={SOFT}>
        {note}
      </text>
    </g>
  );
}

const MARKS = ['#6ea6f4', '#e8ad2c', '#b9f2e4', '#ff6f9f'];
const SHAPES = ['●', '◪', '◉', '○'];

interface BubbleProps {
  readonly x: number;
  readonly y: number;
  readonly bid: BidMade;
  readonly size: number;
  readonly isStrong: boolean;
}

/** A bid beside its cup; the standing one is bright. */
function Bubble({ x, y, bid: { count, face }, size, isStrong }: BubbleProps) {
  const [w, h] = [size * (3.2 + String(count).length * 0.5), size * 1.7];
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        x={-w / 2}
        y={-h / 2}
        width={w}
        height={h}
        rx={h / 2}
        fill={isStrong ? '#fbf6e8' : 'rgb(16 32 26 / 0.72)'}
        stroke={isStrong ? 'none' : 'rgb(201 216 205 / 0.35)'}
      />
      <text
        x={w * 0.5 - size * 1.75}
        textAnchor="end"
        dominantBaseline="central"
        fontSize={size}
        fill={isStrong ? '#1f2329' : INK}
        className="font-numeral font-semibold"
      >
        {count} ×
      </text>
      <DieArt x={w * 0.5 - size * 0.95} y={0} size={size * 1.1} value={face} flat />
    </g>
  );
}
