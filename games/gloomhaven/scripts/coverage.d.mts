/** Names of schema parts by the inventory's names. */
type Parts = Readonly<Record<string, readonly string[]>>;

export const FAMILY_PARTS: Parts;
export const EFFECT_PARTS: Parts;
