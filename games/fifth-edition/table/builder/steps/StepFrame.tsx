import type { ReactNode } from 'react';

interface StepFrameProps {
  readonly kicker: string;
  readonly title: string;
  /** Help text, which the player can switch off. */
  readonly help: string;
  readonly footer: ReactNode;
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** Layout of a step: the question in the middle, the preview on the right. */
export function StepFrame({ kicker, title, help, footer, aside, children }: StepFrameProps) {
  return (
    <>
      <section className="panel min-w-0 p-3 fe-question" aria-label={title}>
        <div className="flex-1 min-h-0 py-5 px-6 overflow-y-auto max-[1200px]:overflow-visible max-[900px]:p-3">
          <p className="text-note text-muted">{kicker}</p>
          <h2 className="fe-step-title font-title font-semibold text-title leading-8">{title}</h2>
          <p className="max-w-[62ch] text-muted mb-3 fe-help">{help}</p>
          {children}
        </div>
        <div className={FOOT}>{footer}</div>
      </section>
      {aside}
    </>
  );
}

const FOOT =
  'flex flex-wrap gap-y-2 gap-x-3 items-center py-3 px-6 border-t border-t-hairline ' +
  'max-[1200px]:sticky max-[1200px]:bottom-0 max-[1200px]:z-1 max-[1200px]:rounded-[0_0_10px_10px] ' +
  'max-[1200px]:bg-surface max-[900px]:py-2 max-[900px]:px-3';
