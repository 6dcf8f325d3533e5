import { type ReactNode, useId } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconArt } from '../icons/iconArt.ts';
import type { MarkArt } from './markArt.ts';
import { arcFromTop, SHAPES, TOKEN_RADIUS, type TokenShape } from './shapes.ts';

/** The side of a token: the viewer's, an opponent's, neutral, or an object. */
export const TOKEN_SIDES = ['own', 'rival', 'neutral', 'thing'] as const;
export type TokenSide = (typeof TOKEN_SIDES)[number];

/** The look of a token on the board. Each mark has its own place, so that they never overlap. */
export interface TokenLook {
  readonly shape: TokenShape;
  readonly side: TokenSide;
  readonly icon?: IconArt | undefined;
  /** A short text instead of an icon. */
  readonly text?: string | undefined;
  /** Chevrons in place of the icon, for elites. */
  readonly elite?: boolean | undefined;
  /** The remaining health, 0 to 1. The ring is drawn only when it is damaged. */
  readonly health?: number | undefined;
  /** The mark of its state, at the upper right. */
  readonly mark?: MarkArt | undefined;
  /** The carried item, at the lower left. */
  readonly carries?: IconArt | undefined;
  /** The number of one among equals, at the lower right. */
  readonly number?: number | undefined;
  readonly selected?: boolean | undefined;
  readonly targeted?: boolean | undefined;
  /** Hidden from the other side: the rim is dashed. */
  readonly hidden?: boolean | undefined;
  /** Has acted: dimmed. */
  readonly done?: boolean | undefined;
}

export interface TokenProps extends TokenLook {
  /** Side of the square in pixels. Below 24 the icon is dropped and the shape stays. */
  readonly size?: number | undefined;
  /** The accessible name; without one it is decorative. */
  readonly label?: string | undefined;
}

/** A figure or object in a panel, a list, a strip. */
export function Token({ size = 40, label, ...look }: TokenProps) {
  const frame = { width: size, height: size, viewBox: '-24 -24 48 48', className: 'block flex-none overflow-visible' };
  const art = <TokenArt {...look} plain={size < SMALLEST_WITH_ICON} />;
  if (label === undefined) {
    return (
      <svg {...frame} aria-hidden="true">
        {art}
      </svg>
    );
  }
  return (
    <svg {...frame} role="img" aria-label={label}>
      {art}
    </svg>
  );
}

const SMALLEST_WITH_ICON = 24;

export interface TokenArtProps extends TokenLook {
  readonly x?: number | undefined;
  readonly y?: number | undefined;
  /** Radius of the disc in units of the surrounding drawing. */
  readonly r?: number | undefined;
  /** Omits the icon. */
  readonly plain?: boolean | undefined;
}

/** A figure or object inside an SVG, at any size. */
export function TokenArt({ x = 0, y = 0, r = TOKEN_RADIUS, plain, ...look }: TokenArtProps) {
  const shade = useId();
  const { shape, side, health, hidden } = look;
  const body = SHAPES[shape].outline(hidden ? TOKEN_RADIUS - 2.2 : TOKEN_RADIUS);
  return (
    <g transform={`translate(${x} ${y}) scale(${r / TOKEN_RADIUS})`}>
      <radialGradient id={shade} cx="0.38" cy="0.28" r="0.85">
        <stop offset="0" stopColor={`var(--${side}-high)`} />
        <stop offset="0.7" stopColor={`var(--${side}-disc)`} />
      </radialGradient>
      <g opacity={look.done ? 0.5 : undefined}>
        {health !== undefined && health < 1 && <HealthRing health={health} />}
        <path
          d={body}
          fill={`url(#${shade})`}
          stroke={hidden ? 'none' : `var(--${side}-rim)`}
          strokeWidth="2"
          strokeLinejoin="round"
        />
        {hidden && <DashedRim shape={shape} side={side} />}
        {!plain && <Face {...look} />}
      </g>
      {look.selected && <circle r="21.5" fill="none" stroke="var(--act-line)" strokeWidth="2.5" />}
      {look.targeted && <Brackets />}
      {look.carries && <Carried icon={look.carries} />}
      {look.number !== undefined && <Standee number={look.number} />}
      {look.mark && <StateMark mark={look.mark} />}
    </g>
  );
}

function Face({ shape, side, icon, text, elite }: TokenLook): ReactNode {
  const colour = `var(--${side}-icon)`;
  const { size, y } = SHAPES[shape].icon;
  if (elite) {
    return (
      <path
        d="M-8.5 1L0 -6.500L8.5 1V5.200L0 -2.300L-8.5 5.200ZM-8.5 8L0 .5L8.5 8V12.200L0 4.700L-8.5 12.200Z"
        transform="translate(0 -3)"
        fill={colour}
      />
    );
  }
  if (icon) {
    return (
      <g style={{ color: colour }}>
        <Icon of={icon} size={size} x={-size / 2} y={y - size / 2} />
      </g>
    );
  }
  if (text === undefined) return null;
  return (
    <text y={y} fill={colour} fontSize="15" className="font-numeral font-semibold" {...CENTRED}>
      {text}
    </text>
  );
}

function HealthRing({ health }: { readonly health: number }) {
  return (
    <>
      <circle r={HEALTH_RADIUS} fill="none" stroke="var(--floor-low)" strokeWidth="3" />
      {health > 0 && <path d={arcFromTop(health, HEALTH_RADIUS)} fill="none" stroke="var(--ink)" strokeWidth="3" />}
    </>
  );
}

const HEALTH_RADIUS = 19;

function DashedRim({ shape, side }: { readonly shape: TokenShape; readonly side: TokenSide }) {
  // The dark rim of the viewer's disc would vanish on the dark floor, so the dashes take the colour of the disc.
  const colour = side === 'own' ? 'var(--own-disc)' : `var(--${side}-rim)`;
  return (
    <path
      d={SHAPES[shape].outline(TOKEN_RADIUS + 1)}
      fill="none"
      stroke={colour}
      strokeWidth="1.8"
      strokeDasharray="4.2 2.7"
    />
  );
}

/** The mark of a state at the upper right of a token. */
function StateMark({ mark: { d, colour } }: { readonly mark: MarkArt }) {
  return (
    <g transform="translate(5 -21)">
      <path d={d} fill={colour} fillRule="evenodd" stroke="var(--table)" strokeWidth="2.4" paintOrder="stroke" />
    </g>
  );
}

function Carried({ icon }: { readonly icon: IconArt }) {
  return (
    <g transform="translate(-13 13)">
      <path d={SHAPES.hexagon.outline(8)} fill="var(--thing-disc)" stroke="var(--thing-rim)" strokeWidth="1.5" />
      <g style={{ color: 'var(--thing-icon)' }}>
        <Icon of={icon} size={10} x={-5} y={-5} />
      </g>
    </g>
  );
}

function Standee({ number }: { readonly number: number }) {
  return (
    <g transform="translate(13 13)">
      <circle r="7.5" fill="var(--paper)" stroke="var(--paper-ink)" strokeWidth="1.2" />
      <text y="0.5" fill="var(--paper-ink)" fontSize="12" className="font-numeral font-semibold" {...CENTRED}>
        {number}
      </text>
    </g>
  );
}

function Brackets() {
  return (
    <path
      d="M-22 -13V-22H-13M13 -22H22V-13M22 13V22H13M-13 22H-22V13"
      fill="none"
      stroke="var(--act-line)"
      strokeWidth="3"
    />
  );
}

const CENTRED = { textAnchor: 'middle', dominantBaseline: 'central' } as const;
