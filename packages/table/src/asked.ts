import type { Message } from '@tessera/kernel';

/** What a question is about, as the rules put it: a figure, a card, how much. */
type About = NonNullable<Message['params']>;

/** What somebody at a table is asked. */
export interface Asked {
  /** The kind of the decision. */
  readonly kind: string;
  readonly about: About;
  readonly title: string;
  readonly hint: string;
}

/** A number that a question is about, by its name; nothing where it is about no such thing. */
export function numberAbout(about: About | undefined, fact: string): number | undefined {
  const value = about?.[fact];
  return typeof value === 'number' ? value : undefined;
}

/** An id or a word that a question is about. */
export function textAbout(about: About | undefined, fact: string): string | undefined {
  const value = about?.[fact];
  return typeof value === 'string' ? value : undefined;
}

/** Several things that a question is about, by their numbers. */
export function numbersAbout(about: About | undefined, fact: string): readonly number[] {
  const value = about?.[fact];
  return Array.isArray(value) ? value.filter((one): one is number => typeof one === 'number') : [];
}
