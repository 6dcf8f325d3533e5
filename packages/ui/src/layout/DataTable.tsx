import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

export interface DataTableProps {
  /** The accessible caption. */
  readonly caption?: string | undefined;
  /** The row spacing. */
  readonly rows?: 'close' | 'usual' | undefined;
  /** A line between the rows. */
  readonly ruled?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A data table: text left-aligned at the top of its cell, nothing bold by default. */
export function DataTable({ caption, rows = 'usual', ruled, className, children }: DataTableProps) {
  return (
    <table className={classes('w-full border-collapse', CELLS, ROWS[rows], ruled && RULES, className)}>
      {caption !== undefined && <caption className="sr-only">{caption}</caption>}
      {children}
    </table>
  );
}

const CELLS = '[&_:is(th,td)]:pl-0 [&_:is(th,td)]:text-left [&_:is(th,td)]:align-top [&_:is(th,td)]:font-normal';
const ROWS = {
  close: '[&_:is(th,td)]:py-0.5 [&_:is(th,td)]:pr-4',
  usual: '[&_:is(th,td)]:py-1 [&_:is(th,td)]:pr-4 max-[600px]:[&_:is(th,td)]:pr-2',
} as const;
const RULES = '[&_:is(th,td)]:border-hairline [&_:is(th,td)]:border-b';
