import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';

/** A small button in a row of many, optionally a toggle: a layer of the map, a filter of a list. */
export function Chip({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={classes(LOOK, className)} />;
}

const LOOK =
  'inline-flex min-h-7 w-max flex-none cursor-pointer items-center justify-center gap-2 rounded-[6px] border border-control ' +
  'bg-surface px-2.5 text-muted text-note hover:bg-raised aria-pressed:border-ink aria-pressed:bg-raised ' +
  'aria-pressed:text-ink max-[901px]:min-h-target max-[901px]:min-w-target pointer-coarse:min-h-target';
