/** Sentences of a game's rules and what they are in another language; what stands in braces is carried over. */
export type Phrases = Readonly<Record<string, string>>;

interface Phrase {
  readonly pattern: RegExp;
  readonly slots: readonly string[];
  readonly said: string;
}

/**
 * Says in another language what rules say in English. Rules speak in a handful of sentences with gaps; each is known by its
 * shape, and what fills its gaps is translated in turn. The first phrase that fits is taken, so what fits nearly anything
 * stands last. Nothing for what is in no phrase.
 */
export class Phrasebook {
  readonly #whole: ReadonlyMap<string, string>;
  readonly #phrases: readonly Phrase[];

  constructor(phrases: Phrases) {
    const entries = Object.entries(phrases);
    this.#whole = new Map(entries.filter(([english]) => !SLOT.test(english)));
    this.#phrases = entries
      .filter(([english]) => SLOT.test(english))
      .map(([english, said]) => ({ pattern: patternOf(english), slots: slotsOf(english), said }));
  }

  say(text: string): string | undefined {
    const whole = this.#whole.get(text);
    if (whole !== undefined) return whole;
    for (const { pattern, slots, said } of this.#phrases) {
      const found = pattern.exec(text);
      if (!found) continue;
      return said.replace(SLOTS, (_gap, name: string) => this.#part(found[slots.indexOf(name) + 1] ?? ''));
    }
    return undefined;
  }

  /** What fills a gap: a phrase, a list of phrases, or a name that stays as it is. */
  #part(text: string): string {
    return (
      this.say(text) ??
      text
        .split(', ')
        .map((part) => this.say(part) ?? part)
        .join(', ')
    );
  }
}

const SLOT = /\{\w+\}/;
const SLOTS = /\{(\w+)\}/g;

function slotsOf(english: string): string[] {
  return [...english.matchAll(SLOTS)].map(([, name = '']) => name);
}

function patternOf(english: string): RegExp {
  const literals = english.split(/\{\w+\}/).map((literal) => literal.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  return new RegExp(`^${literals.join('(.+?)')}$`);
}
