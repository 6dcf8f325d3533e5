import { memo, useId } from 'react';
import { DICE_PIPS } from './dicePips.ts';

export interface DieArtProps {
  /** Its centre. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Its result; undefined shows a question mark. */
  readonly value?: number | undefined;
  /** Rotation in degrees. */
  readonly turn?: number | undefined;
  /** Counted or not: a lit one has a rim, a dim one is pale. */
  readonly look?: 'plain' | 'lit' | 'dim' | undefined;
  /** Drawn flat, for small dice and dice in a line of text. */
  readonly flat?: boolean | undefined;
}

/** An ivory die inside an SVG, with a side and a shadow. It looks the same in both themes. */
export const DieArt = memo(function DieArt({ x, y, size, value, turn = 0, look = 'plain', flat }: DieArtProps) {
  const shade = useId();
  const half = size / 2;
  const depth = flat ? 0 : size * 0.1;
  const round = size * 0.2;
  const box = { x: -half, width: size, height: size, rx: round };
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`} opacity={look === 'dim' ? 0.42 : undefined}>
      <linearGradient id={shade} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#fffdf6" />
        <stop offset="0.6" stopColor="#f3ead4" />
        <stop offset="1" stopColor="#dccfae" />
      </linearGradient>
      {!flat && (
        <ellipse
          cx={depth * 0.6}
          cy={half + depth * 0.9}
          rx={half * 1.08}
          ry={half * 0.34}
          fill="#000"
          opacity="0.38"
        />
      )}
      {look === 'lit' && (
        <rect
          x={-half * 1.18}
          y={-half * 1.18}
          width={size * 1.18}
          height={size * 1.18 + depth}
          rx={round * 1.4}
          fill="rgb(143 245 207 / 0.28)"
          stroke="#8ff5cf"
          strokeWidth={Math.max(1.6, size * 0.06)}
        />
      )}
      {!flat && <rect {...box} y={-half + depth} fill={value === undefined ? '#6d6148' : '#a89875'} />}
      <rect
        {...box}
        y={-half}
        fill={value === undefined ? '#94866a' : `url(#${shade})`}
        stroke={flat ? '#7d6f4e' : '#fff'}
        strokeOpacity="0.6"
        strokeWidth={Math.max(0.6, size * 0.03)}
      />
      {value === undefined ? (
        <text
          y={size * 0.03}
          textAnchor="middle"
          dominantBaseline="central"
          fontSize={size * 0.62}
          fill="#2b2418"
          className="font-numeral font-semibold"
        >
          ?
        </text>
      ) : (
        DICE_PIPS[value]?.map((place) => (
          <circle
            key={place}
            cx={((place % 3) - 1) * size * 0.26}
            cy={(Math.floor(place / 3) - 1) * size * 0.26}
            r={size * (value === 1 ? 0.135 : 0.098)}
            fill={value === 1 ? '#a3210f' : '#1d2026'}
          />
        ))
      )}
    </g>
  );
});
