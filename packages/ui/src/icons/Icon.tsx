import { classes } from '../classes.ts';
import type { IconArt } from './iconArt.ts';

export interface IconProps {
  readonly of: IconArt;
  /** Width and height: a number of pixels (units inside an SVG) or a CSS length. */
  readonly size?: number | string | undefined;
  /** The accessible name; without it the icon is decorative. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
  /** The upper left corner, inside an SVG. */
  readonly x?: number | undefined;
  readonly y?: number | undefined;
}

/** An icon in the current text colour, in HTML or inside an SVG. */
export function Icon({ of, size = '1.25em', label, className, x, y }: IconProps) {
  const path =
    of.drawn === 'fill' ? (
      <path fill="currentColor" d={of.d} />
    ) : (
      <path fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round" d={of.d} />
    );
  const frame = {
    width: size,
    height: size,
    viewBox: `0 0 ${of.box} ${of.box}`,
    x,
    y,
    className: classes('flex-none', className),
  };
  if (label === undefined) {
    return (
      <svg {...frame} aria-hidden="true">
        {path}
      </svg>
    );
  }
  return (
    <svg {...frame} role="img" aria-label={label}>
      {path}
    </svg>
  );
}
