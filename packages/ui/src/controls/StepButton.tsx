import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';

/** A button with a single sign beside a value: one more, one less, remove. */
export function StepButton({ className, ...rest }: ComponentProps<'button'> & { readonly 'aria-label': string }) {
  return <button type="button" {...rest} className={classes(LOOK, className)} />;
}

const LOOK =
  'min-h-6 min-w-6 flex-none cursor-pointer rounded-[6px] border border-control hover:bg-ink/8 disabled:cursor-default ' +
  'disabled:border-hairline disabled:bg-transparent disabled:text-muted pointer-coarse:min-h-target pointer-coarse:min-w-target ' +
  'max-[901px]:min-h-target max-[901px]:min-w-target';
