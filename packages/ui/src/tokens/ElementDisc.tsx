import { useId } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconArt } from '../icons/iconArt.ts';

export const ELEMENTS = ['fire', 'ice', 'air', 'earth', 'light', 'dark'] as const;
export type ElementName = (typeof ELEMENTS)[number];

export const ELEMENT_STATES = ['strong', 'waning', 'inert'] as const;
export type ElementState = (typeof ELEMENT_STATES)[number];

export interface ElementDiscProps {
  readonly element: ElementName;
  readonly state: ElementState;
  readonly icon: IconArt;
  readonly label: string;
  readonly size?: number | undefined;
}

/** An element on the table: how far the disc is filled is its state. The disc is dark in both themes. */
export function ElementDisc({ element, state, icon, label, size = 44 }: ElementDiscProps) {
  const clip = useId();
  const colour = `var(--${element})`;
  const fill = FILL[state];
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
        style={{ color: ICON_COLOUR[state] }}
        stroke="var(--disc)"
        strokeWidth={fill === 0.5 ? 48 : 0}
        paintOrder="stroke"
      >
        <Icon of={icon} size={24} x={10} y={10} />
      </g>
    </svg>
  );
}

const FILL: Readonly<Record<ElementState, 0 | 0.5 | 1>> = { strong: 1, waning: 0.5, inert: 0 };
const ICON_COLOUR: Readonly<Record<ElementState, string>> = {
  strong: 'var(--disc)',
  waning: '#ffffff',
  inert: '#a7afbc',
};
