import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';

/** A button that looks like a link: inside a sentence, or beside a title. */
export function TextButton({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={classes(LOOK, className)} />;
}

const LOOK =
  'cursor-pointer text-note underline decoration-control underline-offset-[3px] hover:decoration-current ' +
  'max-[901px]:min-h-target pointer-coarse:min-h-target';
