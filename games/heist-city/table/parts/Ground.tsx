import { classes } from '@tessera/ui';
import type { ComponentProps } from 'react';

/** Background of every screen of the table. */
export function Ground({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={classes('hc-table', GROUND, BUTTONS, className)} {...rest} />;
}

const GROUND =
  'relative h-full min-h-0 overflow-hidden bg-table text-body text-ink leading-5 data-[phase=loadout]:overflow-y-auto';
const BUTTONS = '[&_button]:cursor-pointer [&_button]:select-none [&_button]:text-left';
