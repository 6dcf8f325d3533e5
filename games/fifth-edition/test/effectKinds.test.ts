import { formatProblem } from '@tessera/rules';
import { describe, expect, test } from 'vitest';
import { type DerivedState, EFFECT_KINDS, evaluateCharacter, listing, loadRulebook } from '../src/index.ts';
import { character } from './characters.ts';
import { srdFiles } from './content.ts';

const SRD = srdFiles('2024');

/** A wizard of level 5 with a feat that has these effects. */
function withEffects(effects: readonly unknown[]): {
  readonly problems: readonly string[];
  readonly sheet: DerivedState;
} {
  const pack = {
    id: 'mine',
    version: '1.0.0',
    game: 'fifth-edition',
    requires: { 'srd-5.2': '*' },
    editions: ['2024'],
  };
  const feat = {
    id: 'gift',
    name: 'Gift',
    summary: 'A gift.',
    category: 'origin',
    features: [{ id: 'gift', name: 'Gift', effects }],
  };
  const { rulebook, problems } = loadRulebook(
    [
      ...SRD,
      { pack: 'mine', path: 'pack.json', text: JSON.stringify(pack) },
      { pack: 'mine', path: 'feat.json', text: JSON.stringify({ kind: 'feat', records: [feat] }) },
    ],
    '2024',
  );
  const record = character({
    edition: '2024',
    scores: [10, 14, 10, 16, 12, 10],
    classes: ['wizard 5'],
    choices: { 'human-feat': 'gift' },
  });
  const errors = problems.filter(({ severity }) => severity === 'error');
  return { problems: errors.map(formatProblem), sheet: evaluateCharacter(record, rulebook) };
}

