import { useEffect } from 'react';

/**
 * Tracks whether the player reached the focused control by keyboard for the question on screen. Only then does the control
 * keep Enter: see `enterKey.ts`.
 *
 * - Tab, Shift+Tab, arrows, Home, End and Page keys reach a control. So does a program that moves the focus after a key, such
 *   as a panel that opens with its first button focused.
 * - A mouse click or a tap does not. Neither does the focus that returns to the control that was pressed last, after its
 *   dialog has closed.
 * - A new question ends it, if a key or a click has done something since: the control was for the previous question.
 */
export function trackFocus(): () => void {
  if (users++ === 0) listen();
  return () => {
    if (--users === 0) unlisten();
  };
}

/** Whether the player reached this element for the question on screen. */
export function isReached(target: EventTarget | null): boolean {
  return target !== null && target === reached;
}

/**
 * Tells the kit which question is on screen. A control that was pressed for the previous question does not keep Enter for the
 * next one.
 */
export function useQuestion(question: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new question is one call.
  useEffect(() => {
    if (isUsed) settle(undefined);
  }, [question]);
}

/** Number of mounted components that depend on the focus. */
let users = 0;
let reached: EventTarget | undefined;
/** Whether a key or a click has done something since the focus moved. */
let isUsed = false;
let lastInput: 'navigation' | 'key' | 'pointer' = 'pointer';
/** The control that was pressed last. */
let pressed: Element | null = null;

/** Attribute of the root element by which `theme.css` hides the hint of the button that shows Enter. */
const ROOT_MARK = 'data-focus-reached';
const NAVIGATION = new Set([
  'Tab',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'PageUp',
  'PageDown',
]);
const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'Meta']);
const CONTROLS = 'a[href], button, summary, input, select, textarea, [role=tab]';

function settle(target: EventTarget | undefined): void {
  reached = target;
  document.documentElement.toggleAttribute(ROOT_MARK, target !== undefined);
}

function onKeyDown({ key }: KeyboardEvent): void {
  if (MODIFIERS.has(key)) return;
  lastInput = NAVIGATION.has(key) ? 'navigation' : 'key';
  if (lastInput === 'key') isUsed = true;
}

function onPointerDown(): void {
  lastInput = 'pointer';
  settle(undefined);
}

function onClick({ target }: Event): void {
  isUsed = true;
  pressed = target instanceof Element ? target.closest(CONTROLS) : null;
}

function onFocusIn({ target }: Event): void {
  isUsed = false;
  const isMeant = lastInput === 'navigation' || (lastInput === 'key' && target !== pressed);
  settle(isMeant && target !== null ? target : undefined);
}

function listen(): void {
  const focused = document.activeElement;
  settle(focused?.matches(':focus-visible') ? focused : undefined);
  addEventListener('keydown', onKeyDown, { capture: true });
  addEventListener('pointerdown', onPointerDown, { capture: true });
  addEventListener('click', onClick, { capture: true });
  addEventListener('focusin', onFocusIn);
}

function unlisten(): void {
  settle(undefined);
  removeEventListener('keydown', onKeyDown, { capture: true });
  removeEventListener('pointerdown', onPointerDown, { capture: true });
  removeEventListener('click', onClick, { capture: true });
  removeEventListener('focusin', onFocusIn);
}
