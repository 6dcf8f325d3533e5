import { memo } from 'react';
import { star } from '../tokens/shapes.ts';
import { type Axial, centreOf } from './hexGeometry.ts';

export interface ShotLineProps {
  readonly from: Axial;
  readonly to: Axial;
  /** Whether it hits; a miss passes the target and ends in a cross. Undefined while undecided. */
  readonly isHit?: boolean | undefined;
  /** An adjacent attack, drawn without a line. */
  readonly isMelee?: boolean | undefined;
}

/** A shot or blow: it starts at the rim of one figure and ends at that of the other. */
export const ShotLine = memo(function ShotLine({ from, to, isHit, isMelee }: ShotLineProps) {
  const a = centreOf(from);
  const b = centreOf(to);
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length === 0) return null;
  const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const at = (along: number, aside = 0) => `${a.x + dx * along - dy * aside} ${a.y + dy * along + dx * aside}`;
  const start = Math.min(RIM, length / 3);
  if (isHit === false) {
    const end = length + PAST;
    const [x = 0, y = 0] = at(end, ASIDE).split(' ').map(Number);
    return (
      <g data-shot="" fill="none" stroke="var(--ink)" strokeLinecap="round" className="pointer-events-none">
        <path d={`M${at(start)}L${at(end, ASIDE)}`} strokeWidth="2" strokeDasharray="6 5" />
        <path d={`M${x - 5} ${y - 5}L${x + 5} ${y + 5}M${x + 5} ${y - 5}L${x - 5} ${y + 5}`} strokeWidth="2.6" />
      </g>
    );
  }
  const end = length - (isMelee ? start : RIM * 0.7);
  return (
    <g data-shot="" className="pointer-events-none">
      {[-4, 0, 4].map((aside) => (
        <path
          key={aside}
          d={`M${at(start)}L${at(end, aside)}`}
          stroke="var(--table)"
          strokeWidth="4"
          strokeOpacity="0.5"
        />
      ))}
      {[-4, 0, 4].map((aside) => (
        <path
          key={aside}
          d={`M${at(start)}L${at(end, aside)}`}
          stroke="var(--ink)"
          strokeWidth={aside === 0 ? 1.8 : 1.1}
          strokeLinecap="round"
        />
      ))}
      <path d={star(7, 7, 3)} transform={`translate(${at(start)})`} fill="var(--ink)" stroke="var(--table)" />
    </g>
  );
});

/** The radius of a figure around the centre of its cell. */
const RIM = 17;
/** How far a miss goes past its target, and to its side. */
const PAST = 40;
const ASIDE = 14;

export interface BurstProps {
  readonly at: Axial;
  /** The effect: "−3". */
  readonly text: string;
  /** The side of the cell on which it stands, so that a card can use the other. */
  readonly side?: 'left' | 'right' | undefined;
  /** A plain plate instead of a burst, when motion is off. */
  readonly still?: boolean | undefined;
}

/** Damage at a cell: rays around the figure, and the number beside it. */
export const Burst = memo(function Burst({ at, text, side = 'left', still }: BurstProps) {
  const { x, y } = centreOf(at);
  const away = side === 'left' ? -44 : 44;
  return (
    <g className="pointer-events-none">
      {still ? (
        <circle cx={x} cy={y} r="22" fill="none" stroke="var(--enemy)" strokeWidth="2.5" />
      ) : (
        <path d={star(14, 28, 21, x, y)} fill="none" stroke="var(--enemy)" strokeWidth="2" strokeLinejoin="round" />
      )}
      <g transform={`translate(${x + away} ${y})`}>
        {still ? (
          <rect x="-17" y="-15" width="34" height="30" rx="6" fill="var(--enemy)" stroke="var(--slab)" />
        ) : (
          <path d={star(12, 24, 17)} fill="var(--enemy)" stroke="var(--slab)" strokeWidth="1.5" />
        )}
        <text
          textAnchor="middle"
          dominantBaseline="central"
          y="0.5"
          fontSize="17"
          fill="light-dark(#fff, #14171c)"
          className="font-numeral font-semibold"
        >
          {text}
        </text>
      </g>
    </g>
  );
});
