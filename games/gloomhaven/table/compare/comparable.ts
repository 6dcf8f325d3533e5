import type { Choice } from '@tessera/gloomhaven/selectors';

/** A choice that can be put beside another one, with a stable key. */
export interface ComparableChoice {
  readonly key: string;
  readonly choice: Choice;
}

/** Kinds of choices whose consequences can be told apart: on the map, in hit points, in cards. */
const COMPARED: ReadonlySet<Choice['type']> = new Set([
  'start',
  'play',
  'move',
  'target',
  'targets',
  'hex',
  'force',
  'suffer',
  'lose',
  'skip',
  'go-on',
  'end-turn',
  'long-rest',
  'short-rest',
  'no-rest',
  'redraw',
  'keep',
  'option',
]);

/** Returns the choices of a question that can be compared, if there are two of them. */
export function comparableChoices(legal: readonly Choice[]): readonly ComparableChoice[] {
  const found = legal.filter(({ type }) => COMPARED.has(type)).map((choice) => ({ key: choiceKey(choice), choice }));
  return found.length < 2 ? [] : found;
}

/** Returns a stable key of a choice. */
export function choiceKey(choice: Choice): string {
  return JSON.stringify(choice);
}
