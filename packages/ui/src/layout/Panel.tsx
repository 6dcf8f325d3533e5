import { type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';

export interface PanelProps {
  readonly title?: string | undefined;
  /** Content at the right of the title. */
  readonly extra?: ReactNode;
  /** Compact, for screens with many panels. */
  readonly dense?: boolean | undefined;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A framed section of a screen, labelled by its title. */
export function Panel({ title, extra, dense, id, className, children }: PanelProps) {
  const heading = useId();
  return (
    <section
      id={id}
      aria-labelledby={title === undefined ? undefined : heading}
      className={classes('panel min-w-0', dense ? 'p-3' : 'flex flex-col gap-4 p-4', className)}
    >
      {title !== undefined && (
        <PanelHead title={title} id={heading} dense={dense}>
          {extra}
        </PanelHead>
      )}
      {children}
    </section>
  );
}

export interface PanelHeadProps {
  readonly title: ReactNode;
  readonly id?: string | undefined;
  readonly level?: 2 | 3 | undefined;
  readonly dense?: boolean | undefined;
  readonly className?: string | undefined;
  /** Content at the right of the title. */
  readonly children?: ReactNode;
}

/** The title row of a section, with content at its right. */
export function PanelHead({ title, id, level = 2, dense, className, children }: PanelHeadProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div
      className={classes(
        'flex min-h-6 flex-wrap items-center justify-between gap-x-3 gap-y-1',
        dense && 'mb-2',
        className,
      )}
    >
      <Heading id={id} className={classes('font-semibold font-title', dense ? 'text-body leading-6' : 'text-lead')}>
        {title}
      </Heading>
      {children}
    </div>
  );
}
