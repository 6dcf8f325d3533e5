import {
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type Side, tipPlace } from './tipPlace.ts';

export interface TooltipProps {
  readonly text: ReactNode;
  /** The thing it belongs to: one element that passes `aria-describedby` on. */
  readonly children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
  readonly side?: Side | undefined;
}

/** A few words beside a thing, on hover and on focus within. Never over the thing, and Esc sends it away. */
export function Tooltip({ text, children, side = 'above' }: TooltipProps) {
  const id = useId();
  const thing = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  useLayoutEffect(() => {
    if (open && thing.current && tip.current) show(tip.current, thing.current, side);
  }, [open, side]);
  // The wrapper is no control of its own: it listens to what happens to the thing inside.
  const watching = {
    onPointerEnter: () => setOpen(true),
    onPointerLeave: () => setOpen(false),
    onFocus: () => setOpen(true),
    onBlur: () => setOpen(false),
    onKeyDown: (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false),
  };
  return (
    <span ref={thing} className="inline-flex" {...watching}>
      {cloneElement(children, { 'aria-describedby': open ? id : undefined })}
      {open && (
        <span ref={tip} role="tooltip" id={id} popover="manual" className={TIP}>
          {text}
        </span>
      )}
    </span>
  );
}

/** Shows a tip in the top layer, where no panel cuts it off. */
function show(tip: HTMLElement, thing: HTMLElement, side: Side): void {
  tip.showPopover();
  const screen = { width: window.innerWidth, height: window.innerHeight };
  const { left, top } = tipPlace(thing.getBoundingClientRect(), tip.getBoundingClientRect(), screen, side);
  tip.style.inset = `${top}px auto auto ${left}px`;
}

const TIP =
  'fixed m-0 w-max max-w-64 rounded-[6px] border border-control bg-raised px-2.5 py-1 font-ui text-note font-normal ' +
  'text-ink shadow-panel';
