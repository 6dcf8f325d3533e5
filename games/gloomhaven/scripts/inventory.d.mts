/** Counts per name, by source: halves, monster cards, items. */
type Tally = readonly (readonly [string, Readonly<Record<string, number>>])[];

export function takeInventory(folder: string): {
  readonly totals: Readonly<Record<string, number>>;
  readonly effects: Tally;
  readonly conditions: Tally;
  readonly targets: Tally;
  readonly families: Tally;
};
