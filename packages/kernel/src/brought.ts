import { hashText } from './hash.ts';
import type { MatchHeader } from './matchFile.ts';

/** Content that a match brings along, by the option that brought it: texts, as they came. */
export type Brought = Readonly<Record<string, string>>;

/** So many values that nobody holds any more are kept ready, for whoever asks again soon. */
const LATELY = 8;

/**
 * Content that matches bring along (a map of one's own), made ready once for all of them. A state names it by its hash and
 * the rules ask for it by that name, as they ask for any other content by its id. It is there as long as somebody holds it:
 * a `Match`, a state of fast mode, a view that came from elsewhere (`Game.hold`).
 */
export class BroughtContent<Value extends object> {
  readonly #read: (text: string) => Value;
  readonly #known = new Map<string, WeakRef<Value>>();
  readonly #lately = new Map<string, Value>();
  readonly #gone = new FinalizationRegistry<string>((id) => {
    if (this.#known.get(id)?.deref() === undefined) this.#known.delete(id);
  });
  #last: { readonly id: string; readonly value: Value } | undefined;

  /** `read` makes of a text, which has passed the schema of the options, what the rules work with. */
  constructor(read: (text: string) => Value) {
    this.#read = read;
  }

  /** What a state calls this text. */
  idOf(text: string): string {
    return hashText(text);
  }

  /** Takes a text in: its content can be asked for as long as the result is held. */
  hold(text: string): Value {
    const id = this.idOf(text);
    const known = this.#known.get(id)?.deref();
    if (known !== undefined) return known;
    const value = this.#read(text);
    this.#known.set(id, new WeakRef(value));
    this.#gone.register(value, id);
    return this.#note(id, value);
  }

  /** The content of this name; nothing where nobody holds it. */
  find(id: string): Value | undefined {
    if (this.#last?.id === id) return this.#last.value;
    const value = this.#known.get(id)?.deref();
    return value && this.#note(id, value);
  }

  #note(id: string, value: Value): Value {
    this.#last = { id, value };
    this.#lately.delete(id);
    this.#lately.set(id, value);
    for (const oldest of this.#lately.keys()) {
      if (this.#lately.size <= LATELY) break;
      this.#lately.delete(oldest);
    }
    return value;
  }
}

/** The options of a game that bring content, and what becomes of it. */
export type Brings = Readonly<Record<string, Pick<BroughtContent<object>, 'hold'>>>;

/** Options as everybody is told them, with the hash of a text in its place, and the texts themselves. */
export type PackedOptions = Pick<MatchHeader, 'options' | 'brought'>;

/** Takes what options bring along out of them. */
export function packed(brings: Brings, options: MatchHeader['options']): PackedOptions {
  const texts = Object.keys(brings).flatMap((option): [string, string][] => {
    const text = options[option];
    return typeof text === 'string' && text !== '' ? [[option, text]] : [];
  });
  if (texts.length === 0) return { options };
  const hashes = texts.map(([option, text]) => [option, hashText(text)]);
  return { options: { ...options, ...Object.fromEntries(hashes) }, brought: Object.fromEntries(texts) };
}

/** Options in full, as they were given and as the schema of a game has them. */
export function unpacked({ options, brought }: PackedOptions): MatchHeader['options'] {
  return brought ? { ...options, ...brought } : options;
}

/** The option whose text is not the one that it names, if there is one. */
export function misnamed({ options, brought = {} }: PackedOptions): string | undefined {
  return Object.keys(brought).find((option) => options[option] !== hashText(brought[option] ?? ''));
}

/** Holds all that is brought for as long as there is `holder`. */
export function holdFor(holder: object, brings: Brings, brought: object | undefined): void {
  if (!brought) return;
  const texts = brought as Readonly<Record<string, unknown>>;
  const content = Object.entries(brings).flatMap(([option, kind]) => {
    const text = texts[option];
    return typeof text === 'string' && text !== '' ? [kind.hold(text)] : [];
  });
  if (content.length > 0) holders.set(holder, content);
}

/** What is held for `holder`, a state or a view, is held for the one that follows it too. */
export function passOn(holder: object, next: object): void {
  const content = holders.get(holder);
  if (content) holders.set(next, content);
}

const holders = new WeakMap<object, readonly object[]>();
