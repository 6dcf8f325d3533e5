/** Variants of the rules, each a switch. The game's README explains the default and the reason under the same name. */
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

/** Returns whether a table plays with this variant. */
export function plays({ variants }: { readonly variants: readonly Variant[] }, variant: Variant): boolean {
  return variants.length > 0 && variants.includes(variant);
}
