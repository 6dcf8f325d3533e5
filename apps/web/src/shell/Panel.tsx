import type { ReactNode } from 'react';

/** A part of a form or of the settings, under its heading. */
export function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="panel flex flex-col gap-4 p-4">
      <h2 className="m-0 font-semibold font-title text-lead">{title}</h2>
      {children}
    </section>
  );
}
