import { useState } from 'react';
import { useKeys } from '../table/useKeys.ts';
import { type ComparedPair, filledPair, markOption, replaceOption } from './comparedPair.ts';

/** Two options side by side: marked options, shown options, and the operations. */
export interface Comparison {
  /** The keys of the two options on screen; undefined while there is no comparison. */
  readonly shown: readonly [string, string] | undefined;
  /** Whether the question has two options to compare. */
  readonly isPossible: boolean;
  isMarked(key: string): boolean;
  open(): void;
  close(): void;
  replace(column: number, key: string): void;
}

/**
 * Manages the comparison of two options of a question. `C` on an option (focused or under the mouse, `data-compare`) marks it; with
 * the second one the comparison opens. `C` elsewhere, and `open`, compare the selected option with another one.
 */
export function useComparison(keys: readonly string[], selected: string | undefined): Comparison {
  const [{ pair, isOpen }, set] = useState<{ readonly pair: ComparedPair; readonly isOpen: boolean }>(NOTHING);
  const isPossible = keys.length >= 2;
  const marked = pair.filter((key) => keys.includes(key));
  const [first, second] = marked;
  const open = () => {
    const two = filledPair(marked, keys, selected);
    if (two.length === 2) set({ pair: two, isOpen: true });
  };
  useKeys({
    c: isPossible
      ? () => {
          const key = pointedOption();
          // With two options in all there is nothing to pick.
          if (key === undefined || keys.length === 2 || !keys.includes(key)) return open();
          const next = markOption(marked, key);
          set({ pair: next, isOpen: next.length === 2 });
        }
      : undefined,
  });
  return {
    shown: isOpen && first !== undefined && second !== undefined ? [first, second] : undefined,
    isPossible,
    isMarked: (key) => marked.includes(key),
    open,
    close: () => set({ pair: marked, isOpen: false }),
    replace: (column, key) => set({ pair: replaceOption(marked, column, key), isOpen: true }),
  };
}

const NOTHING = { pair: [], isOpen: false } as const;

/** Returns the key of the option that has the focus or is under the mouse. */
function pointedOption(): string | undefined {
  const focused = document.activeElement?.closest<HTMLElement>('[data-compare]');
  return (focused ?? document.querySelector<HTMLElement>('[data-compare]:hover'))?.dataset.compare;
}
