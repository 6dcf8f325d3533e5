import { useFloatingPlace } from '@tessera/ui';
import { type KeyboardEvent, useCallback, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { useCharacter } from '../../character/characterContext.ts';
import { useNarrow } from '../useNarrow.ts';
import { closeSum, type OpenSum, SumScope, useOpenSum } from './openSum.ts';
import { SumView } from './SumView.tsx';

/** Popover of the open sum, above everything else. */
export function SumLayer() {
  const open = useOpenSum();
  const scope = useContext(SumScope);
  return open === undefined || open.scope !== scope ? null : (
    <Popover key={`${open.path} ${open.isKept}`} open={open} />
  );
}

function Popover({ open }: { readonly open: OpenSum }) {
  const { t } = useCharacter();
  const box = useRef<HTMLDivElement>(null);
  const isNarrow = useNarrow();
  const { setFloating, style, side } = useFloatingPlace({
    isOpen: true,
    anchor: open.anchor,
    // In a list row, prefer the sides, so that the surrounding rows stay visible.
    sides:
      open.anchor.closest('li') === null ? ['below', 'above', 'right', 'left'] : ['right', 'left', 'below', 'above'],
  });

  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    if (!element.matches(':popover-open')) element.showPopover();
    if (open.isKept) element.focus({ preventScroll: true });
  }, [open]);

  useClosing(open, box);
  // Close the sum when its number disappears.
  useEffect(() => {
    if (!open.anchor.isConnected) closeSum();
  });

  const place = useCallback(
    (element: HTMLDivElement | null) => {
      box.current = element;
      setFloating(element);
    },
    [setFloating],
  );
  return (
    <div
      ref={place}
      popover="manual"
      role="dialog"
      aria-label={t('sum.of', { name: open.label })}
      tabIndex={-1}
      className={`fe-sum ${isNarrow ? 'fe-sum-sheet' : `fe-sum-${side}`}`}
      style={isNarrow ? undefined : style}
      onPointerLeave={() => open.isKept || closeSum()}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Tab' && leaveAtEdge(event, open, box.current)}
    >
      <div className="fe-sum-body">
        <SumView key={open.path} open={open} />
      </div>
    </div>
  );
}

/** Closes the sum on Escape, a press outside, scrolling or rotating, which would detach it from its number. */
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
    window.addEventListener('popstate', resize);
    return () => {
      window.removeEventListener('keydown', key, true);
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('scroll', scroll, true);
      window.removeEventListener('resize', resize);
      window.removeEventListener('popstate', resize);
    };
  }, [open, box]);
}

/** Tab beyond either end closes the sum and returns the focus to the number, from where it continues. */
function leaveAtEdge(event: KeyboardEvent, open: OpenSum, box: HTMLElement | null): void {
  const stops = [...(box?.querySelectorAll<HTMLElement>('button, a[href], summary') ?? [])];
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  const isOutside = document.activeElement === box && event.shiftKey;
  if (document.activeElement === edge || isOutside || stops.length === 0) closeSum(open.anchor);
}
