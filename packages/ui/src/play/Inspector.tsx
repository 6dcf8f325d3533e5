import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { IconButton } from '../controls/IconButton.tsx';
import { close } from '../icons/glyphs.ts';

export interface InspectorProps {
  readonly title: ReactNode;
  /** Its picture on the board. */
  readonly figure?: ReactNode;
  readonly subtitle?: ReactNode;
  /** The most important number, at the right. */
  readonly aside?: ReactNode;
  /** The accessible name, if the title is not a text. */
  readonly label: string;
  readonly onClose?: { readonly label: string; run(): void } | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** The details panel of the selection. */
export function Inspector({ title, figure, subtitle, aside, label, onClose, children, className }: InspectorProps) {
  return (
    <section aria-label={label} className={classes('flex min-h-0 flex-col gap-3 bg-surface p-4', className)}>
      <header className="flex items-start gap-3">
        {figure}
        <div className="min-w-0 flex-1">
          <h2 className="m-0 truncate font-title text-title font-semibold">{title}</h2>
          {subtitle !== undefined && <div className="text-note">{subtitle}</div>}
        </div>
        {aside !== undefined && <div className="text-right">{aside}</div>}
        {onClose && <IconButton bare small icon={close} label={onClose.label} onClick={() => onClose.run()} />}
      </header>
      {children}
    </section>
  );
}

export interface PanelSectionProps {
  readonly title?: ReactNode;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A section of a panel under a fine line. */
export function PanelSection({ title, note, children }: PanelSectionProps) {
  return (
    <section className="border-t border-hairline pt-3">
      {title !== undefined && (
        <h3 className="m-0 mb-2 flex items-baseline justify-between gap-3 text-body font-semibold">
          {title}
          {note !== undefined && <small className="text-note font-normal text-muted">{note}</small>}
        </h3>
      )}
      {children}
    </section>
  );
}
