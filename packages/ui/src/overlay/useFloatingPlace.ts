import { autoUpdate, flip, offset, type Placement, shift, size, useFloating } from '@floating-ui/react-dom';
import type { CSSProperties } from 'react';

/** The sides of the anchor at which an element floats. */
export const SIDES = ['above', 'below', 'left', 'right'] as const;
export type Side = (typeof SIDES)[number];

interface FloatingOptions {
  readonly isOpen: boolean;
  /** The preferred side, then the fallbacks if there is no room. */
  readonly sides: readonly [Side, ...Side[]];
  /** Aligns with the start of the anchor instead of its centre. */
  readonly isFlush?: boolean | undefined;
  /** The anchor element, if it is rendered elsewhere. */
  readonly anchor?: Element | undefined;
}

interface FloatingPlace {
  setThing(thing: Element | null): void;
  setFloating(floating: HTMLElement | null): void;
  /**
   * The style of the floating element: its position, and in `--room` and `--notch` its maximum height and the offset of
   * its anchor from its left edge.
   */
  readonly style: CSSProperties;
  readonly side: Side;
}

/**
 * Pixels between the anchor and the floating element, between that and the screen edge, and from its edge to its notch.
 */
const GAP = 8;
const NOTCH_EDGE = 16;

const PLACEMENTS = { above: 'top', below: 'bottom', left: 'left', right: 'right' } as const;

/** Positions tooltips and popovers: beside their anchor, never over it, and always fully on the screen. */
export function useFloatingPlace({ isOpen, sides, isFlush, anchor }: FloatingOptions): FloatingPlace {
  const [placement, ...others] = sides.map((side): Placement => {
    return isFlush ? `${PLACEMENTS[side]}-start` : PLACEMENTS[side];
  });
  const { refs, floatingStyles, isPositioned, ...found } = useFloating({
    open: isOpen,
    strategy: 'fixed',
    transform: false,
    ...(placement && { placement }),
    ...(anchor && { elements: { reference: anchor } }),
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(GAP),
      flip({ padding: GAP, fallbackPlacements: others, fallbackStrategy: 'bestFit' }),
      shift({ padding: GAP }),
      size({ padding: GAP, apply: measure }),
    ],
  });
  return {
    setThing: refs.setReference,
    setFloating: refs.setFloating,
    style: {
      ...floatingStyles,
      right: 'auto',
      bottom: 'auto',
      margin: 0,
      opacity: isPositioned ? undefined : 0,
    },
    side: SIDES.find((side) => found.placement.startsWith(PLACEMENTS[side])) ?? 'below',
  };
}

interface Measured {
  readonly x: number;
  readonly availableHeight: number;
  readonly rects: { readonly reference: Rect; readonly floating: Rect };
  readonly elements: { readonly floating: HTMLElement };
}
interface Rect {
  readonly x: number;
  readonly width: number;
}

function measure({ x, availableHeight, rects: { reference, floating }, elements }: Measured): void {
  const middle = reference.x + reference.width / 2 - x;
  const notch = Math.max(NOTCH_EDGE, Math.min(middle, floating.width - NOTCH_EDGE));
  elements.floating.style.setProperty('--notch', `${notch}px`);
  elements.floating.style.setProperty('--room', `${Math.max(0, availableHeight)}px`);
}
