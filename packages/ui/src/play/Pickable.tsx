import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

export interface PickableProps {
  /** The accessible name, if the content cannot be picked and so has none. */
  readonly label: string;
  readonly chosen: boolean;
  /** Picks it; undefined if it is read-only. */
  readonly onPick?: (() => void) | undefined;
  readonly className: string;
  readonly children: ReactNode;
}

/** A card that can be picked, or only viewed. */
export function Pickable({ label, chosen, onPick, className, children }: PickableProps) {
  if (!onPick) {
    return (
      <article aria-label={label} className={className}>
        {children}
      </article>
    );
  }
  return (
    <button type="button" aria-pressed={chosen} onClick={onPick} className={classes(className, 'cursor-pointer')}>
      {children}
    </button>
  );
}

/** A small drawn card that decided something; an unused one is struck through. */
export function DrawnCard({ isUsed = true, children }: { readonly isUsed?: boolean; readonly children: ReactNode }) {
  return <span className={classes(DRAWN, isUsed ? USED : UNUSED)}>{children}</span>;
}

const DRAWN =
  'grid h-12 min-w-10 flex-none place-items-center rounded-control border px-1 font-numeral font-semibold text-lead';
const USED = 'border-paper-line bg-paper text-paper-ink shadow-panel';
const UNUSED = 'border-control border-dashed text-muted line-through';
