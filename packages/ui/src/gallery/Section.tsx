import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

export interface SectionProps {
  readonly title: string;
  readonly note?: string;
  /** Number of twelve columns it takes on a wide screen. */
  readonly span: 4 | 5 | 7 | 8 | 12;
  readonly children: ReactNode;
}

/** One panel of the page. */
export function Section({ title, note, span, children }: SectionProps) {
  return (
    <section className={classes('min-w-0 rounded-panel border border-hairline bg-surface p-4', SPANS[span])}>
      <h2 className="m-0 mb-3 flex flex-wrap items-baseline justify-between gap-x-4 text-body font-semibold">
        {title}
        {note && <small className="text-note font-normal text-muted">{note}</small>}
      </h2>
      {children}
    </section>
  );
}

/** An example with the name of its state above it. */
export function LabelledExample({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col items-start gap-1">
      <span className="text-note text-muted">{label}</span>
      {children}
    </div>
  );
}

const SPANS: Readonly<Record<SectionProps['span'], string>> = {
  4: 'col-span-12 md:col-span-6 xl:col-span-4',
  5: 'col-span-12 xl:col-span-5',
  7: 'col-span-12 xl:col-span-7',
  8: 'col-span-12 xl:col-span-8',
  12: 'col-span-12',
};
