import { DEFAULT_LANGUAGE, type LanguageId } from './languages.ts';

/**
 * The texts of one part of the product (the mails, the terminal) by language. A value is a bundle, or a function that
 * loads one.
 */
export class TextTable<Texts> {
  /** Name of the part, for reports. */
  readonly part: string;
  readonly #texts: Map<string, Texts>;
  readonly #default: Texts;

  /** Does not compile without a value for each language of the registry. */
  constructor(part: string, texts: Readonly<Record<LanguageId, Texts>>) {
    this.part = part;
    this.#texts = new Map(Object.entries(texts));
    this.#default = texts[DEFAULT_LANGUAGE];
  }

  /** Returns the texts in a language; without them the English ones, and reports the gap. */
  in(language: string): Texts {
    const texts = this.#texts.get(language);
    if (texts !== undefined) return texts;
    reportMissingTexts(this.part, language);
    return this.#default;
  }

  has(language: string): boolean {
    return this.#texts.has(language);
  }

  /** Adds a language at run time, see `registerLanguage`. */
  add(language: string, texts: Texts): void {
    this.#texts.set(language, texts);
  }
}

/** Receives one report per part and language. */
type MissingTextsListener = (part: string, language: string) => void;

const gaps = new Map<string, Parameters<MissingTextsListener>>();
const listeners = new Set<MissingTextsListener>();

/** Reports that a part of the product shows English because it lacks a language. */
export function reportMissingTexts(part: string, language: string): void {
  const key = JSON.stringify([part, language]);
  if (gaps.has(key)) return;
  gaps.set(key, [part, language]);
  for (const listener of listeners) listener(part, language);
}

/** Subscribes to these reports, those made before included. Each app does this at its start. Returns the unsubscriber. */
export function onMissingTexts(listener: MissingTextsListener): () => void {
  listeners.add(listener);
  for (const gap of gaps.values()) listener(...gap);
  return () => {
    listeners.delete(listener);
  };
}
