import { useId } from 'react';
import { FeltMiddle } from './FeltMiddle.tsx';
import { OtherSeat, OwnSeat } from './FeltSeats.tsx';
import type { FeltProps } from './feltProps.ts';
import { placesOf, type Room } from './places.ts';
import { othersAround } from './round.ts';

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
      {others.map((other, i) => places[i] && <OtherSeat key={other} {...props} of={other} place={places[i]} />)}
      <FeltMiddle {...props} />
      <OwnSeat {...props} of={own} />
    </svg>
  );
}

/** Describes everything on the felt as text. */
function feltText({ view, seat, formatter }: FeltProps): string {
  return formatter.board(view, seat ?? 'spectator') ?? formatter.t('table.felt');
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
