import { DieArt } from '@tessera/ui';
import { type FeltSeatProps, INK } from './feltProps.ts';
import type { Room } from './places.ts';
import { counts, inRow } from './round.ts';

interface DiceRowProps extends FeltSeatProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Revealed dice: the counting ones are highlighted one after another, the others fade. */
export function DiceRow({ view, of, reveal, lit, losing, room, formatter, x, y, size }: DiceRowProps) {
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
            {formatter.t('table.wild')}
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

/** Returns the number of dice per row. */
export function perRow({ hasUnder }: Room): number {
  return hasUnder ? 6 : 3;
}

/** Returns the width of a row of dice. */
export function rowWidth(room: Room, count: number): number {
  return Math.min(count, perRow(room)) * room.die * 1.32;
}

/** Returns the centre of a row so that all of it fits into the room. */
export function rowMiddle(room: Room, x: number, count: number): number {
  const half = rowWidth(room, count) / 2 + 6;
  const edge = room.hasUnder ? room.table.x - room.table.rx * 0.92 : 0;
  return Math.max(edge + half, Math.min(room.width - edge - half, x));
}
