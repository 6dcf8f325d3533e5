import { sortedKeys } from './json.ts';

/**
 * Writes the canonical JSON of a value into `bytes`, starting at `at`, and returns the end offset. Returns undefined
 * when the value does not fit or needs characters outside unescaped ASCII. The hash chain calls this once per action;
 * building the string first would double the cost.
 */
export function writeAscii(value: unknown, bytes: Uint8Array, at: number): number | undefined {
  if (typeof value === 'number') return writeNumber(value, bytes, at);
  if (typeof value === 'string') return writeText(value, bytes, at);
  if (value === null || typeof value === 'boolean') return writeRaw(String(value), bytes, at);
  // `canonical` handles values that are not JSON and throws for them.
  if (typeof value !== 'object') return undefined;
  if (Array.isArray(value)) return writeArray(value, bytes, at);
  return writeObject(value as Readonly<Record<string, unknown>>, bytes, at);
}

const QUOTE = 34;
const COMMA = 44;
const COLON = 58;
const ZERO = 48;
const BACKSLASH = 92;

function writeArray(items: readonly unknown[], bytes: Uint8Array, start: number): number | undefined {
  let at: number | undefined = start;
  bytes[at++] = 91;
  for (let i = 0; i < items.length; i++) {
    if (i > 0) bytes[at++] = COMMA;
    at = writeAscii(items[i], bytes, at);
    if (at === undefined) return undefined;
  }
  bytes[at++] = 93;
  return at <= bytes.length ? at : undefined;
}

function writeObject(fields: Readonly<Record<string, unknown>>, bytes: Uint8Array, start: number): number | undefined {
  let at: number | undefined = start;
  bytes[at++] = 123;
  for (const key of sortedKeys(Object.keys(fields))) {
    const field = fields[key];
    if (field === undefined) continue;
    if (at > start + 1) bytes[at++] = COMMA;
    at = writeText(key, bytes, at);
    if (at === undefined) return undefined;
    bytes[at++] = COLON;
    at = writeAscii(field, bytes, at);
    if (at === undefined) return undefined;
  }
  bytes[at++] = 125;
  return at <= bytes.length ? at : undefined;
}

function writeText(text: string, bytes: Uint8Array, start: number): number | undefined {
  let at = start;
  bytes[at++] = QUOTE;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 32 || code > 126 || code === QUOTE || code === BACKSLASH) return undefined;
    bytes[at++] = code;
  }
  bytes[at++] = QUOTE;
  return at <= bytes.length ? at : undefined;
}

function writeNumber(value: number, bytes: Uint8Array, at: number): number | undefined {
  if (value >= 0 && value <= 9 && Number.isInteger(value)) {
    bytes[at] = ZERO + value;
    return at + 1;
  }
  return Number.isFinite(value) ? writeRaw(String(value), bytes, at) : undefined;
}

/** Writes a text unchanged. Returns undefined when it does not fit or is not ASCII. */
export function writeRaw(text: string, bytes: Uint8Array, start: number): number | undefined {
  if (start + text.length > bytes.length) return undefined;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 127) return undefined;
    bytes[start + i] = code;
  }
  return start + text.length;
}
