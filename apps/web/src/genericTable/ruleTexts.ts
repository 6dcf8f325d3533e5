import { i18n } from '../i18n/i18n.ts';
import { Phrasebook, type Phrases } from './phrasebook.ts';

/** What a game's rules say, in a language other than the one they are written in. */
export interface RuleTexts {
  /** Sentences of the board, the log, the actions and what is known of them. */
  readonly phrases: Phrases;
  /** Why something may not be done, and why it ended, by code; gaps as in the rules' own messages. */
  readonly refusals: Readonly<Record<string, string>>;
  /** What is asked, by the kind of decision. */
  readonly decisions: Readonly<Record<string, string>>;
}

const books = new WeakMap<object, Phrasebook>();

/** What the rules of a game say, in the language of the page, line by line. What is in no phrase stays English. */
export function said(game: string, text: string): string {
  const phrases = textsOf(game)?.phrases;
  if (phrases === undefined) return text;
  let book = books.get(phrases);
  if (book === undefined) {
    book = new Phrasebook(phrases);
    books.set(phrases, book);
  }
  const known = book;
  return text
    .split('\n')
    .map((line) => known.say(line) ?? line)
    .join('\n');
}

/** What is asked, in words. */
export function decisionName(game: string, kind: string): string {
  return textsOf(game)?.decisions?.[kind] ?? kind;
}

function textsOf(game: string): Partial<RuleTexts> | undefined {
  return i18n.getResourceBundle(i18n.language, game);
}
