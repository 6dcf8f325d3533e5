import { classes } from '../classes.ts';
import type { MarkArt } from './markArt.ts';

export interface StateBadgeProps {
  readonly mark: MarkArt;
  /** The name of the state, shown beside the mark unless `iconOnly`. */
  readonly label: string;
  readonly size?: number | undefined;
  readonly iconOnly?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A figure's state: its shape, and its name if there is room. */
export function StateBadge({ mark: { d, colour }, label, size = 16, iconOnly, className }: StateBadgeProps) {
  return (
    <span className={classes('inline-flex items-center gap-1.5 whitespace-nowrap', className)}>
      <svg
        width={size}
        height={size}
        viewBox="-0.5 -0.5 17 17"
        className="flex-none"
        role={iconOnly ? 'img' : undefined}
        aria-label={iconOnly ? label : undefined}
        aria-hidden={iconOnly ? undefined : true}
      >
        <path d={d} fill={colour} fillRule="evenodd" />
      </svg>
      {!iconOnly && label}
    </span>
  );
}
