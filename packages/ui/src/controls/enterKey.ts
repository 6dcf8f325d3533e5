import { useEffect } from 'react';

/**
 * Handles Enter for the whole screen while a button that shows it, or a costly button, is mounted.
 *
 * Enter presses the button that shows Enter, wherever the focus or the mouse is. A button shows it with `keyHint="Enter"` or
 * `aria-keyshortcuts="Enter"`; `Button` then installs this handler.
 *
 * Another control keeps Enter only if a press on it would do something that its focus ring announces:
 * - a text field, a select, an item of an open menu or list and an open popover always keep it;
 * - a button, link or tab keeps it if the keyboard moved the focus there. After a mouse click it does not. A pressed toggle,
 *   a checked box, the selected tab and the link to the current page yield, because Enter would only undo or repeat the choice;
 * - a board keeps it while its keyboard cursor is on a target that is not selected yet (`data-keeps-enter`).
 *
 * While another control keeps Enter, `theme.css` hides the hint on the button, so that the label is always true. A locked
 * button does not show the hint and takes no key; one that waits for an answer swallows it. A held key presses once.
 *
 * A costly button (`useCostly`) with `keyHint="Enter"` does not show it. Enter moves the focus there and presses nothing. Its
 * other keys press the button, so that it asks first.
 */
export function useEnterKey(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    if (shown++ === 0) listen();
    return () => {
      if (--shown === 0) unlisten();
    };
  }, [isShown]);
}

/** Whether the focused element keeps Enter instead of leaving it to the table. */
export function keepsEnter(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.matches(ALWAYS_KEEPS) || (isFocusedByKeys() && target.matches(KEEPS_BY_KEYS));
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches(TYPING);
}

/** Number of mounted buttons that show Enter or are costly. */
let shown = 0;

const ROOT_MARK = 'focusBy';
const TYPING = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable], [popover], [popover] *';
const ALWAYS_KEEPS = `${TYPING}, [role=menuitem], [role=option], [data-keeps-enter]`;
const KEEPS_BY_KEYS =
  ':is(a[href], button, summary, [role=tab])' +
  ':not([aria-pressed=true], [aria-checked=true], [aria-selected=true], [aria-current=page])';

function listen(): void {
  document.documentElement.dataset[ROOT_MARK] = document.activeElement?.matches(':focus-visible') ? 'keys' : 'pointer';
  addEventListener('keydown', press, { capture: true });
  addEventListener('pointerdown', pointed, { capture: true });
  addEventListener('focusin', focused);
}

function unlisten(): void {
  delete document.documentElement.dataset[ROOT_MARK];
  removeEventListener('keydown', press, { capture: true });
  removeEventListener('pointerdown', pointed, { capture: true });
  removeEventListener('focusin', focused);
}

/** Whether the last input was a key. A focus that follows a key is announced by a ring, one that follows a pointer is not. */
let wasKey = false;

function pointed(): void {
  wasKey = false;
  document.documentElement.dataset[ROOT_MARK] = 'pointer';
}

function focused(): void {
  document.documentElement.dataset[ROOT_MARK] = wasKey ? 'keys' : 'pointer';
}

function isFocusedByKeys(): boolean {
  return document.documentElement.dataset[ROOT_MARK] !== 'pointer';
}

function press(event: KeyboardEvent): void {
  wasKey = true;
  if (event.isComposing || event.defaultPrevented) return;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const isEnter = event.key === 'Enter';
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
  return [...scope.querySelectorAll<HTMLElement>(selector)].filter((button) =>
    button.checkVisibility({ visibilityProperty: true }),
  );
}
