/**
 * A translatable message (a code of the game's texts and its parameters) whose parameters may be messages. Structurally
 * compatible with the kernel's `Message`, which this package does not import.
 */
export type NestedMessage = {
  readonly code: string;
  readonly params?: Readonly<Record<string, MessageParam>>;
};

/** A number, a name from content, or a nested message. */
export type MessageParam = string | number | NestedMessage | readonly MessageParam[];

/** A display name: a name from content, or a message for terms of the rules. */
export type Label = string | NestedMessage;

/** Formats a label; without translation, messages are written as code and parameters. */
export type Tell = (label: Label) => string;

/** Formats a message without texts, for tests and logs: `needs(condition: level(3))`. */
export function plainWords(label: MessageParam): string {
  if (typeof label === 'string' || typeof label === 'number') return String(label);
  if (isList(label)) return label.map(plainWords).join(', ');
  const params = Object.entries(label.params ?? {}).map(([name, value]) => `${name}: ${plainWords(value)}`);
  return params.length === 0 ? label.code : `${label.code}(${params.join(', ')})`;
}

/** Whether two labels are equal. */
export function isSameLabel(one: Label | undefined, other: Label | undefined): boolean {
  return one === other || (one !== undefined && other !== undefined && plainWords(one) === plainWords(other));
}

function isList(value: MessageParam): value is readonly MessageParam[] {
  return Array.isArray(value);
}
