import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

export interface FieldGroupProps {
  readonly legend: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A group of fields with a common legend. */
export function FieldGroup({ legend, className, children }: FieldGroupProps) {
  return (
    <fieldset className={classes('min-w-0', className)}>
      <legend className="p-0 pb-2 font-semibold font-title text-body leading-6">{legend}</legend>
      {children}
    </fieldset>
  );
}
