import { messageText } from '@tessera/fifth-edition';
import type { NestedMessage } from '@tessera/rules';
import { translateIn } from './translators.ts';

const t = translateIn('en');

/** Returns a copy with all messages of the engine in English. */
export function englishOf<Value>(value: Value): Told<Value>;
export function englishOf(value: unknown): unknown {
  if (isMessage(value)) return messageText(value, t);
  if (Array.isArray(value)) return value.map((each) => englishOf(each));
  if (typeof value !== 'object' || value === null || value instanceof Map || value instanceof Set) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, englishOf(each)]));
}

/** A value whose messages are texts. */
export type Told<Value> = Value extends NestedMessage
  ? string
  : Value extends (infer Each)[] | readonly (infer Each)[]
    ? Told<Each>[]
    : Value extends object
      ? { readonly [Name in keyof Value]: Told<Value[Name]> }
      : Value;

function isMessage(value: unknown): value is NestedMessage {
  if (typeof value !== 'object' || value === null || !('code' in value) || typeof value.code !== 'string') return false;
  return Object.keys(value).every((name) => name === 'code' || name === 'params');
}
