import { type MouseEvent, useEffect, useState } from 'react';

/** The price of a choice that kills, loses or cannot be undone. */
export interface Costly {
  /** Its consequence, in a few words under its name: "exhausts you". */
  readonly effect: string;
  /** The question of the first press, on the button itself: "Press again to be exhausted". */
  readonly ask: string;
}

/** A costly control: whether it asks now, and its press handler. */
export interface CostlyPress {
  readonly isAsking: boolean;
  press(event: MouseEvent<HTMLButtonElement>): void;
}

/**
 * Makes a control ask once, in place: the first press shows the question, the second one acts. Escape, Tab or a press
 * elsewhere withdraws it. The second click of a double click does not count.
 */
export function useCostly(
  costly: Costly | undefined,
  act: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined,
): CostlyPress {
  const [askedFor, ask] = useState<string>();
  // A new question starts anew, even on the same button.
  const isAsking = costly !== undefined && askedFor === costly.ask;
  useEffect(() => {
    if (!isAsking) return;
    const withdraw = () => ask(undefined);
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Tab') withdraw();
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      withdraw();
    };
    const onPointer = ({ target }: PointerEvent) => {
      if (!(target instanceof Element && target.closest('[data-asking]'))) withdraw();
    };
    addEventListener('keydown', onKey, { capture: true });
    addEventListener('pointerdown', onPointer, { capture: true });
    return () => {
      removeEventListener('keydown', onKey, { capture: true });
      removeEventListener('pointerdown', onPointer, { capture: true });
    };
  }, [isAsking]);
  return {
    isAsking,
    press(event) {
      if (!costly) return act?.(event);
      if (!isAsking) {
        ask(costly.ask);
        return;
      }
      if (event.detail > 1) return;
      ask(undefined);
      act?.(event);
    },
  };
}
