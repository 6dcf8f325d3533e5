import { useId } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconArt } from '../icons/iconArt.ts';

export const DISC_LEVELS = ['full', 'half', 'empty'] as const;
export type DiscLevel = (typeof DISC_LEVELS)[number];

export interface LevelDiscProps {
  /** Any colour that shows on a dark disc. */
  readonly colour: string;
  readonly level: DiscLevel;
  readonly icon: IconArt;
  readonly label: string;
  readonly size?: number | undefined;
}

/** Something on the table that is there, half there or gone: how far the disc is filled says it. It is dark in both themes. */
export function LevelDisc({ colour, level, icon, label, size = 44 }: LevelDiscProps) {
  const clip = useId();
  const fill = FILL[level];
  return (
    <svg width={size} height={size} viewBox="0 0 44 44" role="img" aria-label={label} className="flex-none">
      <clipPath id={clip}>
        <rect x="0" y={44 - 44 * fill} width="44" height={44 * fill} />
      </clipPath>
      <circle
        cx="22"
        cy="22"
        r="20"
        fill="var(--disc)"
        stroke={fill === 0 ? '#7c8798' : colour}
        strokeWidth={fill === 1 ? 2.5 : 1.5}
        strokeDasharray={fill === 0 ? '3 3' : undefined}
      />
      {fill > 0 && <circle cx="22" cy="22" r="17.5" fill={colour} clipPath={`url(#${clip})`} />}
      <g
        style={{ color: ICON_COLOUR[level] }}
        stroke="var(--disc)"
        strokeWidth={fill === 0.5 ? 48 : 0}
        paintOrder="stroke"
      >
        <Icon of={icon} size={24} x={10} y={10} />
      </g>
    </svg>
  );
}

const FILL: Readonly<Record<DiscLevel, 0 | 0.5 | 1>> = { full: 1, half: 0.5, empty: 0 };
const ICON_COLOUR: Readonly<Record<DiscLevel, string>> = {
  full: 'var(--disc)',
  half: '#ffffff',
  empty: '#a7afbc',
};
