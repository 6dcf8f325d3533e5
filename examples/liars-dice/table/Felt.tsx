import type { View } from '@tessera/liars-dice';
import type { GameFormatter } from '@tessera/text';
import { DieArt } from '@tessera/ui';
import { type ReactNode, useId } from 'react';
import { Cup } from './Cup.tsx';
import { percent } from './odds.ts';
import { type Place, placesOf, type Room } from './places.ts';
import { type BidMade, counts, inRow, othersAround, type Reveal } from './round.ts';

export interface FeltProps {
  readonly view: View;
  /** The viewer's seat; for a spectator, the first seat is at the bottom. */
  readonly seat: number | undefined;
  readonly room: Room;
  readonly teller: GameFormatter;
  readonly bids: ReadonlyMap<number, BidMade>;
  /** The probability of the standing bid for the viewer, if odds are shown. */
  readonly chance: number | undefined;
  readonly reveal: Reveal | undefined;
  /** How many of the counting dice are highlighted so far. */
  readonly lit: number;
  /** The seat that loses a die at this moment of the animation. */
  readonly losing: number | undefined;
  readonly asked: readonly number[];
}

const INK = '#f6f0e1';
const SOFT = '#e3ece4';

/** The felt with its cups: the standing bid in the middle, the last bid of each player beside their cup. */
export function Felt(props: FeltProps) {
  const { view, seat, room } = props;
  const own = seat ?? 0;
  const others = othersAround(view.players.length, own);
  const places = placesOf(others.length, room);
  return (
    <svg
      viewBox={`0 0 ${room.width} ${room.height}`}
      preserveAspectRatio="xMidYMid meet"
      role="img"
      aria-label={feltText(props)}
      className="absolute inset-0 h-full w-full"
    >
      <Top room={room} />
      {others.map((other, i) => places[i] && <Other key={other} {...props} of={other} place={places[i]} />)}
      <Middle {...props} />
      <Own {...props} of={own} />
    </svg>
  );
}

/** Describes everything on the felt as text. */
function feltText({ view, seat, teller }: FeltProps): string {
  return teller.board(view, seat ?? 'spectator') ?? teller.say('table.felt');
}

function Top({ room: { table } }: { readonly room: Room }) {
  const felt = useId();
  const rim = useId();
  const { x, y, rx, ry, rim: edge } = table;
  return (
    <>
      <radialGradient id={felt} cx="0.5" cy="0.42" r="0.62">
        <stop offset="0" stopColor="light-dark(#387056, #356150)" />
        <stop offset="1" stopColor="light-dark(#1d3e2f, #15281f)" />
      </radialGradient>
      <linearGradient id={rim} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="light-dark(#d2a673, #94633a)" />
        <stop offset="0.5" stopColor="light-dark(#a9794a, #6b4426)" />
        <stop offset="1" stopColor="light-dark(#6a4521, #3a2211)" />
      </linearGradient>
      <ellipse cx={x} cy={y + edge * 1.9} rx={rx * 1.02} ry={ry * 1.02} fill="#000" opacity="0.25" />
      <ellipse cx={x} cy={y + edge} rx={rx} ry={ry} fill="light-dark(#6a4521, #3a2211)" />
      <ellipse cx={x} cy={y} rx={rx} ry={ry} fill={`url(#${rim})`} />
      <ellipse
        cx={x}
        cy={y - 1}
        rx={rx - 2}
        ry={ry - 2}
        fill="none"
        stroke="#fff"
        strokeOpacity="0.22"
        strokeWidth="1.5"
      />
      <ellipse cx={x} cy={y + 2} rx={rx - edge * 1.3} ry={ry - edge * 1.1} fill="#0c1612" />
      <ellipse cx={x} cy={y + 5} rx={rx - edge * 1.4} ry={ry - edge * 1.2} fill={`url(#${felt})`} />
    </>
  );
}

interface OneProps extends FeltProps {
  readonly of: number;
}

