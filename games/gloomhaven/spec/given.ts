import { canonical } from '@tessera/kernel';
import { addInstructions, BUILT_IN, removeInstructions } from '../src/content/builtIn.ts';
import { forgetBelow } from '../src/content/pointed.ts';
import type { Instructions } from '../src/modifiers/action.ts';

/** Maximum number of instructions kept because a result refers to them. The oldest are removed beyond it. */
export const MAX_LASTING = 1000;

const lasting = new Set<string>();

/** Returns the pointer under which frames find instructions without a card. Equal instructions share a pointer. */
export function pointerTo(instructions: Instructions): string {
  const id = `given-${hash(canonical(instructions))}`;
  return BUILT_IN.has(id) ? `rule/${id}` : addInstructions(id, instructions);
}

/** Removes performed instructions unless the result refers to them by a lasting effect or a summoned figure. */
export function release(instructions: Instructions, result: unknown): void {
  const pointer = pointerTo(instructions);
  if (lasting.has(pointer)) return;
  if (!JSON.stringify(result ?? null).includes(pointer)) {
    forget(pointer);
    return;
  }
  lasting.add(pointer);
  const [oldest] = lasting;
  if (lasting.size > MAX_LASTING && oldest !== undefined) {
    lasting.delete(oldest);
    forget(oldest);
  }
}

function forget(pointer: string): void {
  removeInstructions(pointer);
  forgetBelow(pointer);
}

function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return `${value.toString(36)}-${text.length}`;
}
