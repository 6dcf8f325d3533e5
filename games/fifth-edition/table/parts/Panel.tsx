import { type ReactNode, useId } from 'react';

interface PanelProps {
  readonly title?: string | undefined;
  /** What stands at the right of the title. */
  readonly extra?: ReactNode;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A part of a screen with a frame; its title is its name. */
export function Panel({ title, extra, id, className = '', children }: PanelProps) {
  const heading = useId();
  return (
    <section id={id} className={`fe-panel ${className}`} aria-labelledby={title === undefined ? undefined : heading}>
      {title !== undefined && (
        <PanelHead title={title} id={heading}>
          {extra}
        </PanelHead>
      )}
      {children}
    </section>
  );
}

interface PanelHeadProps {
  readonly title: string;
  readonly id?: string | undefined;
  readonly level?: 2 | 3 | undefined;
  readonly children?: ReactNode;
}

/** A title, and something at its right. */
function PanelHead({ title, id, level = 2, children }: PanelHeadProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="fe-panel-head">
      <Heading id={id}>{title}</Heading>
      {children}
    </div>
  );
}