/** The cup of another player, or the dice that lay under it. */
function Other({ place, ...props }: OneProps & { readonly place: Place }) {
  const { view, room, teller, bids, of, reveal, asked } = props;
  const { x, y, label, inward } = place;
  const { cup, text } = room;
  const dice = view.players[of]?.dice ?? [];
  const bid = bids.get(of);
  const isOut = dice.length === 0;
  const isUp = reveal !== undefined && !isOut;
  // Dice under a partner's cup.
  const isSeen = dice.some((die) => die !== null);
  const note = isOut ? teller.say('table.out') : teller.say('table.dice', { n: dice.length });
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
        name={teller.seatName(of)}
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

/** Returns the number of dice per row. */
function perRow({ hasUnder }: Room): number {
  return hasUnder ? 6 : 3;
}

function rowWidth(room: Room, count: number): number {
  return Math.min(count, perRow(room)) * room.die * 1.32;
}

/** Returns the centre of a row so that all of it fits into the room. */
function rowMiddle(room: Room, x: number, count: number): number {
  const half = rowWidth(room, count) / 2 + 6;
  const edge = room.hasUnder ? room.table.x - room.table.rx * 0.92 : 0;
  return Math.max(edge + half, Math.min(room.width - edge - half, x));
}

/** Revealed dice: the counting ones are highlighted one after another, the others fade. */
function DiceRow({ view, of, reveal, lit, losing, room, teller, x, y, size }: RowProps) {
  const dice = view.players[of]?.dice ?? [];
  if (!reveal) return null;
  const before = reveal.found.slice(0, of).reduce((sum, count) => sum + count, 0);
  let counted = before;
  const most = size === room.ownDie ? dice.length : perRow(room);
  return inRow(dice).map(({ id, item: die }) => {
    const row = Math.floor(id / most);
    const inIt = Math.min(most, dice.length - row * most);
    const at = x + ((id % most) - (inIt - 1) / 2) * size * 1.32;
    const down = y + row * size * 1.3;
    const isCounted = counts(view, die, reveal.face);
    if (isCounted) counted++;
    const look = isCounted ? (counted <= lit ? 'lit' : 'plain') : 'dim';
    const isGone = losing === of && id === dice.length - 1;
    const isWild = isCounted && die === 1 && reveal.face !== 1;
    return (
      <g key={id}>
        <DieArt
          x={at}
          y={down}
          size={size}
          value={die ?? undefined}
          look={look}
          turn={isCounted ? 0 : id % 2 ? 7 : -6}
        />
        {isWild && room.hasUnder && (
          <text x={at} y={down + size * 0.95} textAnchor="middle" fontSize={room.text.note} fill={INK}>
            {teller.say('table.wild')}
          </text>
        )}
        {isGone && (
          <g transform={`translate(${at} ${down}) scale(${size / 46})`} fill="none" strokeLinecap="round">
            <rect x="-30" y="-30" width="60" height="62" rx="13" stroke={INK} strokeWidth="2.5" strokeDasharray="5 5" />
            <path d="M-14 -14L14 14M14 -14L-14 14" stroke="#fff6e0" strokeWidth="5" />
          </g>
        )}
      </g>
    );
  });
}

interface RowProps extends OneProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
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

/** The largest element of the table: the standing bid, or its result. */
function Middle({ view, seat, room, teller, chance, reveal, lit }: FeltProps) {
  const { table, text } = room;
  const { say } = teller;
  const { x } = table;
  const y = table.y - (room.hasUnder ? 30 : 0);
  const big = text.count;
  const name = (of: number) => teller.seatName(of);
  const ground = (
    <ellipse
      cx={x}
      cy={y}
      rx={big * (room.hasUnder ? 1.6 : reveal ? 1.05 : 1.45)}
      ry={big * (room.hasUnder ? 0.92 : 1.04)}
      fill="#07120d"
      opacity="0.42"
    />
  );
  if (reveal) {
    const isTrue = reveal.total >= reveal.bid;
    const who = seat === reveal.bidder ? 'Own' : '';
    const isDone = lit >= reveal.total;
    return (
      <g textAnchor="middle" fill={INK}>
        {ground}
        <Line x={x} y={y - big * 0.56} size={text.note}>
          {say('table.onTable', { face: say(`table.faces.${reveal.face}`) })}
        </Line>
        <text x={x} y={y + big * 0.3} className="font-numeral font-semibold">
          <tspan fontSize={big}>{Math.min(lit, reveal.total)}</tspan>
          <tspan dx={big * 0.12} fontSize={big * 0.26} fill={SOFT}>
            {say('table.of')}
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
            {say(isTrue ? `table.right${who}` : `table.lied${who}`, { name: name(reveal.bidder) })}
          </text>
        )}
      </g>
    );
  }
  const { bid } = view;
  if (!bid) {
    return (
      <g textAnchor="middle" fill={INK}>
        {ground}
        <text x={x} y={y} fontSize={text.name * (room.hasUnder ? 1.5 : 1.1)} className="font-title font-semibold">
          {say('table.noBid')}
        </text>
        <Line x={x} y={y + text.name * 1.7} size={text.note}>
          {say('table.anyBid')}
        </Line>
      </g>
    );
  }
  return (
    <g textAnchor="middle" fill={INK}>
      {ground}
      <Line x={x} y={y - big * 0.58} size={text.note}>
        {say(bid.seat === seat ? 'table.standsOwn' : 'table.stands', { name: name(bid.seat) })}
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
          {say('table.trueIn', { chance: percent(chance, teller.language), wide: room.hasUnder ? 'yes' : 'no' })}
        </text>
      )}
    </g>
  );
}

function Line({
  x,
  y,
  size,
  children,
}: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly children: ReactNode;
}) {
  return (
    <text x={x} y={y} fontSize={size} fill={SOFT}>
      {children}
    </text>
  );
}

/** The viewer's dice, in front of their cup. */
function Own(props: OneProps) {
  const { view, seat, room, teller, of, reveal, asked } = props;
  const { x, y } = room.own;
  const { ownDie, text, cup } = room;
  const dice = view.players[of]?.dice ?? [];
  const width = dice.length * ownDie * 1.3 + ownDie * 0.5;
  const isOwn = seat !== undefined;
  const name = isOwn ? teller.say('table.yourDice') : teller.seatName(of);
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
        {dice.length === 0 ? teller.say('table.out') : name}
        {isOwn && dice.length > 0 && (
          <tspan dx="8" fontSize={text.note} fontWeight="400" fill={SOFT}>
            {reveal ? teller.say('table.dice', { n: dice.length }) : teller.say('table.onlyYou')}
          </tspan>
        )}
      </text>
    </g>
  );
}
