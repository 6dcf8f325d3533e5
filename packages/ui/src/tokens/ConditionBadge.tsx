import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconArt } from '../icons/iconArt.ts';

export interface ConditionBadgeProps {
  readonly icon: IconArt;
  /** A pentagon that points down harms, one that points up helps. */
  readonly kind: 'harm' | 'help';
  readonly label: string;
  readonly note?: ReactNode;
  readonly size?: number | undefined;
  readonly iconOnly?: boolean | undefined;
}

/** A condition on a figure: poisoned, strengthened, shielded. */
export function ConditionBadge({ icon, kind, label, note, size = 36, iconOnly }: ConditionBadgeProps) {
  const harm = kind === 'harm';
  return (
    <span className="inline-flex min-w-0 max-w-full items-center gap-2" title={iconOnly ? label : undefined}>
      <svg
        width={size}
        height={size}
        viewBox="0 0 28 28"
        className="flex-none text-ink"
        role={iconOnly ? 'img' : undefined}
        aria-label={iconOnly ? label : undefined}
        aria-hidden={iconOnly ? undefined : true}
      >
        <path
          d={harm ? 'M3 3H25V17L14 26L3 17Z' : 'M3 25H25V11L14 2L3 11Z'}
          fill="var(--raised)"
          stroke={harm ? 'var(--enemy)' : 'var(--good)'}
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <Icon of={icon} size={15} x={6.5} y={harm ? 5 : 9} />
      </svg>
      {!iconOnly && (
        <span className="flex min-w-0 flex-col break-words leading-5">
          {label}
          {note !== undefined && <small className="text-note text-muted">{note}</small>}
        </span>
      )}
    </span>
  );
}
