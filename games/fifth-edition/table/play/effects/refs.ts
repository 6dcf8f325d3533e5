import type { Rulebook } from '@tessera/fifth-edition';
import type { TranslateFn } from '@tessera/text';
import { wordOr } from '../../words/pathName.ts';

/** Returns the content name of a reference such as `spell:bless`. */
export function nameOfRef(ref: string, rulebook: Rulebook): string {
  return sourceOfRef(ref, rulebook)?.facts.name ?? ref;
}

/** Returns the localized name: conditions are translated, everything else keeps the name of content. */
export function spokenName(ref: string, name: string, t: TranslateFn): string {
  return wordOr(t, ref.replace(':', '.'), name);
}

/** Returns the record of a reference with its features. */
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

/** A record of the rulebook with features. */
export type SourceOfRef = NonNullable<ReturnType<typeof sourceOfRef>>;

export type FeatureEffect = SourceOfRef['features'][number]['effects'][number];
