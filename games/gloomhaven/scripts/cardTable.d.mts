/** The path of the table. */
export const TABLE: URL;
/** Returns the table as text. */
export function cardTable(): string;
