import { CodeInput } from '@tessera/ui';
import { isValidElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { newCode } from '../../../server/src/live/matchIds.ts';

interface InputProps {
  onChange(event: { target: { value: string } }): void;
}

/** Types into the field key by key, as a browser would. Returns its value and the codes it reported as complete. */
function typed(text: string): { held: string; complete: string[] } {
  let held = '';
  const complete: string[] = [];
  for (const key of text) {
    const field = CodeInput({
      label: 'Code',
      value: held,
      onChange: (code) => {
        held = code;
      },
      onComplete: (code) => complete.push(code),
    });
    inputIn(field).onChange({ target: { value: held + key } });
  }
  return { held, complete };
}

test('CodeInput accepts every code that the server generates', () => {
  for (let i = 0; i < 500; i++) {
    const code = newCode();
    for (const text of [code, code.toLowerCase(), `${code.slice(0, 3)}-${code.slice(3)}`]) {
      expect(typed(text)).toEqual({ held: code, complete: [code] });
    }
  }
});

test('CodeInput replaces a character that looks like a valid letter by that letter', () => {
  expect(typed('l1io02').held).toBe('LLLQQ2');
});

/** Returns the props of the input that the field renders. */
function inputIn(node: ReactNode): InputProps {
  const found = search(node);
  if (!found) throw new Error('The field has no input');
  return found;
}

function search(node: unknown): InputProps | undefined {
  if (Array.isArray(node)) return node.map(search).find((found) => found !== undefined);
  if (!isValidElement<{ children?: unknown }>(node)) return undefined;
  if (node.type === 'input' && isInput(node.props)) return node.props;
  const { children } = node.props;
  return search(typeof children === 'function' ? children({ id: 'code' }) : children);
}

function isInput(props: object): props is InputProps {
  return 'onChange' in props && typeof props.onChange === 'function';
}
