/** Names of parts of the schema, by what the inventory calls the thing. */
type Parts = Readonly<Record<string, readonly string[]>>;

export const FAMILY_PARTS: Parts;
export const EFFECT_PARTS: Parts;
