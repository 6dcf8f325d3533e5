import { useKeys } from '@tessera/ui';
import type { KeyboardEvent as KeyPress } from 'react';
import type { BuilderPlace } from './BuilderContext.ts';

/** J and K between unfinished choices, U takes back, Enter takes; nothing while somebody writes. */
export function useBuilderKeys({ move, undo }: Pick<BuilderPlace, 'move' | 'undo'>): void {
  useKeys({
    j: () => move(1),
    k: () => move(-1),
    u: undo,
    Enter: takeFromNowhere,
  });
}

/** On what has the focus, Enter is its own. */
function takeFromNowhere(): void {
  if (document.activeElement === document.body) pressTake();
}

/** Presses the one bright button of the builder. */
export function pressTake(): void {
  document.querySelector<HTMLButtonElement>('.fe-builder [data-take]')?.click();
}

/** Puts the focus on the picked option, or on the first field of the question. */
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

/** Arrows go from option to option, through what cannot be taken as well: so that its reason can be read. */
export function moveFocus(event: KeyPress<HTMLElement>): void {
  const step = STEPS.get(event.key);
  if (step === undefined) return;
  const options = event.currentTarget.closest('.fe-options')?.querySelectorAll<HTMLElement>('[data-option]') ?? [];
  const all = [...options];
  all[all.indexOf(event.currentTarget) + step]?.focus();
  event.preventDefault();
}
