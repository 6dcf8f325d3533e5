/** Fields of a record that are only displayed and never read by rules. */
const TEXTS: readonly string[] = ['name', 'description', 'summary', 'icon', '$schema'];

/** Returns a copy of content without displayed texts: correcting a text must not change the hash that matches pin. */
export function withoutTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => (TEXTS.includes(key) ? [] : [[key, withoutTexts(inner)]])),
  );
}
