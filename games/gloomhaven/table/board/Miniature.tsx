import type { View } from '@tessera/gloomhaven/selectors';
import { Icon } from '@tessera/ui';
import { useId } from 'react';
import { isElite, lookOf, type MiniatureShape } from '../looks.ts';

type Figure = View['figures'][number];

/** Outlines around the origin, each clockwise from the top, so that a partial rim can show hit points. */
const OUTLINES: Readonly<Record<MiniatureShape, string>> = {
  circle: 'M0 -11.200A11.200 11.200 0 0 1 0 11.200A11.200 11.200 0 0 1 0 -11.200Z',
  shield:
    'M0 -11.700C3.500 -9.700 7.100 -9.200 10.200 -9.200C10.400 -2 9.200 6.100 0 12.200C-9.200 6.100 -10.400 -2 -10.200 -9.200C-7.100 -9.200 -3.500 -9.700 0 -11.700Z',
  diamond: 'M0 -13L12 0L0 13L-12 0Z',
  hexagon: 'M0 -12L10.400 -6V6L0 12L-10.400 6V-6Z',
};

/** Stroke patterns of the seats, in addition to their colours. */
const SEAT_STROKES = [undefined, '6 3', '1.500 2.500', '10 2 1.500 2', '0.800 4'] as const;

/** A figure without its plates: shape and icon identify it, the rim shows its remaining hit points. */
export function MiniatureArt({ figure }: { readonly figure: Figure }) {
  const enamel = useId();
  const { shape, icon, disc, high, ink, rim } = lookOf(figure);
  const outline = OUTLINES[shape];
  const left = Math.max(0, Math.min(1, figure.hp / figure.maxHp)) * 100;
  const size = shape === 'circle' ? 13.5 : shape === 'diamond' ? 11 : 12;
  return (
    <g strokeLinejoin="round">
      <linearGradient id={enamel} x2="0" y2="1">
        <stop offset="0" stopColor={high} />
        <stop offset="0.750" stopColor={disc} />
      </linearGradient>
      {figure.kind === 'hero' && figure.seat > 0 && (
        <circle r="13.400" fill="none" stroke={rim} strokeDasharray={SEAT_STROKES[figure.seat % SEAT_STROKES.length]} />
      )}
      <path d={outline} transform="translate(0 1.800)" fill="#000" fillOpacity="0.450" />
      <path d={outline} fill={`url(#${enamel})`} stroke="var(--rim-off)" strokeWidth="2.200" />
      <path
        d={outline}
        fill="none"
        pathLength="100"
        stroke={rim}
        strokeWidth="2.200"
        strokeDasharray={left === 100 ? undefined : `${left.toFixed(1)} 100`}
      />
      {isElite(figure) && (
        <path d={outline} transform="scale(0.800)" fill="none" stroke={ink} strokeOpacity="0.750" strokeWidth="0.900" />
      )}
      <g style={{ color: ink }}>
        <Icon of={icon} size={size} x={-size / 2} y={-size / 2 - (shape === 'shield' ? 0.8 : 0)} />
      </g>
    </g>
  );
}

/** A figure beside a name. */
export function Miniature({ figure, size = 40 }: { readonly figure: Figure; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="-14 -14 28 28"
      aria-hidden="true"
      className="block flex-none overflow-visible"
    >
      <MiniatureArt figure={figure} />
    </svg>
  );
}
