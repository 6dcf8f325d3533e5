import { type AnyNode, type DocumentNode, parse } from '@humanwhocodes/momoa';
import { formatPath, type JsonPath } from '../finding.ts';
import { formatIssue, type IssueText, problem } from '../issueText.ts';
import type { Label } from '../message.ts';
import { isForbiddenName } from '../names.ts';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A problem with the text of a JSON file. */
interface JsonFault {
  readonly code: 'E_JSON_SYNTAX' | 'E_JSON_KEY' | 'E_JSON_LIMIT';
  readonly message: string;
  readonly found?: string;
  readonly said: IssueText;
  readonly path: JsonPath;
  /** Characters before the place. */
  readonly offset: number;
}

/** The value, unless the syntax is broken, and all problems of the text. */
export interface ParsedJson {
  readonly value: Json | undefined;
  readonly faults: readonly JsonFault[];
  /** The start of the value at each path, by the path as text; filled only on request. */
  readonly offsets: ReadonlyMap<string, number>;
}

/**
 * Parses JSON of content files. Unlike `JSON.parse` it reports the place of an error, rejects duplicate keys and
 * members of Object.prototype, and limits the depth. Valid texts, which nearly all are, skip the slower parser that
 * tracks places.
 */
export function parseJson(text: string, options: { depth?: number; offsets?: boolean } = {}): ParsedJson {
  const { depth = 64, offsets = false } = options;
  const mark = text.startsWith('\uFEFF') ? 1 : 0;
  const bare = mark === 0 ? text : text.slice(mark);
  const parsed = engineValue(bare);
  const isSound = parsed.ok && isSoundJson(bare, parsed.value, depth);
  if (parsed.ok && isSound && !offsets) return { value: parsed.value, faults: [], offsets: new Map() };
  return new Places(bare, depth, mark).read(parsed);
}

/** A parsed JSON text, or its first problem with the place: `3:12 expected ...`. */
export type JsonText =
  | { readonly ok: true; readonly value: Json }
  | { readonly ok: false; readonly why: string /** The same problem, untranslated. */; readonly said: Label };

/** Parses a JSON text that a user provides. A byte order mark is skipped. */
export function readJsonText(text: string): JsonText {
  const { value, faults } = parseJson(text);
  const [fault] = faults;
  if (fault === undefined && value !== undefined) return { ok: true, value };
  const { line, column } = positionAt(text, fault?.offset ?? 0);
  const what = fault?.said.message ?? '';
  const why = `${line}:${column} ${fault?.message ?? ''}`.trim();
  return { ok: false, why, said: problem('at-place', { line, column, what }) };
}

/** Returns line and column of an offset, both counted from 1. */
export function positionAt(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  let line = 1;
  for (let at = before.indexOf('\n'); at >= 0; at = before.indexOf('\n', at + 1)) line++;
  return { line, column: offset - lineStart + 1 };
}

/** The result of `JSON.parse`, or the place where it stopped, if known. */
type EngineValue =
  | { readonly ok: true; readonly value: Json }
  | { readonly ok: false; readonly offset: number | undefined };

function engineValue(text: string): EngineValue {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    const [, position] = /position (\d+)/.exec(message) ?? [];
    if (position !== undefined) return { ok: false, offset: Number(position) };
    return { ok: false, offset: /end of (?:JSON|data)/.test(message) ? text.length : undefined };
  }
}

/** Whether a parsed text has no other problem. */
function isSoundJson(text: string, value: Json, deepest: number): boolean {
  const keys = soundKeys(value, deepest);
  // In valid JSON only a key is followed by a colon: a duplicate key is in the text, but not in the value.
  return keys !== undefined && keys === (text.match(KEYS)?.length ?? 0);
}

const KEYS = /"(?:[^"\\]|\\.)*"\s*:/g;

/** Counts the keys of a value; undefined if one is forbidden, a number is not finite, or it is too deep. */
function soundKeys(value: Json, deepest: number): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? 0 : undefined;
  if (typeof value !== 'object' || value === null) return 0;
  if (deepest === 0) return undefined;
  const isList = Array.isArray(value);
  let count = 0;
  for (const inner of isList ? value : Object.values(value)) {
    const below = soundKeys(inner, deepest - 1);
    if (below === undefined) return undefined;
    count += below;
  }
  if (isList) return count;
  const keys = Object.keys(value);
  return keys.some(isForbiddenName) ? undefined : count + keys.length;
}

