import type { ReactNode } from 'react';

/** The empty states of a screen. */
export const EMPTY_DRAWINGS = ['nothing', 'loading', 'offline', 'failed', 'watching'] as const;
export type EmptyDrawing = (typeof EMPTY_DRAWINGS)[number];

export interface EmptyStateProps {
  readonly drawing: EmptyDrawing;
  readonly title: string;
  /** One sentence. */
  readonly text: ReactNode;
  /** One action. */
  readonly action?: ReactNode;
  /** Content between the sentence and the action: a skeleton while loading. */
  readonly children?: ReactNode;
}

/** A screen without content: one drawing, one sentence, one action. */
export function EmptyState({ drawing, title, text, action, children }: EmptyStateProps) {
  return (
    <div className="flex min-h-52 flex-col items-start gap-2 rounded-control border border-hairline bg-table p-4">
      <svg width="48" height="48" viewBox="-24 -24 48 48" aria-hidden="true" fill="none" className="mb-1 text-ink">
        {DRAWINGS[drawing]}
      </svg>
      <h3 className="m-0 font-title text-lead font-semibold">{title}</h3>
      <p className="m-0 text-note text-muted">{text}</p>
      {children}
      {action && <div className="mt-auto pt-2">{action}</div>}
    </div>
  );
}

const HEX = 'M0 -19L16.5 -9.5V9.5L0 19L-16.5 9.5V-9.5Z';
const LINE = { stroke: 'currentColor', strokeWidth: 2, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;

const DRAWINGS: Readonly<Record<EmptyDrawing, ReactNode>> = {
  nothing: <path d={HEX} {...LINE} strokeDasharray="5 5" />,
  loading: (
    <>
      <path d={HEX} {...LINE} opacity="0.35" />
      <path d="M0 -19L16.5 -9.5V9.5" {...LINE} />
    </>
  ),
  offline: <path d={`${HEX}M-21 21L21 -21`} {...LINE} />,
  failed: <path d={`${HEX}M0 -8V3M0 8V8.5`} {...LINE} />,
  watching: (
    <path
      d={`${HEX}M-10 0C-5 -7 5 -7 10 0C5 7 -5 7 -10 0ZM0 -2.5A2.5 2.5 0 1 1 0 2.5A2.5 2.5 0 1 1 0 -2.5Z`}
      {...LINE}
    />
  ),
};
