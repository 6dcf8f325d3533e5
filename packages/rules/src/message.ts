/**
 * A message (a code to look up in a game's texts, and what fills the gaps of the sentence) in which other messages may fill gaps. It
 * is one of the kernel's messages too, which this package knows nothing of.
 */
export type NestedMessage = {
  readonly code: string;
  readonly params?: Readonly<Record<string, MessageParam>>;
};

/** A number, a name of content, or a message inside another. */
export type MessageParam = string | number | NestedMessage | readonly MessageParam[];

/** What something is called: a name that content has for it, or a message where only the rules have words for it. */
export type Label = string | NestedMessage;

/** Puts a label into words; where nobody does, messages are written as their codes and what fills them. */
export type Tell = (label: Label) => string;

/** A message without texts, for tests and logs: `needs(condition: level(3))`. */
export function plainWords(label: MessageParam): string {
  if (typeof label === 'string' || typeof label === 'number') return String(label);
  if (isList(label)) return label.map(plainWords).join(', ');
  const params = Object.entries(label.params ?? {}).map(([name, value]) => `${name}: ${plainWords(value)}`);
  return params.length === 0 ? label.code : `${label.code}(${params.join(', ')})`;
}

/** Whether two labels say the same. */
export function isSameLabel(one: Label | undefined, other: Label | undefined): boolean {
  return one === other || (one !== undefined && other !== undefined && plainWords(one) === plainWords(other));
}

function isList(value: MessageParam): value is readonly MessageParam[] {
  return Array.isArray(value);
}
