import type { JsonPath } from '../finding.ts';
import { formatPath } from '../finding.ts';
import { isForbiddenName } from '../names.ts';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Something wrong with the text of a JSON file. */
interface JsonFault {
  readonly code: 'E_JSON_SYNTAX' | 'E_JSON_KEY' | 'E_JSON_LIMIT';
  readonly message: string;
  readonly expected?: string;
  readonly found?: string;
  readonly path: JsonPath;
  /** Characters before the place. */
  readonly offset: number;
}

/** The value, unless the syntax is broken, and everything wrong with the text. */
export interface ParsedJson {
  readonly value: Json | undefined;
  readonly faults: readonly JsonFault[];
  /** Where the value at each path begins, by the path as text; only filled when asked for. */
  readonly offsets: ReadonlyMap<string, number>;
}

/**
 * Reads JSON as content files are written. Unlike `JSON.parse` it tells the place of an error in the same words everywhere,
 * refuses a key given twice or one that would reach a prototype, and stops at a depth that no content needs.
 */
export function parseJson(text: string, options: { depth?: number; offsets?: boolean } = {}): ParsedJson {
  const reader = new JsonReader(text, options.depth ?? 64, options.offsets ?? false);
  return reader.document();
}

/** A JSON text as it was read, or the first thing wrong with it, with its place: `3:12 expected ...`. */
export type JsonText = { readonly ok: true; readonly value: Json } | { readonly ok: false; readonly why: string };

/** Reads a JSON text that a person brings along. A byte order mark before it is skipped. */
export function readJsonText(text: string): JsonText {
  const { value, faults } = parseJson(text);
  const [fault] = faults;
  if (fault === undefined && value !== undefined) return { ok: true, value };
  const { line, column } = positionAt(text, fault?.offset ?? 0);
  return { ok: false, why: `${line}:${column} ${fault?.message ?? ''}`.trim() };
}

/** Line and column of a place in a text, both counted from 1. */
export function positionAt(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  let line = 1;
  for (let at = before.indexOf('\n'); at >= 0; at = before.indexOf('\n', at + 1)) line++;
  return { line, column: offset - lineStart + 1 };
}

/** Ends the reading; never leaves this file. */
class BrokenSyntax extends Error {}

const SPACE = /[ \t\r\n]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])/y;
const WORD = /[A-Za-z]+/y;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const SPACE_CODE = 0x20;

class JsonReader {
  readonly #text: string;
  readonly #deepest: number;
  readonly #offsets: Map<string, number> | undefined;
  readonly #faults: JsonFault[] = [];
  readonly #path: (string | number)[] = [];
  #at: number;

  constructor(text: string, deepest: number, keepsOffsets: boolean) {
    this.#text = text;
    this.#deepest = deepest;
    this.#offsets = keepsOffsets ? new Map() : undefined;
    this.#at = text.startsWith('\uFEFF') ? 1 : 0;
  }

