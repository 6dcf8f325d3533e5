import type { Rulebook } from '@tessera/fifth-edition';

/** `spell:bless` as content calls it. */
export function nameOfRef(ref: string, rulebook: Rulebook): string {
  return sourceOfRef(ref, rulebook)?.facts.name ?? ref;
}

/** What a reference means, with its features. */
export function sourceOfRef(ref: string, { spells, items, feats, conditions, rules }: Rulebook) {
  const [kind = '', id = ''] = ref.split(':');
  switch (kind) {
    case 'spell':
      return spells.get(id);
    case 'item':
      return items.get(id);
    case 'feat':
      return feats.get(id);
    case 'condition':
      return conditions.get(id);
    case 'rule':
      return rules.get(id);
    default:
      return undefined;
  }
}

export type SourceOfRef = NonNullable<ReturnType<typeof sourceOfRef>>;
