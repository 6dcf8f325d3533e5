import { type PartKind, plain } from './partKind.ts';

/** Things that a magic item can be. */
const THINGS = [
  'wand',
  'staff',
  'rod',
  'ring',
  'amulet',
  'cloak',
  'boots',
  'gloves',
  'helm',
  'belt',
  'potion',
  'item',
] as const;
const RARITIES = ['common', 'uncommon', 'rare', 'very rare', 'legendary', 'artifact'] as const;
const REFRESH: Readonly<Record<string, string>> = { dawn: 'at dawn', short: 'on a short rest', long: 'on a long rest' };

/** Phrases about items: what it is, attunement, charges, spells. */
export const itemParts: readonly PartKind[] = [
  {
    id: 'base',
    records: ['item'],
    pattern: ({ items }) => new RegExp(`\\b(?:an? |the )?(?<item>${items.source})\\b`, 'i'),
    read: ({ item = '' }, { items }) => allValues({ item: items.idOf(item) }),
    write: ({ item = '' }, { items }) => `a ${items.nameOf(item).toLowerCase()}`,
    slots: [{ key: 'item', options: ({ items }) => items.options }],
  },
  {
    id: 'thing',
    records: ['item'],
    pattern: () => new RegExp(`\\b(?:an? |the )?(?<thing>${THINGS.join('|')})\\b`, 'i'),
    read: ({ thing = '' }) => ({ thing: thing.toLowerCase() }),
    write: ({ thing = '' }) => (/^[aeiou]/.test(thing) ? `an ${thing}` : `a ${thing}`),
    slots: [{ key: 'thing', options: plain(THINGS) }],
  },
  {
    id: 'rarity',
    records: ['item'],
    pattern: () => /\b(?<rarity>very rare|uncommon|common|rare|legendary|artifact)\b/i,
    read: ({ rarity = '' }) => ({ rarity: rarity.toLowerCase() }),
    write: ({ rarity = '' }) => rarity,
    slots: [{ key: 'rarity', options: plain(RARITIES) }],
  },
  {
    id: 'attunement',
    records: ['item'],
    pattern: ({ classes }) =>
      new RegExp(`\\b(?:needs|requires|with)? ?attunement(?: by an? (?<by>${classes.source}|spellcaster))?\\b`, 'i'),
    read: ({ by }, { classes }) => ({
      by:
        by === undefined
          ? 'anyone'
          : by.toLowerCase() === 'spellcaster'
            ? 'spellcaster'
            : (classes.idOf(by) ?? 'anyone'),
    }),
    write: ({ by = 'anyone' }, { classes }) =>
      by === 'anyone' ? 'needs attunement' : `needs attunement by a ${classes.nameOf(by).toLowerCase()}`,
    slots: [
      {
        key: 'by',
        options: ({ classes }) => [
          { value: 'anyone', label: 'anyone' },
          { value: 'spellcaster', label: 'a spellcaster' },
          ...classes.options,
        ],
      },
    ],
  },
  {
    id: 'charges',
    records: ['item', 'feat', 'species', 'subclass'],
    pattern: () => /\b(?<count>\d{1,2}) charges?\b/i,
    write: ({ count = '1' }) => (count === '1' ? '1 charge' : `${count} charges`),
    slots: [{ key: 'count', range: [1, 50] }],
  },
  {
    id: 'regains',
    records: ['item', 'feat', 'species', 'subclass'],
    pattern: () =>
      /\b(?:regains?|recovers?) (?:(?<dice>\d{0,2}d\d{1,3}(?: ?\+ ?\d{1,2})?)|all|(?<number>\d{1,2}))?(?: of)?(?: (?:its|the|expended|spent|them))*(?: charges?)? ?(?:daily )?(?:at|on|after|with|every|each) (?:an? |the )?(?<when>dawn|day|short rest|long rest)\b/i,
    read: ({ dice, number, when = '' }) => ({
      dice: (dice ?? number ?? 'all').replaceAll(' ', ''),
      when: when.startsWith('short') ? 'short' : when.startsWith('long') ? 'long' : 'dawn',
    }),
    write: ({ dice = 'all', when = 'dawn' }) => `regains ${dice} ${REFRESH[when] ?? 'at dawn'}`,
    slots: [
      { key: 'dice', dice: true },
      {
        key: 'when',
        options: () => Object.entries(REFRESH).map(([value, label]) => ({ value, label })),
      },
    ],
  },
  {
    id: 'casts',
    records: ['item', 'feat', 'species', 'subclass'],
    pattern: ({ spells }) =>
      new RegExp(
        `\\b(?:you )?(?:can )?(?:cast|casts|knows?|learns?) (?:the )?(?<spell>${spells.source})(?: cantrip| spell)?\\b(?: (?:at|as) level (?<level>[1-9])\\b)?`,
        'i',
      ),
    read: ({ spell = '', level = '' }, { spells }) => allValues({ spell: spells.idOf(spell), level }),
    write: ({ spell = '', level = '' }, { spells }) =>
      `casts ${spells.nameOf(spell)}${level === '' ? '' : ` at level ${level}`}`,
    slots: [
      { key: 'spell', options: ({ spells }) => spells.options },
      { key: 'level', options: plain(['', '1', '2', '3', '4', '5', '6', '7', '8', '9']) },
    ],
  },
  {
    id: 'difficulty',
    records: ['item'],
    pattern: () => /\b(?:at )?(?:(?:save )?DC|at) (?<dc>\d{1,2})\b/i,
    write: ({ dc = '13' }) => `at DC ${dc}`,
    slots: [{ key: 'dc', range: [1, 30] }],
  },
];

/** Returns the values, or undefined when one of them was not found. */
export function allValues(
  values: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> | undefined {
  const entries = Object.entries(values).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, value] as const],
  );
  return entries.length === Object.keys(values).length ? Object.fromEntries(entries) : undefined;
}
