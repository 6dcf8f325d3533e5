import { type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';

/** Number of seats with a distinct colour and pattern. */
export const SEAT_LOOKS = 4;

/** The disc of a seat: a colour and a pattern (solid, stripe, dot, ring), so that either alone distinguishes seats. */
export function SeatMark({ seat, size = 20, taken = true }: SeatMarkProps) {
  const clip = useId();
  const look = (seat % SEAT_LOOKS) + 1;
  const colour = `var(--seat-${look})`;
  return (
    <svg width={size} height={size} viewBox="-14 -14 28 28" aria-hidden="true" className="flex-none">
      {taken ? (
        <>
          <clipPath id={clip}>
            <circle r="12" />
          </clipPath>
          <circle r="12" fill={colour} />
          <g clipPath={`url(#${clip})`}>{PATTERNS[look - 1]}</g>
        </>
      ) : (
        <circle r="11" fill="none" stroke="var(--control)" strokeWidth="2.5" strokeDasharray="5 4" />
      )}
    </svg>
  );
}

export interface SeatMarkProps {
  /** Counted from 0. */
  readonly seat: number;
  readonly size?: number | undefined;
  readonly taken?: boolean | undefined;
}

const GROUND = 'var(--surface)';
const PATTERNS: readonly ReactNode[] = [
  null,
  <path key="stripe" d="M-16 -2L-2 -16M-16 10L10 -16M-10 16L16 -10M2 16L16 2" stroke={GROUND} strokeWidth="3.2" />,
  <g key="dot" fill={GROUND}>
    <circle cx="-5" cy="-5" r="2.3" />
    <circle cx="5" cy="-5" r="2.3" />
    <circle cx="-5" cy="5" r="2.3" />
    <circle cx="5" cy="5" r="2.3" />
  </g>,
  <circle key="ring" r="6" fill="none" stroke={GROUND} strokeWidth="3.2" />,
];

export interface SeatDotsProps {
  readonly label: string;
  readonly seats: readonly { readonly seat: number; readonly name: string; readonly taken: boolean }[];
  readonly className?: string | undefined;
}

/** The seats of a table at a glance: filled means taken. */
export function SeatDots({ label, seats, className }: SeatDotsProps) {
  return (
    <span role="img" aria-label={label} className={classes('inline-flex gap-1', className)}>
      {seats.map(({ seat, name, taken }) => (
        <span key={seat} title={name}>
          <SeatMark seat={seat} taken={taken} size={18} />
        </span>
      ))}
    </span>
  );
}
