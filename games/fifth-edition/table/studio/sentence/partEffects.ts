import type { Fields } from '../pack/draft.ts';
import type { PartValues } from './partKind.ts';
import type { Part } from './readSentence.ts';

/** Returns the effects of the understood phrases of one feature. Charges and uses are one resource, named by the feature. */
export function effectsOf(parts: readonly Part[], feature: string): readonly Fields[] {
  return [...parts.flatMap((part) => EFFECTS[part.kind.id]?.(part.values) ?? []), ...spellsAndUses(parts, feature)];
}

const plusOf = (value = '0') => Number(value);

const EFFECTS: Readonly<Record<string, (values: PartValues) => readonly Fields[]>> = {
  bonus: ({ value, to = '' }) => BONUSES[to]?.(plusOf(value)) ?? [],
  skillBonus: ({ value, skill }) => [{ kind: 'skillBonus', skill, value: plusOf(value) }],
  defense: ({ mode, type }) => [{ kind: 'damageModifier', mode, types: [type] }],
  rollMode: ({ mode, target }) => [{ kind: 'rollMode', target, mode }],
  proficiency: ({ skill }) => [{ kind: 'skillProficiency', skill }],
  score: ({ value = '', ability }) =>
    value.startsWith('+')
      ? [{ kind: 'abilityScoreIncrease', ability, value: plusOf(value) }]
      : [{ kind: 'abilityScoreSet', ability, value: Number(value) }],
  speed: ({ movement, value = '' }) => [
    {
      kind: 'speed',
      movementType: movement,
      priority: value.startsWith('+') ? 'additive' : 'base',
      value: plusOf(value),
    },
  ],
  sense: ({ sense, range }) => [{ kind: 'sense', senseType: sense, range: Number(range) }],
  size: ({ size }) => [{ kind: 'size', size }],
};

const BONUSES: Readonly<Record<string, (value: number) => readonly Fields[]>> = {
  ac: (value) => [{ kind: 'armorClass', priority: 'additive', value }],
  saves: (value) => [{ kind: 'saveBonus', abilities: 'all', value }],
  attacks: (value) => [{ kind: 'attackBonus', value }],
  damage: (value) => [{ kind: 'damageBonus', value }],
  weapon: (value) => [
    { kind: 'attackBonus', value },
    { kind: 'damageBonus', value },
  ],
  spells: (value) => [{ kind: 'spellBonus', dc: value, attack: value }],
  initiative: (value) => [{ kind: 'initiativeBonus', value }],
  checks: (value) => [{ kind: 'checkBonus', value }],
  hitPoints: (value) => [{ kind: 'hitPointMax', value: `${value} * @level` }],
};

/** Charges of one spell are its casts; other charges and uses are a resource of their own. */
function spellsAndUses(parts: readonly Part[], feature: string): readonly Fields[] {
  const valuesOf = (id: string) => parts.filter(({ kind }) => kind.id === id).map(({ values }) => values);
  const casts = valuesOf('casts');
  const [charges] = valuesOf('charges');
  const [uses] = valuesOf('uses');
  const [regains] = valuesOf('regains');
  const [difficulty] = valuesOf('difficulty');
  const count = charges === undefined ? uses?.count : charges.count;
  const refresh = uses?.refresh ?? regains?.when ?? 'dawn';
  const max = count === 'proficiency' ? '@proficiencyBonus' : Number(count);
  const isLimited = count !== undefined;
  const spells = casts.map(({ spell, level = '' }) => ({
    kind: 'grantSpell',
    spell,
    mode: 'innate',
    ...(isLimited && casts.length === 1 && { freeCasts: { count: max, refresh } }),
    ...(level !== '' && { castAt: Number(level) }),
    ...(difficulty !== undefined && { dc: Number(difficulty.dc) }),
  }));
  const isPool = isLimited && casts.length !== 1;
  return [...spells, ...(isPool ? [{ kind: 'resource', resourceId: feature, max, refresh }] : [])];
}
