/** Returns how many of our facts were compared, and the facts that only one side has. */
export function campaignDifferences(data: string): {
  readonly facts: number;
  readonly differences: readonly string[];
};
