import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import type { DockState } from '../play/PromptDock.tsx';

export interface DecisionProps {
  /** Its name for screen readers. */
  readonly label: string;
  readonly state: DockState;
  readonly title: ReactNode;
  readonly hint?: ReactNode;
  /** Why the last thing was not done: it takes the place of the hint. */
  readonly refusal?: string | undefined;
  /** The options. */
  readonly children?: ReactNode;
  /** What commits: at the right, or where it is narrow at the foot, in reach at every height. */
  readonly actions?: ReactNode;
  /** The way back. */
  readonly back?: ReactNode;
}

/** What a table asks, with room for options of any shape; what commits keeps its place. */
export function Decision({ label, state, title, hint, refusal, children, actions, back }: DecisionProps) {
  const ground = state === 'armed' || state === 'ask' || state === 'forced' ? 'bg-raised' : 'bg-surface';
  return (
    <section aria-label={label} data-state={state} className={classes('@container flex min-h-full flex-col', ground)}>
      <div className="flex flex-1 flex-col gap-2.5 px-4 pt-3 @min-[52rem]:gap-3 @min-[52rem]:px-6 @min-[52rem]:pb-3">
        <div aria-live="polite" className="flex flex-wrap items-baseline gap-x-3">
          <b className="font-semibold font-title text-lead">{title}</b>
          {(refusal ?? hint) !== undefined && (
            <span className={refusal ? 'text-enemy' : 'text-muted text-note'}>{refusal ?? hint}</span>
          )}
        </div>
        <div className="flex flex-1 flex-col gap-2.5 @min-[52rem]:flex-row @min-[52rem]:items-center @min-[52rem]:gap-4">
          {back && <div className="order-last flex-none pb-2 @min-[52rem]:order-none @min-[52rem]:pb-0">{back}</div>}
          <div className="min-w-0 flex-1">{children}</div>
          {actions && (
            <div
              className={classes(
                'sticky bottom-0 z-10 flex min-w-0 flex-none items-stretch justify-end gap-2 pt-1 pb-3 @min-[52rem]:static @min-[52rem]:gap-3 @min-[52rem]:py-0',
                ground,
              )}
            >
              {actions}
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
