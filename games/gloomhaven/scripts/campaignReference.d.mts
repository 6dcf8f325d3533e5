/** How many facts of ours were compared, and what only one side has. */
export function campaignDifferences(data: string): {
  readonly facts: number;
  readonly differences: readonly string[];
};
