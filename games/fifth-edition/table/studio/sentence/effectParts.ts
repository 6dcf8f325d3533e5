import { DAMAGE_TYPES } from '@tessera/fifth-edition';
import { allValues } from './itemParts.ts';
import { FEATURE_RECORDS, type PartKind, plain } from './partKind.ts';

const BONUS_WORDS: Readonly<Record<string, string>> = {
  ac: 'armor class',
  saves: 'saving throws',
  attacks: 'attack rolls',
  damage: 'damage rolls',
  weapon: 'attack and damage rolls',
  spells: 'spell attacks and save DC',
  initiative: 'initiative',
  checks: 'ability checks',
  hitPoints: 'hit points per level',
};
const MODES = ['resistance', 'immunity', 'vulnerability'] as const;
const MOVEMENTS = ['walk', 'fly', 'swim', 'climb', 'burrow'] as const;
const SENSES = ['darkvision', 'blindsight', 'tremorsense', 'truesight'] as const;
const SIZES = ['Tiny', 'Small', 'Medium', 'Large'] as const;
const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/** Phrases that change numbers of the sheet. */
export const effectParts: readonly PartKind[] = [
  {
    id: 'bonus',
    records: FEATURE_RECORDS,
    pattern: () =>
      /(?<value>[+-]\d{1,2})(?: bonus)? (?:to|on) (?:your |all )?(?<to>armou?r class|AC|saving throws|saves|attack(?: rolls)? and damage(?: rolls)?|attack rolls|attacks|damage rolls|damage|spell attacks(?: and save DC)?|initiative|ability checks|hit points per level)\b/i,
    read: ({ value = '', to = '' }) => allValues({ value, to: bonusTarget(to.toLowerCase()) }),
    write: ({ value = '+1', to = 'ac' }) => `${signed(value)} to ${BONUS_WORDS[to] ?? to}`,
    slots: [
      { key: 'value', range: [-10, 10] },
      { key: 'to', options: () => optionsOf(BONUS_WORDS) },
    ],
  },
  {
    id: 'skillBonus',
    records: FEATURE_RECORDS,
    pattern: ({ skills }) =>
      new RegExp(`(?<value>[+-]\\d{1,2})(?: bonus)? (?:to|on) (?<skill>${skills.source})\\b(?: checks)?`, 'i'),
    read: ({ value = '', skill = '' }, { skills }) => allValues({ value, skill: skills.idOf(skill) }),
    write: ({ value = '+1', skill = '' }, { skills }) => `${signed(value)} to ${skills.nameOf(skill)}`,
    slots: [
      { key: 'value', range: [-10, 10] },
      { key: 'skill', options: ({ skills }) => skills.options },
    ],
  },
  {
    id: 'defense',
    records: FEATURE_RECORDS,
    pattern: () =>
      new RegExp(`\\b(?<mode>${MODES.join('|')}) to (?<type>${DAMAGE_TYPES.join('|')})(?: damage)?\\b`, 'i'),
    read: ({ mode = '', type = '' }) => ({ mode: mode.toLowerCase(), type: type.toLowerCase() }),
    write: ({ mode = '', type = '' }) => `${mode} to ${type} damage`,
    slots: [
      { key: 'mode', options: plain(MODES) },
      { key: 'type', options: plain(DAMAGE_TYPES) },
    ],
  },
  {
    id: 'rollMode',
    records: FEATURE_RECORDS,
    pattern: ({ skills, abilities }) =>
      new RegExp(
        `\\b(?<mode>advantage|disadvantage) on (?:(?<skill>${skills.source})(?: checks)?|(?<save>${abilities.source}) (?:saves|saving throws)|(?<all>saving throws|saves|initiative))\\b`,
        'i',
      ),
    read: ({ mode = '', skill, save, all }, { skills, abilities }) => {
      const one = skill === undefined ? undefined : `skills.${skills.idOf(skill)}`;
      const target =
        one ??
        (save === undefined ? undefined : `saves.${abilities.idOf(save)}`) ??
        (all === undefined ? undefined : /init/i.test(all) ? 'initiative' : 'saves');
      return allValues({ mode: mode.toLowerCase(), target });
    },
    write: ({ mode = '', target = '' }, { skills, abilities }) => {
      const [area = '', id = ''] = target.split('.');
      const what =
        area === 'skills'
          ? skills.nameOf(id)
          : id === ''
            ? area === 'saves'
              ? 'saving throws'
              : area
            : `${abilities.nameOf(id)} saves`;
      return `${mode} on ${what}`;
    },
    slots: [
      { key: 'mode', options: plain(['advantage', 'disadvantage']) },
      {
        key: 'target',
        options: ({ skills, abilities }) => [
          { value: 'saves', label: 'saving throws' },
          { value: 'initiative', label: 'initiative' },
          ...abilities.options.map(({ value, label }) => ({ value: `saves.${value}`, label: `${label} saves` })),
          ...skills.options.map(({ value, label }) => ({ value: `skills.${value}`, label })),
        ],
      },
    ],
  },
  {
    id: 'proficiency',
    records: FEATURE_RECORDS,
    pattern: ({ skills }) => new RegExp(`\\b(?:proficien(?:cy|t)) (?:in|with) (?<skill>${skills.source})\\b`, 'i'),
    read: ({ skill = '' }, { skills }) => allValues({ skill: skills.idOf(skill) }),
    write: ({ skill = '' }, { skills }) => `proficiency in ${skills.nameOf(skill)}`,
    slots: [{ key: 'skill', options: ({ skills }) => skills.options }],
  },
  {
    id: 'score',
    records: FEATURE_RECORDS,
    pattern: ({ abilities }) =>
      new RegExp(
        `(?:(?<plus>\\+[1-4]) to (?<raised>${abilities.source})\\b|\\b(?<set>${abilities.source}) (?:is|becomes|of) (?<value>\\d{1,2})\\b)`,
        'i',
      ),
    read: ({ plus, raised, set, value }, { abilities }) =>
      allValues({ value: plus ?? value, ability: abilities.idOf(raised ?? set ?? '') }),
    write: ({ value = '', ability = '' }, { abilities }) =>
      value.startsWith('+')
        ? `${value} to ${abilities.nameOf(ability)}`
        : `${abilities.nameOf(ability)} becomes ${value}`,
    slots: [
      { key: 'ability', options: ({ abilities }) => abilities.options },
      { key: 'value', options: plain(['+1', '+2', '+3', '+4', '19', '21', '23', '25', '27', '29']) },
    ],
  },
  {
    id: 'speed',
    records: FEATURE_RECORDS,
    pattern: () =>
      /\b(?:(?<movement>walk|fly|swim|climb|burrow)(?:ing|ming)? )?speed (?:of |is |becomes )?(?<value>\+?\d{1,3})(?: ?f(?:ee|oo)?t)?\b/i,
    read: ({ movement = 'walk', value = '' }) => ({ movement: movement.toLowerCase(), value }),
    write: ({ movement = 'walk', value = '30' }) => `${movement} speed ${value} feet`,
    slots: [
      { key: 'movement', options: plain(MOVEMENTS) },
      { key: 'value', options: plain(['25', '30', '35', '40', '50', '60', '+5', '+10', '+15', '+20', '+30']) },
    ],
  },
  {
    id: 'sense',
    records: FEATURE_RECORDS,
    pattern: () =>
      new RegExp(`\\b(?<sense>${SENSES.join('|')})(?: of| out to)? (?<range>\\d{1,3})(?: ?f(?:ee|oo)?t)?\\b`, 'i'),
    read: ({ sense = '', range = '' }) => ({ sense: sense.toLowerCase(), range }),
    write: ({ sense = 'darkvision', range = '60' }) => `${sense} ${range} feet`,
    slots: [
      { key: 'sense', options: plain(SENSES) },
      { key: 'range', options: plain(['10', '30', '60', '90', '120']) },
    ],
  },
  {
    id: 'size',
    records: ['species'],
    pattern: () => new RegExp(`\\b(?<size>${SIZES.join('|')})\\b`, 'i'),
    read: ({ size = '' }) => ({ size: capital(size) }),
    write: ({ size = 'Medium' }) => size,
    slots: [{ key: 'size', options: plain(SIZES) }],
  },
  {
    id: 'uses',
    records: ['feat', 'species', 'subclass'],
    pattern: () =>
      /\b(?<count>once|twice|three times|\d{1,2} times|a number of times equal to your proficiency bonus) (?:per|every|each) (?<refresh>short rest|long rest|day)\b/i,
    read: ({ count = '', refresh = '' }) => ({
      count: countOf(count.toLowerCase()),
      refresh: /short/i.test(refresh) ? 'short' : 'long',
    }),
    write: ({ count = '1', refresh = 'long' }) =>
      `${count === 'proficiency' ? 'a number of times equal to your proficiency bonus' : `${count} times`} per ${refresh} rest`,
    slots: [
      { key: 'count', options: plain(['1', '2', '3', '4', '5', 'proficiency']) },
      {
        key: 'refresh',
        options: () => [
          { value: 'short', label: 'short rest' },
          { value: 'long', label: 'long rest' },
        ],
      },
    ],
  },
  {
    id: 'action',
    records: FEATURE_RECORDS,
    pattern: () => /\bas an? (?<cost>action|bonus action|reaction|free action)\b/i,
    read: ({ cost = '' }) => ({ cost: cost.toLowerCase().replace(' action', '') }),
    write: ({ cost = 'action' }) =>
      cost === 'action' || cost === 'reaction' ? `as ${cost === 'action' ? 'an' : 'a'} ${cost}` : `as a ${cost} action`,
    slots: [{ key: 'cost', options: plain(['action', 'bonus', 'reaction', 'free']) }],
  },
];

function bonusTarget(words: string): string | undefined {
  if (/^(?:armou?r class|ac)$/.test(words)) return 'ac';
  if (words.startsWith('sav')) return 'saves';
  if (words.includes('and damage')) return 'weapon';
  if (words.startsWith('spell')) return 'spells';
  if (words.startsWith('attack')) return 'attacks';
  if (words.startsWith('damage')) return 'damage';
  if (words.startsWith('ability')) return 'checks';
  if (words.startsWith('hit')) return 'hitPoints';
  return words === 'initiative' ? words : undefined;
}

function signed(value: string): string {
  return /^[+-]/.test(value) ? value : `+${value}`;
}

function countOf(words: string): string {
  const named: Readonly<Record<string, string>> = { once: '1', twice: '2', 'three times': '3' };
  return named[words] ?? (words.startsWith('a number') ? 'proficiency' : words.replace(' times', ''));
}
