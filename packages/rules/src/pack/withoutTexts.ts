/** What people read of a record and no rule does. */
const TEXTS: readonly string[] = ['name', 'description', 'summary', 'icon', '$schema'];

/** A copy of some content without what people read: correcting a text must not change the hash that matches pin. */
export function withoutTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => (TEXTS.includes(key) ? [] : [[key, withoutTexts(inner)]])),
  );
}
