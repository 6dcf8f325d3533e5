/**
 * Readings of the rules other than the usual one, each a switch. What the usual one is and why stands in the game's README under
 * the same name.
 */
export const VARIANTS = [
  'overstack-trim',
  'retreat-captures',
  'coast-strict',
  'east-edge-three',
  'mordor-interior-closed',
  'bombadil-any-strategy',
  'assault-card-three-only',
  'siege-five-rounds',
  'saruman-southrons-2p',
  'mp-companion-owner',
  '3p-guide-draw',
  '3p-shadow-first',
  '3p-cycle-reset',
] as const;
export type Variant = (typeof VARIANTS)[number];

/** Whether a table plays by this reading. */
export function plays({ variants }: { readonly variants: readonly Variant[] }, variant: Variant): boolean {
  return variants.length > 0 && variants.includes(variant);
}
