import { useSyncExternalStore } from 'react';
import { classes } from '../classes.ts';
import { Button } from '../controls/Button.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import { WorkingDots } from '../controls/WorkingDots.tsx';
import { check, close, cube, info, offline, warning } from '../icons/glyphs.ts';
import { Icon } from '../icons/Icon.tsx';
import type { IconArt } from '../icons/iconArt.ts';
import type { Toast, ToastKind, ToastStore } from './toastStore.ts';

export interface ToastsProps {
  readonly store: ToastStore;
  readonly label: string;
  readonly dismissLabel: string;
}

/** The toasts at the lower left. Their timers pause while the pointer or the focus is on them. */
export function Toasts({ store, label, dismissLabel }: ToastsProps) {
  const toasts = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const reading = {
    onPointerEnter: store.hold,
    onPointerMove: store.hold,
    onPointerLeave: store.release,
    onFocus: store.hold,
    onBlur: store.release,
  };
  return (
    <section
      aria-label={label}
      className="pointer-events-none fixed bottom-4 left-4 z-40 w-[min(23rem,calc(100vw-2rem))]"
    >
      <ul aria-live="polite" className="pointer-events-auto m-0 flex list-none flex-col gap-2 p-0" {...reading}>
        {toasts.map((toast) => (
          <li key={toast.id}>
            <ToastCard toast={toast} dismissLabel={dismissLabel} onDismiss={() => store.dismiss(toast.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export interface ToastCardProps {
  readonly toast: Toast;
  readonly dismissLabel: string;
  onDismiss(): void;
}

/** One toast. */
export function ToastCard({ toast, dismissLabel, onDismiss }: ToastCardProps) {
  const { glyph, edge } = KINDS[toast.kind];
  const { action } = toast;
  return (
    <div className={classes(CARD, edge)}>
      <Icon of={glyph} size={20} />
      <div className="min-w-0 flex-1">
        <b className="block leading-5 font-semibold">{toast.title}</b>
        {toast.detail !== undefined && <small className="block text-note leading-4 text-muted">{toast.detail}</small>}
      </div>
      {action && (
        <Button
          small
          tone={toast.kind === 'turn' ? 'act' : toast.kind === 'done' ? 'quiet' : 'rest'}
          onClick={() => {
            onDismiss();
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
      {toast.sticky ? (
        <span className="px-2 text-muted">
          <WorkingDots />
        </span>
      ) : (
        <IconButton bare small icon={close} label={dismissLabel} onClick={onDismiss} />
      )}
    </div>
  );
}

const CARD =
  'flex min-h-14 items-center gap-3 rounded-control border border-l-4 border-control bg-raised py-1.5 pr-1.5 pl-3 shadow-panel';

const KINDS: Readonly<Record<ToastKind, { readonly glyph: IconArt; readonly edge: string }>> = {
  turn: { glyph: cube, edge: 'border-l-act-line' },
  done: { glyph: check, edge: 'border-l-good' },
  warning: { glyph: warning, edge: 'border-l-enemy' },
  lost: { glyph: offline, edge: 'border-l-control' },
  news: { glyph: info, edge: 'border-l-ally' },
};
