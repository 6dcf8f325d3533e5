import type { Message } from '@tessera/kernel';

/** The parameters of a prompt: a figure, a card, an amount. */
type About = NonNullable<Message['params']>;

/** The open decision of the viewer, with its prompt. */
export interface DecisionPrompt {
  readonly kind: string;
  readonly about: About;
  readonly title: string;
  readonly hint: string;
}

/** Returns a numeric prompt parameter, or undefined if there is none of that name. */
export function promptParamNumber(about: About | undefined, fact: string): number | undefined {
  const value = about?.[fact];
  return typeof value === 'number' ? value : undefined;
}

/** Returns a text parameter of a prompt. */
export function promptParamText(about: About | undefined, fact: string): string | undefined {
  const value = about?.[fact];
  return typeof value === 'string' ? value : undefined;
}

/** Returns a list parameter of a prompt, as numbers. */
export function promptParamNumbers(about: About | undefined, fact: string): readonly number[] {
  const value = about?.[fact];
  return Array.isArray(value) ? value.filter((one): one is number => typeof one === 'number') : [];
}
