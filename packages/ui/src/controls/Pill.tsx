import type { ButtonHTMLAttributes } from 'react';
import { classes } from '../classes.ts';

export interface PillProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> {
  /** The toggle state; a pill without it acts at once. */
  readonly pressed?: boolean | undefined;
}

/** A small round button among others of its kind: a filter, a time span. */
export function Pill({ pressed, className, ...rest }: PillProps) {
  return <button type="button" aria-pressed={pressed} className={classes(PILL, className)} {...rest} />;
}

const PILL =
  'min-h-6 cursor-pointer rounded-full border border-control bg-transparent px-2 text-ink text-note hover:bg-act-soft ' +
  'aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-surface pointer-coarse:min-h-target pointer-coarse:px-3 ' +
  'max-[899px]:min-h-target max-[899px]:px-3';
