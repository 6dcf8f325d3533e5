import { useEffect } from 'react';
import { isReached, trackFocus } from './reachedFocus.ts';

/**
 * Handles Enter for the whole screen while a button that shows it, or a costly button, is mounted.
 *
 * Enter presses the button that shows Enter, wherever the focus or the mouse is. A button shows it with `keyHint="Enter"` or
 * `aria-keyshortcuts="Enter"`; `Button` then installs this handler.
 *
 * Another control keeps Enter only if a press on it would do something that its focus ring announces:
 * - a text field, a select, an item of an open menu or list and an open popover always keep it. A slider, a checkbox and a
 *   radio button do nothing on Enter and leave it;
 * - a button, link or tab keeps it if the player reached it by keyboard for this question (`reachedFocus.ts`). After a click,
 *   and after its question was answered, it does not. A pressed toggle, a checked box, the selected tab and the link to the
 *   current page yield, because Enter would only undo or repeat the choice. A locked, idle or hidden control yields, because
 *   it would swallow the key; one that waits for an answer keeps it;
 * - a board keeps it while its keyboard cursor is on a target that is not selected yet (`data-keeps-enter`).
 *
 * While another control keeps Enter, `theme.css` hides the hint on the button, so that the label is always true. A locked
 * button does not show the hint and takes no key; one that waits for an answer swallows it. A held key presses once, and never
 * answers the question of a costly button.
 *
 * A costly button (`useCostly`) with `keyHint="Enter"` does not show it. Enter moves the focus there and presses nothing. Its
 * other keys press the button, so that it asks first.
 */
export function useEnterKey(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    const untrack = trackFocus();
    if (shown++ === 0) addEventListener('keydown', press, { capture: true });
    return () => {
      if (--shown === 0) removeEventListener('keydown', press, { capture: true });
      untrack();
    };
  }, [isShown]);
}

/** Whether the focused element keeps Enter instead of leaving it to the table. */
export function keepsEnter(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.matches(ALWAYS_KEEPS) || (isReached(target) && target.matches(KEEPS_IF_REACHED) && isVisible(target));
}

/** Whether the focused element keeps the space bar. Unlike Enter, it also releases a pressed toggle. */
export function keepsSpace(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.matches('input, textarea, select') || (isReached(target) && target.matches(`${PRESSABLE}${ALIVE}`));
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches(TYPING);
}

/** Number of mounted buttons that show Enter or are costly. */
let shown = 0;

// `theme.css` repeats these selectors for the hint of the button.
const TYPING =
  'input:not([type=radio], [type=checkbox], [type=range], [type=color], [type=file], [type=submit], [type=button]), ' +
  'textarea, select, [contenteditable], [popover], [popover] *';
const ALWAYS_KEEPS = `${TYPING}, [role=menuitem], [role=option], [data-keeps-enter]`;
const PRESSABLE = ':is(a[href], button, summary, [role=tab], [type=submit], [type=button])';
/** A press does something now, or the answer to a press is on its way. */
const ALIVE = ':not(:disabled, [aria-disabled=true]:not([aria-busy=true]))';
const KEEPS_IF_REACHED = `${PRESSABLE}${ALIVE}:not([aria-pressed=true], [aria-checked=true], [aria-selected=true], [aria-current=page])`;

function press(event: KeyboardEvent): void {
  if (event.isComposing || event.defaultPrevented) return;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const isEnter = event.key === 'Enter';
  // A held key asks, but does not answer its own question.
  if (isEnter && event.repeat && event.target instanceof Element && event.target.matches('[data-asking]')) {
    event.preventDefault();
    event.stopPropagation();
    return;
  }
  const button = isEnter ? enterButton() : costlyButton(event);
  const isLeft = isEnter ? keepsEnter(event.target) && button !== event.target : isTyping(event.target);
  // A press on the focused button itself is left to the browser, except for repeats of a held key.
  if (!button || isLeft || (isEnter && button === event.target && !event.repeat)) return;
  event.preventDefault();
  event.stopPropagation();
  if (event.repeat || button.ariaDisabled === 'true') return;
  // A costly button is never pressed by Enter from afar: Enter moves there, and its question follows.
  if (button.matches('[data-asks-first]')) button.focus();
  else button.click();
}

/** Returns the visible button that shows Enter or waits for an answer, or else the costly one in its place. */
function enterButton(): HTMLElement | undefined {
  const showing = visibleButtons('[aria-keyshortcuts~=Enter]');
  return (
    showing.find(({ ariaDisabled }) => ariaDisabled !== 'true') ??
    showing.find(({ ariaBusy }) => ariaBusy === 'true') ??
    visibleButtons('[data-asks-first]')[0]
  );
}

/** Returns the visible costly button of a key. */
function costlyButton({ key }: KeyboardEvent): HTMLElement | undefined {
  return key.length === 1 ? visibleButtons(`[data-costly-key="${CSS.escape(key.toLowerCase())}"]`)[0] : undefined;
}

/** Returns the visible buttons, inside the open dialog if there is one. */
function visibleButtons(selector: string): readonly HTMLElement[] {
  const scope = document.querySelector('dialog:modal') ?? document;
  return [...scope.querySelectorAll<HTMLElement>(selector)].filter(isVisible);
}

function isVisible(element: HTMLElement): boolean {
  return element.checkVisibility({ visibilityProperty: true });
}
