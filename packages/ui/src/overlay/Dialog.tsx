import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classes } from '../classes.ts';
import { IconButton } from '../controls/IconButton.tsx';
import { close } from '../icons/glyphs.ts';
import { scrollable } from '../scrollable.ts';

export interface DialogProps {
  readonly open: boolean;
  onClose(): void;
  readonly title: ReactNode;
  readonly closeLabel: string;
  readonly children: ReactNode;
  /** Buttons at the bottom. */
  readonly actions?: ReactNode;
  readonly wide?: boolean | undefined;
}

/**
 * A modal dialog for settings and forms. Never for a prompt of a game: those belong in the dock, beside the board they
 * ask about.
 */
export function Dialog({ open, onClose, title, closeLabel, children, actions, wide }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    if (open) element.current?.showModal();
    else element.current?.close();
  }, [open]);
  return (
    <dialog
      ref={element}
      aria-labelledby={heading}
      onClose={onClose}
      className={classes(WINDOW, wide ? 'w-[min(56rem,calc(100vw-2rem))]' : 'w-[min(32rem,calc(100vw-2rem))]')}
    >
      {open && (
        <div className="flex max-h-[85dvh] flex-col">
          <header className="flex items-center justify-between gap-4 border-b border-hairline py-2 pr-2 pl-4">
            <h2 id={heading} className="m-0 font-title text-lead font-semibold">
              {title}
            </h2>
            <IconButton bare icon={close} label={closeLabel} onClick={onClose} />
          </header>
          <div ref={scrollable} className="min-h-0 overflow-y-auto p-4">
            {children}
          </div>
          {actions && (
            <footer className="flex flex-wrap justify-end gap-2 border-t border-hairline p-3">{actions}</footer>
          )}
        </div>
      )}
    </dialog>
  );
}

const WINDOW =
  'm-auto rounded-panel border border-control bg-surface p-0 text-ink shadow-float backdrop:bg-[rgb(0_0_0/0.55)]';
