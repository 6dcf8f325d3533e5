import {
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useCallback,
  useId,
  useState,
} from 'react';
import { type Side, useFloatingPlace } from '../overlay/useFloatingPlace.ts';

export interface TooltipProps {
  readonly text: ReactNode;
  /** The element it belongs to, which must pass on `aria-describedby`. */
  readonly children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
  readonly side?: Side | undefined;
}

const OTHER_SIDES = { above: 'below', below: 'above', left: 'right', right: 'left' } as const;

/** A tooltip, shown on hover and on focus within. It never covers its element, and Esc hides it. */
export function Tooltip({ text, children, side = 'above' }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const { setThing, setFloating, style } = useFloatingPlace({ isOpen: open, sides: [side, OTHER_SIDES[side]] });
  // In the top layer no panel clips it.
  const show = useCallback(
    (tip: HTMLElement | null) => {
      tip?.showPopover();
      setFloating(tip);
    },
    [setFloating],
  );
  // The wrapper is not a control: it observes the events of the element inside.
  const watching = {
    onPointerEnter: () => setOpen(true),
    onPointerLeave: () => setOpen(false),
    onFocus: () => setOpen(true),
    onBlur: () => setOpen(false),
    onKeyDown: (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false),
  };
  return (
    <span ref={setThing} className="inline-flex" {...watching}>
      {cloneElement(children, { 'aria-describedby': open ? id : undefined })}
      {open && (
        <span ref={show} role="tooltip" id={id} popover="manual" style={style} className={TIP}>
          {text}
        </span>
      )}
    </span>
  );
}

const TIP =
  'w-max max-w-64 rounded-[6px] border border-control bg-raised px-2.5 py-1 font-ui text-note font-normal ' +
  'text-ink shadow-panel';
