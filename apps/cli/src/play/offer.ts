import type { Game, Match, Seat } from '@tessera/kernel';
import { newspaper } from '@tessera/terminal';
import type { GameFormatter } from '@tessera/text';

/** Number of choices per page. */
export const PAGE = 60;

interface Choice {
  readonly number: number;
  readonly text: string;
  readonly action: object;
}

/** Legal actions of a seat, numbered from 1. A choice keeps its number while the list is filtered and paged. */
export class Offer {
  readonly choices: readonly Choice[];
  /** Actions that are possible at any time; not listed among the choices. */
  readonly anytime: readonly Omit<Choice, 'number'>[];
  readonly #match: Match;
  readonly #seat: Seat;
  readonly #formatter: GameFormatter;

  constructor(match: Match, formatter: GameFormatter, seat: Seat) {
    this.#formatter = formatter.for({ view: match.view(seat), seat });
    this.#match = match;
    this.#seat = seat;
    const spoken = (action: object) => ({ text: this.#formatter.action(action), action });
    this.choices = match.legal(seat).map((action, i) => ({ number: i + 1, ...spoken(action) }));
    this.anytime = match.anytime(seat).map(spoken);
  }

  /** Returns the choices whose text contains this text, ignoring case. */
  containing(text: string): readonly Choice[] {
    const wanted = text.toLowerCase();
    return this.choices.filter((choice) => choice.text.toLowerCase().includes(wanted));
  }

  /** Returns the legal action for an input: its number, its JSON, or its exact text. */
  chosen(words: string): object | undefined {
    if (/^\d+$/.test(words)) return this.choices[Number(words) - 1]?.action;
    const known = [...this.choices, ...this.anytime];
    return this.#asJson(words) ?? known.find(({ text }) => sameWords(text, words))?.action;
  }

  /**
   * Returns the action for an input, legal or not. An action has a text only while it is legal. Other inputs are looked
   * up among earlier choices and among kinds of action without parameters.
   */
  meant(words: string): object | undefined {
    return this.chosen(words) ?? this.#offeredBefore(words) ?? this.#ofKind(words);
  }

  #ofKind(type: string): object | undefined {
    const { success, data } = this.#match.game.action.safeParse({ type: type.toLowerCase() });
    return success ? data : undefined;
  }

  /** Parses JSON, in which "@3,-5" stands for the value with that name in the game. */
  #asJson(words: string): object | undefined {
    const { game, options } = this.#match;
    const value = asJson(words);
    return value && withTerms(value, (name) => game.term?.(name, options));
  }

  #offeredBefore(words: string): object | undefined {
    const { game } = this.#match;
    for (let seq = this.#match.seq - 1; seq >= 0; seq--) {
      const actions = legalThen(game, this.#match.stateAt(seq), this.#seat);
      const action = actions.find((candidate) => sameWords(this.#formatter.action(candidate), words));
      if (action) return action;
    }
    return undefined;
  }
}

/** Counts the choices by the first word of their text: a page of a long list shows only one kind. */
export function kindsText(choices: readonly Choice[]): string {
  const kinds = new Map<string, number>();
  for (const { text } of choices) {
    const [word = ''] = text.split(' ');
    kinds.set(word, (kinds.get(word) ?? 0) + 1);
  }
  return [...kinds].map(([word, many]) => (many === 1 ? word : `${word} (${many})`)).join(', ');
}

/** Formats a page of choices in columns. */
export function choiceColumns(choices: readonly Choice[], width: number): string {
  const digits = String(choices.at(-1)?.number ?? 0).length;
  const items = choices.map(({ number, text }) => `${String(number).padStart(digits)}. ${text}`);
  return newspaper(items, width);
}

/**
 * Returns the legal actions at an earlier state. In games with secrets only those of the own seat: others would reveal
 * too much.
 */
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
    // Invalid JSON is no action; the caller reports that it was not understood.
    return undefined;
  }
}

/** Replaces every string "@name" in a value by the value with that name; unknown names stay unchanged. */
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
