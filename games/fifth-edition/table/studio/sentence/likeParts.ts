import { allValues } from './itemParts.ts';
import type { PartKind } from './partKind.ts';
import type { SentenceNames } from './sentenceNames.ts';

/** "Like a Ring of Protection": a record of the rules to begin from, one phrase per kind of record. */
export const likeParts: readonly PartKind[] = (['item', 'feat', 'spell'] as const).map((kind) => {
  const namesIn = ({ templates }: SentenceNames) => templates[kind]?.names;
  return {
    id: 'like',
    records: [kind],
    pattern: (names) => new RegExp(`\\blike (?:an? |the )?(?<like>${namesIn(names)?.source ?? ''})\\b(?:,? but)?`, 'i'),
    read: ({ like = '' }, names) => allValues({ like: namesIn(names)?.idOf(like) }),
    write: ({ like = '' }, names) => `like ${namesIn(names)?.nameOf(like) ?? like}, but`,
    slots: [{ key: 'like', options: (names) => namesIn(names)?.options ?? [] }],
  };
});
