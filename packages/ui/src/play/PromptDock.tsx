import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { scrollable } from '../scrollable.ts';
import { sentence } from './sentence.tsx';

/**
 * The states of a dock: asks for a choice, has an armed choice, asks a forced question, waits for another player, steps
 * through automatic events, or asks for consent to an undo.
 */
export const DOCK_STATES = ['ask', 'armed', 'forced', 'waiting', 'automatic', 'undo'] as const;
export type DockState = (typeof DOCK_STATES)[number];

export interface PromptDockProps {
  readonly state: DockState;
  /** The question. */
  readonly title: ReactNode;
  /** Its consequences or requirements. */
  readonly detail?: ReactNode;
  /** The undo control, at the left. */
  readonly back?: ReactNode;
  /** The legal options, in the middle. */
  readonly options?: ReactNode;
  /** The commit buttons, at the right. Agree and refuse keep their places. */
  readonly actions?: ReactNode;
  /** The accessible name of the dock. */
  readonly label: string;
  readonly className?: string | undefined;
}

/**
 * The dock in which a table asks. It stands below the board and never over it. Its height depends on its width and on
 * whether it lists options, never on its state or text, so that nothing jumps.
 */
export function PromptDock({ state, title, detail, back, options, actions, label, className }: PromptDockProps) {
  const { frame, text, way } = options ? WITH_OPTIONS : PLAIN;
  return (
    <section aria-label={label} data-state={state} className={classes('@container', className)}>
      <div className={classes(DOCK, frame, LOOKS[state])}>
        {back && <div className={classes('flex min-w-0 flex-1 flex-col items-start gap-1', way)}>{back}</div>}
        <div
          className={classes('order-first flex min-h-0 min-w-0 grow basis-full flex-col justify-center gap-2', text)}
        >
          <div ref={scrollable} aria-live="polite" className="flex min-h-0 flex-col gap-1 overflow-y-auto">
            <b className="leading-5 font-semibold">{sentence(title)}</b>
            {detail !== undefined && <span className="text-note text-muted">{sentence(detail)}</span>}
          </div>
          {options && (
            <div ref={scrollable} className="-m-1 flex min-w-0 flex-none gap-2 overflow-x-auto p-1">
              {options}
            </div>
          )}
        </div>
        {actions && <div className="ml-auto flex max-w-full flex-wrap items-center justify-end gap-2">{actions}</div>}
      </div>
    </section>
  );
}

const DOCK = 'flex flex-wrap content-between items-center gap-x-3 gap-y-2 rounded-control border p-3';

// A narrow dock has two rows: the question and its options above, undo and commit near the thumb. The width needed for
// one row depends on whether it lists options.
const PLAIN = {
  frame: 'h-40 @min-[26rem]:h-19 @min-[26rem]:flex-nowrap @max-[26rem]:[&_kbd]:hidden',
  text: '@min-[26rem]:order-none @min-[26rem]:basis-0',
  way: '@min-[26rem]:flex-none',
};
const WITH_OPTIONS = {
  frame: 'h-52 @min-[40rem]:h-28 @min-[40rem]:flex-nowrap @max-[40rem]:[&_kbd]:hidden',
  text: '@min-[40rem]:order-none @min-[40rem]:basis-0',
  way: '@min-[40rem]:flex-none',
};

const RESTING = 'border-hairline bg-surface';
const ASKING = 'border-control bg-raised shadow-panel';
const URGENT = 'border-act-line bg-raised shadow-panel';

const LOOKS: Readonly<Record<DockState, string>> = {
  ask: ASKING,
  armed: URGENT,
  forced: ASKING,
  waiting: RESTING,
  automatic: RESTING,
  undo: URGENT,
};
