import { polygon } from '../tokens/shapes.ts';
import { DICE_PIPS } from './dicePips.ts';

export interface DieProps {
  readonly value: number;
  /** Default: six, with pips; others show their number. */
  readonly sides?: number | undefined;
  /** Not counted: a dashed outline. */
  readonly dropped?: boolean | undefined;
  readonly size?: number | undefined;
  /** The accessible name; default: the number. */
  readonly label?: string | undefined;
}

/** One die of a roll. */
export type RolledDie = Pick<DieProps, 'value' | 'sides' | 'dropped'>;

/** A rolled die. */
export function Die({ value, sides = 6, dropped, size = 36, label }: DieProps) {
  const look = dropped
    ? { fill: 'none', stroke: 'var(--control)', strokeDasharray: '4 3' }
    : { fill: 'var(--paper)', stroke: 'var(--paper-line)' };
  const ink = dropped ? 'var(--muted)' : 'var(--paper-ink)';
  const pips = sides === 6 ? DICE_PIPS[value] : undefined;
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 36 36"
      role="img"
      aria-label={label ?? String(value)}
      className="flex-none"
    >
      {sides === 6 ? (
        <rect x="1.5" y="1.5" width="33" height="33" rx="7" strokeWidth="1.5" {...look} />
      ) : (
        <path d={polygon(MANY_SIDES, 17)} transform="translate(18 18)" strokeWidth="1.5" {...look} />
      )}
      {pips?.map((place) => (
        <circle key={place} cx={9 + (place % 3) * 9} cy={9 + Math.floor(place / 3) * 9} r="3" fill={ink} />
      ))}
      {!pips && (
        <text
          x="18"
          y="18.5"
          textAnchor="middle"
          dominantBaseline="central"
          fontSize="16"
          fill={ink}
          className={NUMERAL}
        >
          {value}
        </text>
      )}
    </svg>
  );
}

const MANY_SIDES = [-90, -30, 30, 90, 150, 210];
const NUMERAL = 'font-numeral font-semibold';
