import { canonical } from '@tessera/kernel';
import type { Instructions } from '../action/action.ts';
import { addInstructions, BUILT_IN, removeInstructions } from '../builtIn.ts';
import { forgetBelow } from '../pointer.ts';

/** How many instructions stay because a result names them; the oldest are forgotten beyond it. */
export const MOST_LASTING = 1000;

const lasting = new Set<string>();

/** Returns where frames find instructions that stand on no card; the same instructions are always at the same place. */
export function pointerTo(instructions: Instructions): string {
  const id = `given-${hash(canonical(instructions))}`;
  return BUILT_IN.has(id) ? `rule/${id}` : addInstructions(id, instructions);
}

/** Forgets instructions that were performed, unless the result names them: an effect that lasts, a summoned figure. */
export function release(instructions: Instructions, result: unknown): void {
  const pointer = pointerTo(instructions);
  if (lasting.has(pointer)) return;
  if (!JSON.stringify(result ?? null).includes(pointer)) {
    forget(pointer);
    return;
  }
  lasting.add(pointer);
  const [oldest] = lasting;
  if (lasting.size > MOST_LASTING && oldest !== undefined) {
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