/** Parses a text with the places of all values, for error messages and for references to a value. */
class Places {
  readonly #text: string;
  readonly #deepest: number;
  /** Characters before the text that count in an editor. */
  readonly #skipped: number;
  readonly #faults: JsonFault[] = [];
  readonly #offsets = new Map<string, number>();

  constructor(text: string, deepest: number, skipped: number) {
    this.#text = text;
    this.#deepest = deepest;
    this.#skipped = skipped;
  }

  read(engine: EngineValue): ParsedJson {
    if (!engine.ok && engine.offset !== undefined && depthBeyond(this.#text, this.#deepest) === undefined) {
      this.#unexpected(engine.offset);
      return { value: undefined, faults: this.#faults, offsets: this.#offsets };
    }
    const document = this.#document();
    const value = document && this.#value(document.body, []);
    // The place-tracking parser accepts some invalid JSON, such as a line break in a string.
    if (document && !engine.ok) this.#unexpected(0);
    return { value: engine.ok ? value : undefined, faults: this.#faults, offsets: this.#offsets };
  }

  #document(): DocumentNode | undefined {
    const tooDeep = depthBeyond(this.#text, this.#deepest);
    if (tooDeep !== undefined) {
      this.#report('E_JSON_LIMIT', problem('json-too-deep', { most: this.#deepest }), tooDeep, []);
      return undefined;
    }
    try {
      return parse(this.#text, { ranges: true });
    } catch (error) {
      const offset = offsetOf(error, this.#text);
      if (offset === undefined) throw error;
      this.#unexpected(offset);
      return undefined;
    }
  }

  #unexpected(offset: number): void {
    const character = this.#text[offset];
    const found = character === undefined ? problem('json-end') : JSON.stringify(character);
    this.#report('E_JSON_SYNTAX', problem('json-unexpected', { found }), offset, [], found);
  }

  #value(node: AnyNode, path: JsonPath): Json {
    const [offset] = rangeOf(node);
    this.#offsets.set(formatPath(path), offset + this.#skipped);
    switch (node.type) {
      case 'Object': {
        const object: { [key: string]: Json } = {};
        for (const { name, value } of node.members) {
          const key = name.type === 'String' ? name.value : name.name;
          const inner = this.#value(value, [...path, key]);
          if (this.#accepts(object, key, [...path, key], rangeOf(name)[0])) object[key] = inner;
        }
        return object;
      }
      case 'Array':
        return node.elements.map(({ value }, i) => this.#value(value, [...path, i]));
      case 'Number':
        if (!Number.isFinite(node.value)) this.#report('E_JSON_SYNTAX', problem('json-number-too-large'), offset, path);
        return node.value;
      case 'String':
      case 'Boolean':
        return node.value;
      default:
        return null;
    }
  }

  #accepts(object: object, key: string, path: JsonPath, offset: number): boolean {
    const isForbidden = isForbiddenName(key);
    if (!isForbidden && !Object.hasOwn(object, key)) return true;
    const shown = JSON.stringify(key.slice(0, 60));
    const message = problem(isForbidden ? 'json-key-forbidden' : 'json-key-twice', { key: shown });
    this.#report('E_JSON_KEY', message, offset, path);
    return false;
  }

  #report(code: JsonFault['code'], message: Label, offset: number, path: JsonPath, found?: Label): void {
    this.#faults.push({ code, path, offset: offset + this.#skipped, ...formatIssue({ message, found }) });
  }
}

function rangeOf(node: AnyNode): readonly [number, number] {
  return node.range ?? [0, 0];
}

/** Returns the offset at which the parser stopped; undefined for an error that is not about the text. */
function offsetOf(error: unknown, text: string): number | undefined {
  if (!(error instanceof Error) || !('offset' in error) || typeof error.offset !== 'number') return undefined;
  return error.message.startsWith('Unexpected end') ? text.length : error.offset;
}

/** Returns the first offset beyond the depth limit, for any text: a recursive parser must not see it. */
function depthBeyond(text: string, deepest: number): number | undefined {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[[{]|[\]}]/g)) {
    if (token === '[' || token === '{') depth++;
    else if (token === ']' || token === '}') depth--;
    if (depth > deepest) return index;
  }
  return undefined;
}
