import type { ReactNode } from 'react';

interface StepFrameProps {
  readonly kicker: string;
  readonly title: string;
  /** Grey sentences, which may be switched off. */
  readonly help: string;
  readonly footer: ReactNode;
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** One step of the builder: the question in the middle, what it would do at the right. */
export function StepFrame({ kicker, title, help, footer, aside, children }: StepFrameProps) {
  return (
    <>
      <section className="fe-panel fe-question" aria-label={title}>
        <div className="fe-step-body">
          <p className="fe-small">{kicker}</p>
          <h2 className="fe-step-title">{title}</h2>
          <p className="fe-step-help fe-help">{help}</p>
          {children}
        </div>
        <div className="fe-step-foot">{footer}</div>
      </section>
      {aside}
    </>
  );
}
