import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { segmentsOf } from './segments.ts';

export interface MeterProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** The forecast value: the cells between are hatched. */
  readonly forecast?: number | undefined;
  /** Sizes of groups with a gap between them; they add up to `max`. */
  readonly groups?: readonly number[] | undefined;
  /** The value for screen readers, if "5 of 9" is not suitable. */
  readonly valueText?: string | undefined;
  /** Content at the right; default: "5 / 9". */
  readonly children?: ReactNode;
  /** Shows the cells only; the label is read aloud. */
  readonly bare?: boolean | undefined;
}

/** A number as a row of cells, with an optional forecast. */
export function Meter({ label, value, max, forecast, groups, valueText, children, bare }: MeterProps) {
  const cells = (
    <div role="img" aria-label={`${label}: ${valueText ?? `${value} / ${max}`}`} className="flex flex-1 gap-0.5">
      {segmentsOf(value, max, forecast, groups).map((segment) => (
        <i
          key={segment.place}
          className={classes(
            'h-3 min-w-1 flex-1 rounded-[2px] border transition-colors time-step',
            SEGMENTS[segment.fill],
            segment.startsGroup && 'ml-1.5',
          )}
        />
      ))}
    </div>
  );
  if (bare) return cells;
  return (
    <TrackRow label={label} value={children ?? <Amount value={value} max={max} />}>
      {cells}
    </TrackRow>
  );
}

const SEGMENTS = {
  full: 'border-ink bg-ink',
  gain: 'border-enemy hatch-enemy',
  loss: 'border-ink hatch-ink',
  empty: 'border-control',
} as const;

export interface TrackProps {
  readonly label: string;
  readonly steps: number;
  /** The current step, counted from 0. */
  readonly at: number;
  /** Marks the last step as bad: a square in the colour of danger. */
  readonly danger?: boolean | undefined;
  readonly valueText?: string | undefined;
  readonly children?: ReactNode;
}

/** A position on a track of steps. */
export function Track({ label, steps, at, danger, valueText, children }: TrackProps) {
  return (
    <TrackRow label={label} value={children ?? <Amount value={at + 1} max={steps} />}>
      <div
        role="img"
        aria-label={`${label}: ${valueText ?? `${at + 1} / ${steps}`}`}
        className="relative flex h-5 flex-1 items-center justify-between before:absolute before:inset-x-2 before:h-0.5 before:bg-control"
      >
        {Array.from({ length: steps }, (_, step) => step).map((step) => (
          <i
            key={step}
            className={classes(
              'relative border-2',
              step === at ? 'size-4 rounded-full border-ink bg-ink' : 'size-3 bg-surface',
              step !== at &&
                (danger && step === steps - 1 ? 'rounded-[2px] border-enemy' : 'rounded-full border-control'),
            )}
          />
        ))}
      </div>
    </TrackRow>
  );
}

/** A row with label, track and value, aligned within a panel. Without room the track goes below. */
export function TrackRow({
  label,
  children,
  value,
}: {
  readonly label: string;
  readonly children: ReactNode;
  readonly value: ReactNode;
}) {
  return (
    <div className="@container">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 text-note @min-[16rem]:grid-cols-[minmax(4rem,6rem)_1fr_minmax(3.5rem,max-content)]">
        <span>{label}</span>
        <div className="order-last col-span-2 flex min-w-0 @min-[16rem]:order-none @min-[16rem]:col-span-1">
          {children}
        </div>
        <span className="whitespace-nowrap text-right font-numeral text-lead font-semibold">{value}</span>
      </div>
    </div>
  );
}

/** An amount such as "5 / 9": the value large, the maximum small. */
export function Amount({ value, max }: { readonly value: ReactNode; readonly max: ReactNode }) {
  return (
    <>
      {value}
      <small className="font-ui text-note font-normal text-muted"> / {max}</small>
    </>
  );
}