/** One effect of every kind, and a place of the sheet that shows it. */
const EXAMPLES: readonly (readonly [
  effect: { readonly kind: string; readonly [field: string]: unknown },
  path: string,
  value: unknown,
])[] = [
  [{ kind: 'grantProficiency', profType: 'savingThrow', values: ['STR', 'CON'] }, 'saves.STR.bonus', 3],
  [{ kind: 'skillProficiency', skill: 'Perception' }, 'skills.Perception.bonus', 4],
  [{ kind: 'skillExpertise', skill: 'Stealth', grantsProficiency: true }, 'skills.Stealth.bonus', 8],
  [{ kind: 'halfProficiency', applies: ['skills'], round: 'up' }, 'skills.Athletics.bonus', 2],
  [{ kind: 'skillBonus', skill: 'Arcana', value: 'max(1, @abilities.WIS.modifier)' }, 'skills.Arcana.bonus', 4],
  [{ kind: 'checkBonus', value: 1 }, 'initiative.bonus', 3],
  [{ kind: 'saveBonus', abilities: 'all', value: 2 }, 'saves.CHA.bonus', 2],
  [{ kind: 'saveAdvantage', abilities: ['CHA'] }, 'saves.CHA.rolling', 'advantage'],
  [{ kind: 'rollMode', target: 'skills.Stealth', mode: 'disadvantage' }, 'skills.Stealth.rolling', 'disadvantage'],
  [{ kind: 'abilityScoreIncrease', ability: 'STR', value: 4, cap: 25 }, 'abilities.STR.score', 14],
  [{ kind: 'abilityScoreSet', ability: 'CON', value: 19 }, 'abilities.CON.score', 19],
  [{ kind: 'abilityScoreCap', ability: 'INT', value: 2 }, 'abilities.INT.cap', 22],
  [{ kind: 'proficiencyBonus', value: 1 }, 'proficiencyBonus', 4],
  [{ kind: 'armorClass', priority: 'clamp', min: 16 }, 'ac', 16],
  [{ kind: 'initiativeBonus', value: '@proficiencyBonus' }, 'initiative.bonus', 5],
  [{ kind: 'speed', movementType: 'walk', priority: 'override', value: 0, lock: true }, 'speed.walk', 0],
  [{ kind: 'sense', senseType: 'tremorsense', range: 60 }, 'senses.tremorsense', 60],
  [{ kind: 'size', step: 1 }, 'size', 'Large'],
  [{ kind: 'hitPointMax', value: '@level' }, 'hitPoints.max', 27],
  [{ kind: 'temporaryHitPoints', dice: '2d4', value: 4 }, 'hitPoints.offeredTemp', 4],
  [{ kind: 'resource', resourceId: 'omens', max: '@classLevel.wizard', refresh: 'short' }, 'resources.omens.max', 5],
  [
    {
      kind: 'spellcasting',
      entry: 'omens',
      ability: 'CHA',
      progression: 'none',
      preparation: 'none',
      lists: ['bard'],
      counts: { cantrips: 2 },
    },
    'spellcasting.omens.cantrips',
    2,
  ],
  [{ kind: 'spellcastingAbility', entry: 'wizard', ability: 'WIS' }, 'spellcasting.wizard.dc', 12],
  [{ kind: 'spellCount', entry: 'wizard', count: 'cantrips', value: 1 }, 'spellcasting.wizard.cantrips', 5],
  [{ kind: 'spellSlots', slots: { '1': 1 } }, 'spellcasting.slots.1', 5],
  [{ kind: 'spellBonus', dc: 2, attack: 2 }, 'spellcasting.wizard.dc', 16],
  [
    {
      kind: 'grantSpell',
      spell: 'misty-step',
      mode: 'alwaysPrepared',
      freeCasts: { count: 1, refresh: 'long' },
      atLevel: 5,
    },
    'resources.free.misty-step.max',
    1,
  ],
  [{ kind: 'grantFeature', featureId: 'omen-sense', name: 'Omen Sense' }, 'features', 'omen-sense'],
  [{ kind: 'grantFeat', featSlug: 'alert' }, 'feats', 'alert'],
  [{ kind: 'tag', tags: ['omen:read'] }, 'tags', 'omen:read'],
  [{ kind: 'condition', condition: 'prone' }, 'conditions', 'prone 1'],
  [{ kind: 'conditionImmunity', conditions: ['frightened'] }, 'conditionImmunities', 'frightened'],
  [{ kind: 'damageModifier', mode: 'resistance', types: ['fire'] }, 'damage.resistance', 'fire'],
  [{ kind: 'attackBonus', filter: { unarmed: true }, value: 2 }, 'attacks.unarmed.attack', 5],
  [{ kind: 'damageBonus', filter: { melee: true, ability: 'STR' }, value: 3 }, 'attacks.unarmed.damage', 3],
  [{ kind: 'attackAbility', filter: { unarmed: true }, ability: 'DEX' }, 'attacks.unarmed.attack', 5],
  [{ kind: 'weaponDie', filter: { unarmed: true }, die: 6 }, 'attacks.unarmed.dice', '1d6'],
  [{ kind: 'extraAttack', total: 2 }, 'attacks.perAction', 2],
  [{ kind: 'criticalRange', value: 19 }, 'attacks.unarmed.critOn', 19],
  [{ kind: 'weaponMastery', count: 3 }, 'masteries.count', 3],
  [{ kind: 'attunementSlots', value: 1 }, 'attunement.max', 4],
  [{ kind: 'suppress', select: { effectId: 'bonus', sourceId: 'rule:proficiency' } }, 'proficiencyBonus', 0],
  [
    {
      kind: 'formOverlay',
      form: 'wolf',
      replace: ['STR', 'DEX', 'CON', 'ac', 'speed', 'size', 'senses'],
      keep: ['CON'],
    },
    'abilities.DEX.score',
    15,
  ],
];

describe('every kind of effect does what it says', () => {
  test.each(EXAMPLES)('$kind', (effect, path, value) => {
    const { problems, sheet } = withEffects([effect]);
    const found = listing(sheet).get(path);
    expect(problems).toEqual([]);
    if (found?.kind === 'list') expect(found.value.join()).toContain(value);
    else expect(found?.value).toBe(value);
  });

  test('rollFloor, equipmentRestriction and note are shown beside the numbers', () => {
    const { sheet } = withEffects([
      { kind: 'rollFloor', target: 'checks.STR', total: '@abilities.STR.score' },
      { kind: 'equipmentRestriction', restrictionType: 'cannotWear', itemTags: ['metal'] },
      { kind: 'note', target: 'skills.History', text: 'knows stonework' },
    ]);
    expect(sheet.skills.Athletics?.floors).toMatchObject([{ total: 10 }]);
    expect(sheet.notes).toMatchObject([{ target: 'skills.History', text: 'knows stonework' }]);
  });

  test('none is left out', () => {
    const shown = new Set([...EXAMPLES.map(([{ kind }]) => kind), 'rollFloor', 'equipmentRestriction', 'note']);
    expect(EFFECT_KINDS.filter((kind) => !shown.has(kind))).toEqual([]);
  });
});
