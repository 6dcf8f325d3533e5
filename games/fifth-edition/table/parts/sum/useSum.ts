import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useContext,
  useEffect,
  useRef,
} from 'react';
import { closeSum, noteNumber, type OpenSum, openSum, SumScope, sumNow, useOpenSum } from './openSum.ts';

/** Delay in milliseconds before a sum opens on hover and closes afterwards. */
const HOVER = 300;
const LEAVE = 200;
/** Duration of a long press in milliseconds. */
const PRESS = 500;

interface SumOfNumber extends Pick<OpenSum, 'path' | 'label' | 'roll'> {
  /** Whether the number has no sum. */
  readonly isOff?: boolean | undefined;
  /** Hover delay in milliseconds; longer for controls with another action on click. */
  readonly hover?: number | undefined;
}

/**
 * Returns the props with which a control opens the sum of its number: hover, long press and R. The control handles
 * clicks.
 */
export function useSum({ path, label, roll, isOff = false, hover = HOVER }: SumOfNumber) {
  const anchor: RefObject<HTMLButtonElement | null> = useRef(null);
  const scope = useContext(SumScope);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpen = useOpenSum()?.anchor === anchor.current && anchor.current !== null;
  // After a long press, releasing must neither roll nor close the sum.
  const hasPressed = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);

  const open = (isKept: boolean) => {
    stop();
    if (anchor.current !== null && !isOff) openSum({ path, label, roll, scope, anchor: anchor.current, isKept });
  };
  const press = () => {
    hasPressed.current = true;
    open(true);
  };
  const wait = (how: () => void, after: number) => {
    stop();
    timer.current = setTimeout(how, after);
  };
  const watching = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse' && sumNow()?.isKept !== true) wait(() => open(false), hover);
    },
    onPointerLeave: () => wait(() => leave(anchor.current), LEAVE),
    onPointerDown: ({ pointerType }: PointerEvent) => {
      hasPressed.current = false;
      if (pointerType !== 'mouse') wait(press, PRESS);
    },
    onClickCapture: (event: MouseEvent) => {
      if (hasPressed.current) event.stopPropagation();
      hasPressed.current = false;
    },
    onContextMenu: (event: MouseEvent) => {
      if (hasPressed.current) event.preventDefault();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onFocus: () => noteNumber(path),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'r' || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      open(true);
    },
  };
  const toggle = () => (isOpen && sumNow()?.isKept ? closeSum() : open(true));
  return { anchor, isOpen, toggle, watching };
}

/** Closes a hovered sum unless the pointer moved into it. */
function leave(anchor: HTMLElement | null): void {
  const open = sumNow();
  if (anchor === null || open === undefined || open.isKept || open.anchor !== anchor) return;
  if (document.querySelector('.fe-sum:hover') === null) closeSum(anchor);
}
