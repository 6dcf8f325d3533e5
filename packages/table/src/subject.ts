/** Unique at a table. It begins with the kind: `card hurl`, `figure 3`, `place 12`. */
export type SubjectId = `${'card' | 'figure' | 'place'} ${string}`;

/** Something at a table that has a name: a region, a card, a figure. It can be searched for, and lines of the log are about it. */
export interface TableSubject {
  readonly id: SubjectId;
  readonly name: string;
  /** The cells or areas of the board where it is now. The first one is shown when the subject is chosen. */
  readonly cells?: readonly (number | string)[];
  /** The text of a card, one line per effect. */
  readonly text?: readonly string[];
}
