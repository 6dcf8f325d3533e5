import type { Game, Match, Seat } from '@tessera/kernel';
import { newspaper } from '@tessera/terminal';
import type { Teller } from '@tessera/text';

/** How many choices are shown at once. */
export const PAGE = 60;

interface Choice {
  readonly number: number;
  readonly text: string;
  readonly action: object;
}

/** What a seat may do now, numbered from 1. A choice keeps its number while the list is filtered and paged. */
export class Offer {
  readonly choices: readonly Choice[];
  /** What may be done besides at any time, by its words: not listed among the choices. */
  readonly anytime: readonly Omit<Choice, 'number'>[];
  readonly #match: Match;
  readonly #seat: Seat;
  readonly #teller: Teller;

  constructor(match: Match, teller: Teller, seat: Seat) {
    this.#teller = teller.for({ view: match.view(seat), seat });
    this.#match = match;
    this.#seat = seat;
    const spoken = (action: object) => ({ text: this.#teller.action(action), action });
    this.choices = match.legal(seat).map((action, i) => ({ number: i + 1, ...spoken(action) }));
    this.anytime = match.anytime(seat).map(spoken);
  }

  /** The choices whose words contain this text, whatever the case. */
  containing(text: string): readonly Choice[] {
    const wanted = text.toLowerCase();
    return this.choices.filter((choice) => choice.text.toLowerCase().includes(wanted));
  }

  /** The legal action that these words mean: its number, its JSON, or exactly its text. */
  chosen(words: string): object | undefined {
    if (/^\d+$/.test(words)) return this.choices[Number(words) - 1]?.action;
    const known = [...this.choices, ...this.anytime];
    return this.#asJson(words) ?? known.find(({ text }) => sameWords(text, words))?.action;
  }

  /**
   * The action that these words mean, legal or not. Words say what an action is called only while it is on offer, so
   * those that are not on offer now are looked for among the ones that were, and among kinds of action that need no more than their name.
   */
  meant(words: string): object | undefined {
    return this.chosen(words) ?? this.#offeredBefore(words) ?? this.#ofKind(words);
  }

  #ofKind(type: string): object | undefined {
    const { success, data } = this.#match.game.action.safeParse({ type: type.toLowerCase() });
    return success ? data : undefined;
  }

  /** Typed JSON, in which "@3,-5" stands for what the game calls so. */
  #asJson(words: string): object | undefined {
    const { game, options } = this.#match;
    const value = asJson(words);
    return value && withTerms(value, (name) => game.term?.(name, options));
  }

  #offeredBefore(words: string): object | undefined {
    const { game } = this.#match;
    for (let seq = this.#match.seq - 1; seq >= 0; seq--) {
      const actions = legalThen(game, this.#match.stateAt(seq), this.#seat);
      const action = actions.find((candidate) => sameWords(this.#teller.action(candidate), words));
      if (action) return action;
    }
    return undefined;
  }
}

/** How many choices there are of each kind, by the first word of their text: a long list begins with one kind only. */
export function kindsText(choices: readonly Choice[]): string {
  const kinds = new Map<string, number>();
  for (const { text } of choices) {
    const [word = ''] = text.split(' ');
    kinds.set(word, (kinds.get(word) ?? 0) + 1);
  }
  return [...kinds].map(([word, many]) => (many === 1 ? word : `${word} (${many})`)).join(', ');
}

/** A page of choices in columns. */
export function listing(choices: readonly Choice[], width: number): string {
  const digits = String(choices.at(-1)?.number ?? 0).length;
  const items = choices.map(({ number, text }) => `${String(number).padStart(digits)}. ${text}`);
  return newspaper(items, width);
}

/** What could be done then. Where something is hidden only one's own options count: the others' would tell too much. */
function legalThen(game: Game, state: object, seat: Seat): readonly object[] {
  return game
    .decisions(state)
    .filter((decision) => decision.seat === seat || !game.hidesSomething)
    .flatMap((decision) => game.legal(state, decision.seat));
}

function asJson(words: string): object | undefined {
  if (!words.startsWith('{')) return undefined;
  try {
    const value: unknown = JSON.parse(words);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    // Half-typed JSON is no action; the caller says that it was not understood.
    return undefined;
  }
}

/** The value with every string "@name" replaced by what it is a name for; others stay as they are. */
function withTerms<T>(value: T, meaning: (name: string) => unknown): T {
  const replaced = (inner: unknown): unknown => {
    if (typeof inner === 'string') return inner.startsWith('@') ? (meaning(inner.slice(1)) ?? inner) : inner;
    if (Array.isArray(inner)) return inner.map(replaced);
    if (typeof inner !== 'object' || inner === null) return inner;
    return Object.fromEntries(Object.entries(inner).map(([key, part]) => [key, replaced(part)]));
  };
  return replaced(value) as T;
}

function sameWords(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