  document(): ParsedJson {
    const offsets = this.#offsets ?? new Map();
    try {
      const value = this.#value();
      if (this.#at < this.#text.length) this.#fail('the end of the file');
      return { value, faults: this.#faults, offsets };
    } catch (error) {
      if (!(error instanceof BrokenSyntax)) throw error;
      return { value: undefined, faults: this.#faults, offsets };
    }
  }

  /** Reads a value and the space around it. */
  #value(): Json {
    this.#match(SPACE);
    this.#offsets?.set(formatPath(this.#path), this.#at);
    const value = this.#bare();
    this.#match(SPACE);
    return value;
  }

  #bare(): Json {
    switch (this.#text[this.#at]) {
      case '{':
        return this.#nested(() => this.#object());
      case '[':
        return this.#nested(() => this.#array());
      case '"':
        return this.#string();
      case 't':
      case 'f':
      case 'n':
        return this.#word();
      default:
        return this.#number();
    }
  }

  #object(): Json {
    const object: { [key: string]: Json } = {};
    if (this.#take('}')) return object;
    do {
      this.#match(SPACE);
      const keyAt = this.#at;
      if (this.#text[keyAt] !== '"') this.#fail('a key in double quotes');
      const key = this.#string();
      this.#match(SPACE);
      if (!this.#take(':')) this.#fail('":" after the key');
      this.#path.push(key);
      const value = this.#value();
      if (this.#accepts(object, key, keyAt)) object[key] = value;
      this.#path.pop();
    } while (this.#take(','));
    if (!this.#take('}')) this.#fail('"," or "}"');
    return object;
  }

  #array(): Json {
    const array: Json[] = [];
    if (this.#take(']')) return array;
    do {
      this.#path.push(array.length);
      array.push(this.#value());
      this.#path.pop();
    } while (this.#take(','));
    if (!this.#take(']')) this.#fail('"," or "]"');
    return array;
  }

  #accepts(object: object, key: string, offset: number): boolean {
    const isForbidden = isForbiddenName(key);
    if (!isForbidden && !Object.hasOwn(object, key)) return true;
    const shown = JSON.stringify(key.slice(0, 60));
    const message = isForbidden ? `${shown} cannot be used as a key.` : `the key ${shown} is given twice.`;
    this.#report('E_JSON_KEY', message, offset);
    return false;
  }

  /** By hand: a pattern would keep a way back for every character of a long text. */
  #string(): string {
    const text = this.#text;
    const start = this.#at;
    let end = start + 1;
    let hasEscape = false;
    for (let code = text.charCodeAt(end); code !== QUOTE; code = text.charCodeAt(++end)) {
      // Past the end of the text there is no code, which is not at least a space either.
      if (!(code >= SPACE_CODE)) this.#fail('a closing quote', end);
      if (code !== BACKSLASH) continue;
      hasEscape = true;
      end++;
    }
    this.#at = end + 1;
    return hasEscape ? this.#unescaped(start, end) : text.slice(start + 1, end);
  }

  #unescaped(start: number, end: number): string {
    const wrongEscape = /\\(?!["\\/bfnrt]|u[\dA-Fa-f]{4})/g;
    const inside = this.#text.slice(start + 1, end).replaceAll('\\\\', '  ');
    const wrong = wrongEscape.exec(inside);
    if (wrong !== null) this.#fail('a known escape', start + 1 + wrong.index);
    return String(JSON.parse(this.#text.slice(start, end + 1)));
  }

  #word(): Json {
    const start = this.#at;
    const word = this.#match(WORD);
    if (word === 'true' || word === 'false') return word === 'true';
    return word === 'null' ? null : this.#fail('a value', start);
  }

  #number(): number {
    const start = this.#at;
    const digits = this.#match(NUMBER);
    const value = digits === undefined ? Number.NaN : Number(digits);
    return Number.isFinite(value) ? value : this.#fail('a value', start);
  }

  #nested(read: () => Json): Json {
    if (this.#path.length >= this.#deepest) {
      this.#report('E_JSON_LIMIT', `this file nests more than ${this.#deepest} deep.`, this.#at);
      throw new BrokenSyntax();
    }
    this.#at++;
    this.#match(SPACE);
    return read();
  }

  #take(character: string): boolean {
    if (this.#text[this.#at] !== character) return false;
    this.#at++;
    return true;
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    if (found !== undefined) this.#at += found.length;
    return found;
  }

  #fail(expected: string, offset = this.#at): never {
    const character = this.#text[offset];
    const found = character === undefined ? 'the end' : JSON.stringify(character);
    this.#report('E_JSON_SYNTAX', `expected ${expected}, found ${found}.`, offset, { expected, found });
    throw new BrokenSyntax();
  }

  #report(
    code: JsonFault['code'],
    message: string,
    offset: number,
    more: Pick<JsonFault, 'expected' | 'found'> = {},
  ): void {
    this.#faults.push({ code, message, path: [...this.#path], offset, ...more });
  }
}
