import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

/** The connection of a table to its match; `sending` while a request is unanswered. */
export type ConnectionState = 'connecting' | 'online' | 'reconnecting' | 'offline' | 'local' | 'sending';

export interface ConnectionBadgeProps {
  readonly state: ConnectionState;
  readonly label: string;
  readonly detail?: ReactNode;
  /** The dot alone; the text is for screen readers and in the tooltip. */
  readonly compact?: boolean | undefined;
}

/** Shows whether the displayed state is current. The shape of the dot shows it without colour. */
export function ConnectionBadge({ state, label, detail, compact }: ConnectionBadgeProps) {
  return (
    <span
      role="status"
      title={compact ? label : undefined}
      className="inline-flex items-center gap-2 text-note text-muted"
    >
      <i aria-hidden="true" className={classes('block size-2.5 flex-none', DOTS[state])} />
      <span className={compact ? 'sr-only' : undefined}>
        {label}
        {detail !== undefined && <> · {detail}</>}
      </span>
    </span>
  );
}

const DOTS: Readonly<Record<ConnectionState, string>> = {
  online: 'rounded-full bg-good',
  local: 'rounded-[2px] bg-ally',
  connecting: 'rounded-full border-2 border-muted motion-safe:animate-pulse',
  reconnecting: 'rounded-full border-2 border-dashed border-act-line motion-safe:animate-pulse',
  sending: 'rounded-full border-2 border-good motion-safe:animate-pulse',
  offline: 'rotate-45 border-2 border-enemy',
};
