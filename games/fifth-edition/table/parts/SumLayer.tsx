import {
  type CSSProperties,
  type KeyboardEvent,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useDesk } from '../desk/desk.ts';
import { closeSum, type OpenSum, SumScope, useOpenSum } from './openSum.ts';
import { type Place, placeBeside } from './place.ts';
import { SumView } from './SumView.tsx';
import { useNarrow } from './useNarrow.ts';

/** Of the height of the screen. */
const MOST_HEIGHT = 0.6;

/** The one sum that is open, over everything else. */
export function SumLayer() {
  const open = useOpenSum();
  const scope = useContext(SumScope);
  return open === undefined || open.scope !== scope ? null : (
    <Popover key={`${open.path} ${open.isKept}`} open={open} />
  );
}

function Popover({ open }: { readonly open: OpenSum }) {
  const { say } = useDesk();
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place>();
  const isNarrow = useNarrow();

  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    if (!element.matches(':popover-open')) element.showPopover();
    if (open.isKept) element.focus({ preventScroll: true });
  }, [open]);

  // The content decides the size, and the size the place; both change with the sheet and inside the popover.
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || isNarrow) return;
    const aim = () => setPlace(placeOf(open.anchor, element));
    aim();
    const watch = new ResizeObserver(aim);
    watch.observe(element);
    return () => watch.disconnect();
  }, [open, isNarrow]);

  useClosing(open, box);
  // A number that is gone takes its sum along.
  useEffect(() => {
    if (!open.anchor.isConnected) closeSum();
  });

  const style = isNarrow || place === undefined ? undefined : styleOf(place);
  return (
    <div
      ref={box}
      popover="manual"
      role="dialog"
      aria-label={say('sum.of', { name: open.label })}
      tabIndex={-1}
      className={`fe-sum ${isNarrow ? 'fe-sum-sheet' : `fe-sum-${place?.side ?? 'below'}`}`}
      style={style}
      onPointerLeave={() => open.isKept || closeSum()}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Tab' && leaveAtEdge(event, open, box.current)}
    >
      <div className="fe-sum-body">
        <SumView key={open.path} open={open} />
      </div>
    </div>
  );
}

/** Esc and a press elsewhere close; so does scrolling or turning the screen, which would tear it from its number. */
function useClosing(open: OpenSum, box: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const key = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      closeSum();
    };
    const press = ({ target }: PointerEvent) => {
      const isInside = target instanceof Node && (box.current?.contains(target) || open.anchor.contains(target));
      if (!isInside) closeSum();
    };
    const scroll = ({ target }: Event) => {
      if (target instanceof Node && target.contains(open.anchor)) closeSum();
    };
    const resize = () => closeSum();
    window.addEventListener('keydown', key, true);
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('scroll', scroll, true);
    window.addEventListener('resize', resize);
    window.addEventListener('hashchange', resize);
    return () => {
      window.removeEventListener('keydown', key, true);
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('scroll', scroll, true);
      window.removeEventListener('resize', resize);
      window.removeEventListener('hashchange', resize);
    };
  }, [open, box]);
}

/** Tab past either end closes it: then the focus is back at the number, and goes on from there. */
function leaveAtEdge(event: KeyboardEvent, open: OpenSum, box: HTMLElement | null): void {
  const stops = [...(box?.querySelectorAll<HTMLElement>('button, a[href], summary') ?? [])];
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  const isOutside = document.activeElement === box && event.shiftKey;
  if (document.activeElement === edge || isOutside || stops.length === 0) closeSum(open.anchor);
}

function placeOf(anchor: HTMLElement, popover: HTMLElement): Place {
  const screen = { width: window.innerWidth, height: window.innerHeight };
  const height = Math.min(popover.firstElementChild?.scrollHeight ?? 0, screen.height * MOST_HEIGHT);
  return placeBeside(
    anchor.getBoundingClientRect(),
    { width: popover.offsetWidth, height },
    screen,
    anchor.closest('li') !== null,
  );
}

function styleOf({ left, top, maxHeight, notch }: Place): CSSProperties & { '--notch': string; '--most': string } {
  return {
    inset: `${top}px auto auto ${left}px`,
    '--most': `min(${MOST_HEIGHT * 100}vh, ${maxHeight}px)`,
    '--notch': `${notch}px`,
  };
}
