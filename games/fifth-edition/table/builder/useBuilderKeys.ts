import { type KeyboardEvent as KeyPress, useEffect } from 'react';
import type { BuilderPlace } from './BuilderContext.ts';

/** J and K between unfinished choices, U takes back, Enter takes; nothing while somebody writes. */
export function useBuilderKeys({ move, undo }: Pick<BuilderPlace, 'move' | 'undo'>): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
      if (event.key === 'Enter' && event.target !== document.body) return;
      const deed = deeds.get(event.key.toLowerCase());
      if (deed === undefined) return;
      event.preventDefault();
      deed();
    };
    const deeds = new Map([
      ['j', () => move(1)],
      ['k', () => move(-1)],
      ['u', undo],
      ['enter', pressTake],
    ]);
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [move, undo]);
}

/** Letters belong to whoever writes. */
function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, select, textarea, [contenteditable]') !== null;
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
