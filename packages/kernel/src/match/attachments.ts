import { hashText } from '../hash.ts';
import { LruCache } from '../lruCache.ts';
import type { MatchHeader } from './matchFile.ts';

/** Attached texts of a match (such as a custom map), by the option they were given in. */
export type Attachments = Readonly<Record<string, string>>;

/** How many unreferenced values stay cached. */
const RECENT_CACHE_SIZE = 8;

/**
 * Cache of parsed attachments (such as a custom map), shared by all matches. A state refers to an attachment by its
 * hash, and the rules look it up by that hash like other content by its id. An entry lives while a `Match`, a fast-mode
 * state or a received view (`Game.hold`) retains it.
 */
export class AttachmentCache<Value extends object> {
  readonly #read: (text: string) => Value;
  readonly #known = new Map<string, WeakRef<Value>>();
  /** Retains values for a while after their last holder is gone. */
  readonly #recent = new LruCache<Value>(RECENT_CACHE_SIZE);
  readonly #gone = new FinalizationRegistry<string>((id) => {
    if (this.#known.get(id)?.deref() === undefined) this.#known.delete(id);
  });
  #last: { readonly id: string; readonly value: Value } | undefined;

  /** `read` parses a text that the options schema has already validated. */
  constructor(read: (text: string) => Value) {
    this.#read = read;
  }

  /** Returns the id under which a state refers to this text: its hash. */
  idOf(text: string): string {
    return hashText(text);
  }

  /** Parses a text, or reuses the cached value. The entry can be found while the caller retains the result. */
  hold(text: string): Value {
    const id = this.idOf(text);
    const known = this.#known.get(id)?.deref();
    if (known !== undefined) return known;
    const value = this.#read(text);
    this.#known.set(id, new WeakRef(value));
    this.#gone.register(value, id);
    return this.#note(id, value);
  }

  /** Returns the attachment with this id, or undefined when no holder retains it. */
  find(id: string): Value | undefined {
    if (this.#last?.id === id) return this.#last.value;
    const value = this.#known.get(id)?.deref();
    return value && this.#note(id, value);
  }

  #note(id: string, value: Value): Value {
    this.#last = { id, value };
    this.#recent.set(id, value);
    return value;
  }
}

/** The options of a game that carry attachments, each with the cache that parses them. */
export type AttachmentKinds = Readonly<Record<string, Pick<AttachmentCache<object>, 'hold'>>>;

/** Options with each attached text replaced by its hash, and the texts beside them. */
export type PackedOptions = Pick<MatchHeader, 'options' | 'brought'>;

/** Moves the attached texts out of the options. */
export function packOptions(brings: AttachmentKinds, options: MatchHeader['options']): PackedOptions {
  const texts = Object.keys(brings).flatMap((option): [string, string][] => {
    const text = options[option];
    return typeof text === 'string' && text !== '' ? [[option, text]] : [];
  });
  if (texts.length === 0) return { options };
  const hashes = texts.map(([option, text]) => [option, hashText(text)]);
  return { options: { ...options, ...Object.fromEntries(hashes) }, brought: Object.fromEntries(texts) };
}

/** Returns the full options as the game's schema expects them, attachments included. */
export function unpackOptions({ options, brought }: PackedOptions): MatchHeader['options'] {
  return brought ? { ...options, ...brought } : options;
}

/** Returns the first option whose hash does not match its attached text, if any. */
export function mismatchedAttachment({ options, brought = {} }: PackedOptions): string | undefined {
  return Object.keys(brought).find((option) => options[option] !== hashText(brought[option] ?? ''));
}

/** Retains all attachments for as long as `holder` is alive. */
export function retainFor(holder: object, brings: AttachmentKinds, brought: object | undefined): void {
  if (!brought) return;
  const texts = brought as Readonly<Record<string, unknown>>;
  const content = Object.entries(brings).flatMap(([option, kind]) => {
    const text = texts[option];
    return typeof text === 'string' && text !== '' ? [kind.hold(text)] : [];
  });
  if (content.length > 0) holders.set(holder, content);
}

/** Retains the attachments of `holder` (a state or a view) for its successor too. */
export function inheritRetained(holder: object, next: object): void {
  const content = holders.get(holder);
  if (content) holders.set(next, content);
}

const holders = new WeakMap<object, readonly object[]>();
