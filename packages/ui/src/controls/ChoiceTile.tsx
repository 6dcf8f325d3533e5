import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

export interface ChoiceTileProps {
  /** The accessible name, if the content does not provide one. */
  readonly label?: string | undefined;
  readonly chosen: boolean;
  /** Why it cannot be chosen now. It stays in place and focusable, so that the reason can be read. */
  readonly locked?: string | undefined;
  onChoose(): void;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** One of several tiles of which one is chosen: a face, a card, a crew. The chosen one has a ring. */
export function ChoiceTile({ label, chosen, locked, onChoose, children, className }: ChoiceTileProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={chosen}
      aria-disabled={locked !== undefined || undefined}
      title={locked}
      onClick={() => locked === undefined && onChoose()}
      className={classes(TILE, locked !== undefined ? LOCKED : chosen ? CHOSEN : OPEN, className)}
    >
      {children}
    </button>
  );
}

const TILE =
  'flex min-h-target cursor-pointer flex-col items-center justify-center gap-1 rounded-control border p-1 text-body text-ink ' +
  'transition-[background-color,box-shadow] time-feedback aria-disabled:cursor-not-allowed';
const OPEN = 'border-control bg-surface hover:bg-raised';
const CHOSEN = 'border-act-line bg-act-soft outline-1 outline-act-line';
const LOCKED = 'border-dashed border-control bg-transparent text-muted';
