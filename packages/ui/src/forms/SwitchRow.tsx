import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

export interface SwitchRowProps {
  readonly on: boolean;
  /** Cannot be changed now; it stays focusable and says so. */
  readonly shut?: boolean | undefined;
  /** Why it cannot, or how often it still can. */
  readonly note?: ReactNode;
  /** Only as wide as its name, instead of a full row. */
  readonly inline?: boolean | undefined;
  readonly className?: string | undefined;
  onFlip(): void;
  readonly children: ReactNode;
}

/** A list row that is on or off: the whole row is the switch. */
export function SwitchRow({ on, shut = false, note, inline, className, onFlip, children }: SwitchRowProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-disabled={shut || undefined}
      onClick={shut ? undefined : onFlip}
      className={classes(inline ? INLINE : ROW, className)}
    >
      <i aria-hidden="true" className={classes(FRAME, on ? 'border-ink bg-ink' : 'border-control')}>
        <i className={classes(KNOB, on ? 'translate-x-3 bg-surface' : 'bg-control')} />
      </i>
      <span>{children}</span>
      {!inline && <span className="text-right text-muted text-note">{note}</span>}
    </button>
  );
}

const INLINE = 'inline-flex cursor-pointer items-center gap-2 font-semibold text-ink';
const ROW =
  'grid min-h-8 w-full cursor-pointer grid-cols-[1.75rem_minmax(0,auto)_minmax(0,1fr)] items-center gap-2 py-1 text-left ' +
  'text-inherit aria-disabled:cursor-default aria-disabled:text-muted pointer-coarse:min-h-target max-[899px]:min-h-target';
const FRAME = 'relative block h-4 w-7 flex-none rounded-control border-[1.5px]';
const KNOB =
  'absolute top-[0.1875rem] left-[0.1875rem] size-[0.4375rem] rounded-full transition-[translate] time-feedback';
