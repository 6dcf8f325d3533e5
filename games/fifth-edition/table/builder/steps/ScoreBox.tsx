import type { ReactNode } from 'react';

/** Input of an ability score; the frame marks an increased score. */
export function ScoreBox({ isRaised, children }: { readonly isRaised?: boolean; readonly children: ReactNode }) {
  const frame = isRaised ? 'border-[1.5px] border-ink' : 'border border-hairline';
  return (
    <div className={`grid justify-items-center gap-0.5 rounded-control bg-surface px-1 pt-1.5 pb-2 ${frame}`}>
      {children}
    </div>
  );
}
