import { Children, type ReactNode } from 'react';
import { classes } from '../classes.ts';
import type { DockState } from '../play/PromptDock.tsx';
import { sentence } from '../play/sentence.tsx';

export interface DecisionProps {
  /** The accessible name. */
  readonly label: string;
  readonly state: DockState;
  readonly title: ReactNode;
  readonly hint?: ReactNode;
  /** Why the last action was refused: it replaces the hint. */
  readonly refusal?: string | undefined;
  /** The options. */
  readonly children?: ReactNode;
  /** The commit buttons: at the right, or on narrow screens at the bottom, always reachable. */
  readonly actions?: ReactNode;
  /** The undo control. */
  readonly back?: ReactNode;
}

/** The question of a table, with room for options of any shape; the commit buttons keep their place. */
export function Decision({ label, state, title, hint, refusal, children, actions, back }: DecisionProps) {
  const ground = state === 'armed' || state === 'ask' || state === 'forced' ? 'bg-raised' : 'bg-surface';
  const isAlone = Children.toArray(children).length === 0;
  const shape = isAlone ? ALONE : actions ? COMMIT_BESIDE : COMMIT_ABOVE;
  return (
    <section aria-label={label} data-state={state} className={classes('@container flex min-h-full flex-col', ground)}>
      <div className={classes(NARROW, MIDDLE, WIDE, shape)}>
        <div aria-live="polite" className="flex flex-wrap items-baseline gap-x-3 self-center [grid-area:title]">
          <b className="font-semibold font-title text-lead">{sentence(title)}</b>
          {(refusal ?? hint) !== undefined && (
            <span className={refusal ? 'text-enemy' : 'text-muted text-note'}>{sentence(refusal ?? hint)}</span>
          )}
        </div>
        {back && <div className={classes(BACK, ground)}>{back}</div>}
        {!isAlone && <div className="min-w-0 [grid-area:options] @min-[50rem]:self-center">{children}</div>}
        {actions && <div className={classes(COMMIT, ground)}>{actions}</div>}
      </div>
    </section>
  );
}

// Undo is beside the commit buttons, both reachable; on wide screens beside the question, so that the options have the
// remaining room. A question without options takes one row.
const NARROW =
  "grid flex-1 gap-x-2 gap-y-2.5 px-4 pt-3 [grid-template-areas:'title_title'_'options_options'_'back_actions'] [grid-template-columns:auto_minmax(0,1fr)] [grid-template-rows:auto_1fr_auto] not-has-[[data-undo]]:gap-x-0";
const MIDDLE = '@min-[36rem]:gap-x-4';
const WIDE = '@min-[50rem]:px-6 @min-[50rem]:pb-3';
const COMMIT_BESIDE =
  "@min-[50rem]:[grid-template-areas:'title_back_back'_'options_options_actions'] @min-[50rem]:[grid-template-columns:minmax(0,1fr)_auto_auto] @min-[50rem]:[grid-template-rows:auto_1fr]";
/** Without commit buttons the options have the whole width. */
const COMMIT_ABOVE =
  "@min-[50rem]:[grid-template-areas:'title_back'_'options_options'] @min-[50rem]:[grid-template-columns:minmax(0,1fr)_auto] @min-[50rem]:[grid-template-rows:auto_1fr]";
const ALONE =
  "@min-[50rem]:[grid-template-areas:'title_back_actions'] @min-[50rem]:[grid-template-columns:minmax(0,1fr)_auto_auto] @min-[50rem]:[grid-template-rows:1fr]";
/** At the bottom, visible for any number of options; on wide screens at the right. */
const COMMIT =
  'sticky bottom-0 z-10 -ml-2 flex min-w-0 items-stretch justify-end gap-2 self-end pt-1 pb-3 pl-2 [grid-area:actions] ' +
  '@min-[36rem]:-ml-4 @min-[36rem]:pl-4 @min-[50rem]:static @min-[50rem]:ml-0 @min-[50rem]:gap-3 @min-[50rem]:self-center ' +
  '@min-[50rem]:py-0 @min-[50rem]:pl-0';
/**
 * At the bottom like the commit buttons, and as high: the options scroll behind one band. Its price is beside it, not
 * below, because a dock is low.
 */
const BACK =
  'sticky bottom-0 z-10 flex items-end pt-1 pb-3 [grid-area:back] @min-[50rem]:static @min-[50rem]:block @min-[50rem]:self-center ' +
  '@min-[50rem]:justify-self-end @min-[50rem]:py-0 @min-[50rem]:text-right **:data-undo:flex-row **:data-undo:flex-wrap ' +
  '**:data-undo:items-center **:data-undo:gap-x-3 @min-[50rem]:**:data-undo:flex-row-reverse @min-[50rem]:**:data-undo:flex-nowrap';
