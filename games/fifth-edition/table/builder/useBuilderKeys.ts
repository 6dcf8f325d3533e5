import { useKeys } from '@tessera/ui';
import type { KeyboardEvent as KeyPress } from 'react';
import type { BuilderPlace } from './BuilderContext.ts';

/**
 * Keyboard shortcuts: J and K move between unfinished choices, U undoes, Enter saves. Inactive while the player types.
 */
export function useBuilderKeys({ move, undo }: Pick<BuilderPlace, 'move' | 'undo'>): void {
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    u: undo,
    Enter: takeFromNowhere,
  });
}

/** Presses the primary button unless an element has the focus, which handles Enter itself. */
function takeFromNowhere(): void {
  if (document.activeElement === document.body) pressTake();
}

/** Presses the primary button of the builder. */
export function pressTake(): void {
  document.querySelector<HTMLButtonElement>('.fe-builder [data-take]')?.click();
}

/** Focuses the picked option, or the first field of the question. */
export function focusFirst(): void {
  const fields = '.fe-question [data-option][tabindex="0"], .fe-question :is(input, select, textarea)';
  document.querySelector<HTMLElement>(fields)?.focus();
}

const STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowDown', 1],
  ['ArrowRight', 1],
  ['ArrowUp', -1],
  ['ArrowLeft', -1],
]);

/** Moves the focus between options by arrow keys, including unavailable ones so that their reason can be read. */
export function moveFocus(event: KeyPress<HTMLElement>): void {
  const step = STEPS.get(event.key);
  if (step === undefined) return;
  const options = event.currentTarget.closest('.fe-options')?.querySelectorAll<HTMLElement>('[data-option]') ?? [];
  const all = [...options];
  all[all.indexOf(event.currentTarget) + step]?.focus();
  event.preventDefault();
}
