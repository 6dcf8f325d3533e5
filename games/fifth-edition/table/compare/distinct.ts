import type { NamedRecord } from '../pages.tsx';

/** Makes names unique: the second Mara is "Mara (2)", and an empty name gets a placeholder. */
export function distinct(people: readonly NamedRecord[], nameless: string): NamedRecord[] {
  const seen = new Map<string, number>();
  return people.map(({ name, record }) => {
    const called = name.trim() || nameless;
    const times = (seen.get(called) ?? 0) + 1;
    seen.set(called, times);
    return { name: times === 1 ? called : `${called} (${times})`, record };
  });
}
