/** Where the table is kept. */
export const TABLE: URL;
/** The table as text. */
export function campaignTable(): Promise<string>;
