import type { ReactNode } from 'react';

export function Section({
  title,
  note,
  children,
}: {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section className="border-hairline border-b px-4 py-3 last:border-b-0">
      <h2 className="m-0 mb-2 flex items-baseline justify-between gap-2 font-semibold text-muted text-note uppercase tracking-wider">
        {title}
        {note !== undefined && <small className="font-normal text-note normal-case tracking-normal">{note}</small>}
      </h2>
      {children}
    </section>
  );
}
