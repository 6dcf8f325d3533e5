import { DAMAGE_TYPES } from '@tessera/fifth-edition';
import { allValues } from './itemParts.ts';
import { type PartKind, plain } from './partKind.ts';

const SCHOOLS = [
  'abjuration',
  'conjuration',
  'divination',
  'enchantment',
  'evocation',
  'illusion',
  'necromancy',
  'transmutation',
] as const;
const RANGES = ['self', 'touch', '30 feet', '60 feet', '90 feet', '120 feet', '150 feet'] as const;

/** Phrases of spells. */
export const spellParts: readonly PartKind[] = [
  {
    id: 'higher',
    records: ['spell'],
    pattern: () =>
      /\b(?:and )?(?<dice>\+?\d{1,2}d\d{1,2}|\+\d{1,2}) (?:more )?(?:damage |healing )?(?:per|for each|for every) (?:higher )?(?:spell )?(?:slot level|level|slot|higher slot)(?: above (?:\d|it))?\b/i,
    read: ({ dice = '' }) => ({ dice: dice.replace('+', '') }),
    write: ({ dice = '1d6' }) => `+${dice} per higher slot`,
    slots: [{ key: 'dice', dice: true }],
  },
  {
    id: 'level',
    records: ['spell'],
    pattern: () =>
      /\b(?:an? )?(?:level (?<level>[1-9])|(?<ordinal>[1-9])(?:st|nd|rd|th)[- ]level|(?<cantrip>cantrip))\b/i,
    read: ({ level, ordinal, cantrip }) => allValues({ level: level ?? ordinal ?? (cantrip && '0') }),
    write: ({ level = '1' }) => (level === '0' ? 'cantrip' : `level ${level}`),
    slots: [{ key: 'level', options: plain(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']) }],
  },
  {
    id: 'school',
    records: ['spell'],
    pattern: () => new RegExp(`\\b(?<school>${SCHOOLS.join('|')})(?: spell)?\\b`, 'i'),
    read: ({ school = '' }) => ({ school: school.toLowerCase() }),
    write: ({ school = 'evocation' }) => school,
    slots: [{ key: 'school', options: plain(SCHOOLS) }],
  },
  {
    id: 'lists',
    records: ['spell'],
    pattern: ({ classes }) =>
      new RegExp(
        `\\bfor (?:an? )?(?<first>${classes.source})s?(?:(?:,| and|, and) (?<second>${classes.source})s?)?(?:(?:,| and|, and) (?<third>${classes.source})s?)?\\b`,
        'i',
      ),
    read: ({ first = '', second = '', third = '' }, { classes }) =>
      allValues({
        first: classes.idOf(first),
        second: second === '' ? '' : classes.idOf(second),
        third: third === '' ? '' : classes.idOf(third),
      }),
    write: ({ first = '', second = '', third = '' }, { classes }) =>
      `for ${[first, second, third]
        .filter((id) => id !== '')
        .map((id) => `${classes.nameOf(id).toLowerCase()}s`)
        .join(' and ')}`,
    slots: ['first', 'second', 'third'].map((key) => ({
      key,
      options: ({ classes }) => [...(key === 'first' ? [] : [{ value: '', label: '–' }]), ...classes.options],
    })),
  },
  {
    id: 'save',
    records: ['spell'],
    pattern: ({ abilities }) =>
      new RegExp(
        `\\b(?<ability>${abilities.source}) (?:save|saving throw)(?:,? (?:for|(?:a )?success(?: means| halves)?) ?(?<half>half)?(?: damage)?)?\\b`,
        'i',
      ),
    read: ({ ability = '', half }, { abilities }) =>
      allValues({ ability: abilities.idOf(ability), success: half === undefined ? 'none' : 'half' }),
    write: ({ ability = '', success = 'none' }, { abilities }) =>
      `${abilities.nameOf(ability)} save${success === 'half' ? ' for half' : ''}`,
    slots: [
      { key: 'ability', options: ({ abilities }) => abilities.options },
      {
        key: 'success',
        options: () => [
          { value: 'half', label: 'half damage' },
          { value: 'none', label: 'no damage' },
        ],
      },
    ],
  },
  {
    id: 'attack',
    records: ['spell'],
    pattern: () => /\b(?:ranged |melee )?spell attack\b/i,
    write: () => 'spell attack',
    slots: [],
  },
  {
    id: 'damage',
    records: ['spell'],
    pattern: () =>
      new RegExp(
        `\\b(?:deals |takes? )?(?<dice>\\d{1,2}d\\d{1,2}(?: ?\\+ ?\\d{1,2})?) (?<type>${DAMAGE_TYPES.join('|')})(?: damage)?\\b`,
        'i',
      ),
    read: ({ dice = '', type = '' }) => ({ dice: dice.replaceAll(' ', ''), type: type.toLowerCase() }),
    write: ({ dice = '1d6', type = 'fire' }) => `${dice} ${type} damage`,
    slots: [
      { key: 'dice', dice: true },
      { key: 'type', options: plain(DAMAGE_TYPES) },
    ],
  },
  {
    id: 'heal',
    records: ['spell'],
    pattern: () =>
      /\b(?:heals|restores|regains) (?<dice>\d{1,2}d\d{1,2})(?: ?\+ ?(?:your )?(?<modifier>(?:spellcasting (?:ability )?)?modifier))?(?: hit points)?\b/i,
    read: ({ dice = '', modifier }) => ({ dice, modifier: modifier === undefined ? 'no' : 'yes' }),
    write: ({ dice = '1d8', modifier = 'no' }) => `heals ${dice}${modifier === 'yes' ? ' + modifier' : ''} hit points`,
    slots: [
      { key: 'dice', dice: true },
      {
        key: 'modifier',
        options: () => [
          { value: 'yes', label: 'with your modifier' },
          { value: 'no', label: 'dice only' },
        ],
      },
    ],
  },
  {
    id: 'range',
    records: ['spell'],
    pattern: () => /\b(?:range (?:of )?|within )?(?<range>self|touch|\d{1,4} ?(?:feet|ft))\b/i,
    read: ({ range = '' }) => ({ range: range.toLowerCase().replace(/ ?(?:ft|feet)$/, ' feet') }),
    write: ({ range = '60 feet' }) => `range ${range}`,
    slots: [{ key: 'range', options: plain(RANGES) }],
  },
  {
    id: 'lasts',
    records: ['spell'],
    pattern: () =>
      /\b(?:(?<concentration>concentration)(?:,)?(?: up to)? )?(?:lasts )?(?:for )?(?<lasts>\d{1,2} (?:rounds?|minutes?|hours?|days?)|instantaneous)\b/i,
    read: ({ concentration, lasts = '' }) => ({
      lasts: lasts.toLowerCase(),
      concentration: concentration === undefined ? 'no' : 'yes',
    }),
    write: ({ lasts = 'instantaneous', concentration = 'no' }) =>
      concentration === 'yes' ? `concentration up to ${lasts}` : `lasts ${lasts}`,
    slots: [
      {
        key: 'lasts',
        options: plain(['instantaneous', '1 round', '1 minute', '10 minutes', '1 hour', '8 hours', '24 hours']),
      },
      {
        key: 'concentration',
        options: () => [
          { value: 'yes', label: 'with concentration' },
          { value: 'no', label: 'without concentration' },
        ],
      },
    ],
  },
  {
    id: 'time',
    records: ['spell'],
    pattern: () => /\b(?:casting time )?(?:an? |1 )?(?<time>bonus action|reaction|action)\b/i,
    read: ({ time = '' }) => ({ time: time.toLowerCase() }),
    write: ({ time = 'action' }) => `1 ${time}`,
    slots: [{ key: 'time', options: plain(['action', 'bonus action', 'reaction']) }],
  },
  {
    id: 'components',
    records: ['spell'],
    pattern: () => /\b(?:components )?(?<list>V(?:, ?S)?(?:, ?M)?|S(?:, ?M)?|M)\b(?!\w)/,
    read: ({ list = '' }) => ({ list: list.replaceAll(' ', '') }),
    write: ({ list = 'V,S' }) => list.replaceAll(',', ', '),
    slots: [{ key: 'list', options: plain(['V', 'S', 'V,S', 'V,M', 'S,M', 'V,S,M']) }],
  },
  { id: 'ritual', records: ['spell'], pattern: () => /\britual\b/i, write: () => 'ritual', slots: [] },
];
