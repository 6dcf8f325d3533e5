import { type CharacterRecord, evaluateCharacter } from '@tessera/fifth-edition';
import { nonEmpty } from '@tessera/testkit';
import { describe, expect, it } from 'vitest';
import { character } from '../../../test/characters.ts';
import { rulebookOf } from '../../../test/content.ts';
import { englishOf } from '../../../test/english.ts';
import { translateIn } from '../../../test/translators.ts';
import { endedEarly, lostConcentration } from './concentration.ts';
import { effectCatalogue, foundEffects } from './effectCatalogue.ts';
import { toneOf } from './effectTone.ts';
import { effectWords } from './effectWords.ts';
import { newEffectAction, startOf } from './newEffect.ts';
import { type ConditionLine, type EffectLine, onYou } from './onYou.ts';
import { sourceOfRef } from './refs.ts';
import { togglePlan } from './togglePlan.ts';

const rulebook = rulebookOf('2024');
const t = translateIn('en');
const minute = { type: 'minutes', count: 1 } as const;
const held = { type: 'concentration', max: minute } as const;

const fighter = (more: Partial<Pick<CharacterRecord, 'active' | 'conditions' | 'time' | 'used'>> = {}) =>
  character({ edition: '2024', scores: [16, 12, 14, 10, 10, 10], classes: ['fighter 5 champion'], ...more });

const lines = (record: CharacterRecord) => onYou(record, evaluateCharacter(record, rulebook), rulebook);

describe('onYou', () => {
  it('onYou lists effects with caster and remaining time, concentration first', () => {
    const record = fighter({
      time: 12,
      active: [
        { instanceId: 'b', ref: 'spell:bless', appliedAt: 0, duration: minute, casterId: 'Maren' },
        { instanceId: 'h', ref: 'spell:hold-person', appliedAt: 6, duration: held, on: 'Brask' },
      ],
    });
    expect(lines(record)).toMatchObject([
      { name: 'Hold Person', isHeld: true, on: 'Brask', remaining: { seconds: 54 } },
      { name: 'Bless', isHeld: false, caster: 'Maren', tone: 'helps', remaining: { seconds: 48 } },
    ]);
  });

  it('onYou marks conditions that the player set and names the source of the others', () => {
    const found = lines(fighter({ conditions: [{ id: 'paralyzed' }, { id: 'exhaustion', level: 3 }] }));
    expect(found).toMatchObject([
      { id: 'paralyzed', isOwn: true, levels: undefined },
      { id: 'exhaustion', level: 3, levels: 6, isOwn: true },
      { id: 'incapacitated', isOwn: false, from: ['Paralyzed'] },
    ] satisfies Partial<ConditionLine>[]);
  });

  it('onYou keeps a condition that an immunity suppresses, with the reason', () => {
    const found = lines(
      fighter({
        conditions: [{ id: 'frightened' }],
        active: [{ instanceId: 'h', ref: 'spell:heroism', appliedAt: 0, duration: minute, casterId: 'Maren' }],
      }),
    );
    expect(found.find(({ kind }) => kind === 'condition')).toMatchObject({ suppressedBy: ['Heroism'] });
  });

  it('onYou marks an effect that is suppressed completely', () => {
    const active = [
      { instanceId: 's', ref: 'spell:shield-of-faith', appliedAt: 0, duration: minute, casterId: 'Maren' },
      { instanceId: 'a', ref: 'spell:antimagic-field', appliedAt: 0, duration: minute, casterId: 'Brask' },
    ];
    const [shield, field] = lines(fighter({ active })) as EffectLine[];
    expect(englishOf(shield?.suppressed)).toContain('Antimagic Field');
    expect(field?.suppressed).toBeUndefined();
  });

  it('onYou lists a temporary condition once, with the reason when it is suppressed', () => {
    const fear = { instanceId: 's', ref: 'condition:frightened', appliedAt: 0, duration: minute };
    expect(lines(fighter({ active: [fear] })).map(({ kind, name }) => [kind, name])).toEqual([
      ['effect', 'Frightened'],
    ]);
    const heroism = { instanceId: 'h', ref: 'spell:heroism', appliedAt: 0, duration: minute, casterId: 'Maren' };
    const [line] = lines(fighter({ active: [fear, heroism] }));
    expect(englishOf(line)).toMatchObject({ name: 'Frightened', suppressed: expect.stringContaining('Heroism') });
  });

  it('onYou keeps an effect that the rulebook no longer has', () => {
    const [line] = lines(
      fighter({ active: [{ instanceId: 'x', ref: 'spell:no-such', appliedAt: 0, duration: minute }] }),
    );
    expect(line).toMatchObject({ name: 'spell:no-such', source: undefined });
  });
});

describe('effectWords', () => {
  const words = (ref: string) => effectWords(sourceOfRef(ref, rulebook)!, { t, rulebook });

  it.each([
    ['spell:bless', ['+1d4 on attacks', '+1d4 on all saves']],
    ['spell:shield-of-faith', ['+2 armor class']],
    ['spell:longstrider', ['Every speed +10 ft']],
    ['spell:haste', ['+2 armor class']],
    ['item:potion-of-giant-strength-hill', ['STR 21']],
  ])('effectWords describes %s as %j', (ref, said) => {
    expect(words(ref)).toEqual(expect.arrayContaining(said));
  });

  it('effectWords names the picked form, or a placeholder without a pick', () => {
    const source = sourceOfRef('feat:wild-shape-form', rulebook)!;
    expect(effectWords(source, { t, rulebook })).toEqual(
      expect.arrayContaining(['no spellcasting', 'a form of your choice']),
    );
    const choices = { 'wild-shape-form': 'dire-wolf' };
    expect(effectWords(source, { t, rulebook, choices })).toContain('the form of a Dire Wolf');
  });

  it('effectWords shows the result of a formula for an active effect', () => {
    const record = fighter({
      active: [{ instanceId: 'a', ref: 'spell:aid', appliedAt: 0, duration: minute, slot: 4 }],
    });
    const sheet = evaluateCharacter(record, rulebook);
    const working = { sheet, instanceId: 'a' };
    expect(effectWords(sourceOfRef('spell:aid', rulebook)!, { t, rulebook, working })).toEqual([
      'hit point maximum +15',
    ]);
  });

  it('effectWords describes every spell and potion that has effects without a question', () => {
    const silent = effectCatalogue(rulebook).filter(
      ({ source, shelf }) =>
        shelf !== 'condition' &&
        source.features.some(({ effects }) => effects.length > 0) &&
        effectWords(source, { t, rulebook }).length === 0,
    );
    expect(silent.map(({ ref }) => ref)).toEqual([]);
  });

  it('effectWords describes the chosen option', () => {
    const source = sourceOfRef('spell:enlarge-reduce', rulebook)!;
    const [question] = source.features.flatMap(({ choices }) => choices);
    const { choice, options } = question!;
    const said = [...options.keys()].map((value) =>
      effectWords(source, { t, rulebook, choices: { [choice.id]: value } }),
    );
    expect(said[0]).toEqual(expect.arrayContaining(['one size larger', '+1d4 damage']));
    expect(said[1]).toEqual(expect.arrayContaining(['one size smaller', '−1d4 damage']));
  });

  it('effectWords names the circumstances of a situational effect', () => {
    expect(words('spell:protection-from-poison')).toContain('advantage on all saves (poisoned)');
  });

  it('effectWords leaves no text key or placeholder unresolved', () => {
    for (const language of ['en', 'de'])
      for (const word of nonEmpty(
        effectCatalogue(rulebook).flatMap(({ source }) => effectWords(source, { t: translateIn(language), rulebook })),
      ))
        expect(word).not.toMatch(/play\.|\{/);
  });
});

describe('toneOf', () => {
  it.each([
    ['spell:bless', 'helps'],
    ['spell:bane', 'harms'],
    ['spell:slow', 'harms'],
    ['condition:prone', 'harms'],
    ['condition:exhaustion', 'harms'],
    ['condition:paralyzed', 'harms'],
    ['condition:invisible', 'helps'],
    ['item:potion-of-speed', 'helps'],
  ])('toneOf: %s %s', (ref, tone) => {
    expect(toneOf(sourceOfRef(ref, rulebook)!)).toBe(tone);
  });

  it('toneOf rates every condition except invisible as harmful', () => {
    const helping = [...rulebook.conditions].filter(([, source]) => toneOf(source) === 'helps').map(([id]) => id);
    expect(helping).toEqual(['invisible']);
  });
});

describe('effect catalogue', () => {
  it('effectCatalogue has every condition, every spell that changes a sheet and every potion', () => {
    const shelves: Record<string, number> = {};
    for (const { shelf } of effectCatalogue(rulebook)) shelves[shelf] = (shelves[shelf] ?? 0) + 1;
    expect(shelves).toMatchObject({ condition: 15, item: 16 });
  });

  it('foundEffects matches words in any order', () => {
    expect(foundEffects(rulebook, 'faith SHIELD').map(({ name }) => name)).toEqual(['Shield of Faith']);
    expect(foundEffects(rulebook, 'bless', 'condition')).toEqual([]);
  });

  const entry = (name: string) => foundEffects(rulebook, name)[0]!;
  const action = (name: string, wish = {}) =>
    newEffectAction(entry(name), { ...startOf(entry(name)), ...wish }, fighter(), rulebook).action;

  it('newEffectAction adds a condition without an end or with a duration', () => {
    expect(action('Poisoned')).toEqual({ type: 'condition', id: 'poisoned', level: 1 });
    expect(action('Poisoned', { unit: 'rounds', count: 3 })).toEqual({
      type: 'begin',
      ref: 'condition:poisoned',
      duration: { type: 'rounds', count: 3 },
    });
  });

  it('newEffectAction sets the level of exhaustion', () => {
    expect(action('Exhaustion', { level: 4, unit: 'hours' })).toEqual({
      type: 'condition',
      id: 'exhaustion',
      level: 4,
    });
  });

  it('newEffectAction keeps caster and slot, and keeps concentration when the duration changes', () => {
    expect(action('Haste', { caster: ' Maren ', slot: 5, unit: 'rounds', count: 3 })).toEqual({
      type: 'begin',
      ref: 'spell:haste',
      duration: { type: 'concentration', max: { type: 'rounds', count: 3 } },
      slot: 5,
      casterId: 'Maren',
    });
  });
});

describe('lostConcentration', () => {
  const active = [{ instanceId: 'h', ref: 'spell:hold-person', appliedAt: 0, duration: held }];
  const lost = (record: CharacterRecord) => lostConcentration(record, evaluateCharacter(record, rulebook), rulebook);

  it('lostConcentration ends concentration when the character is incapacitated or at 0 hit points', () => {
    expect(lost(fighter({ active }))).toEqual([]);
    expect(lost(fighter({ active, conditions: [{ id: 'stunned' }] }))).toEqual([{ type: 'end', instanceId: 'h' }]);
    expect(lost(fighter({ active, used: { damage: 500 } }))).toEqual([{ type: 'end', instanceId: 'h' }]);
  });
});

describe('endedEarly', () => {
  const active = [
    {
      instanceId: 'w',
      ref: 'feat:wild-shape-form',
      appliedAt: 0,
      duration: { type: 'hours', count: 1 } as const,
      choices: { 'wild-shape-form': 'wolf' },
    },
  ];
  const ended = (record: CharacterRecord) => endedEarly(record, evaluateCharacter(record, rulebook), rulebook);

  it('endedEarly ends Wild Shape when the druid is incapacitated (2024)', () => {
    expect(ended(fighter({ active, conditions: [{ id: 'prone' }] }))).toEqual([]);
    expect(ended(fighter({ active, conditions: [{ id: 'paralyzed' }] }))).toEqual([{ type: 'end', instanceId: 'w' }]);
  });
});

describe('togglePlan', () => {
  const barbarian = (used = {}) => {
    const record = character({ edition: '2024', scores: [16, 12, 14, 10, 10, 10], classes: ['barbarian 3'], used });
    const sheet = evaluateCharacter(record, rulebook);
    return togglePlan(sheet.toggles.find(({ id }) => id === 'rage')!, sheet);
  };

  it('togglePlan spends one use in the same step', () => {
    expect(barbarian().actions).toEqual([
      { type: 'toggle', id: 'rage', on: true },
      { type: 'spend', what: 'rage', amount: 1 },
    ]);
  });

  it('togglePlan refuses to switch on when no use is left', () => {
    expect(barbarian({ rage: 3 })).toMatchObject({ isSpent: true });
  });

  it('togglePlan spends the resource that the feature names', () => {
    const record = character({
      edition: '2024',
      scores: [14, 10, 14, 10, 10, 16],
      classes: ['paladin 3 oath-of-devotion'],
    });
    const sheet = evaluateCharacter(record, rulebook);
    const weapon = sheet.toggles.find(({ id }) => id === 'sacred-weapon')!;
    const spend = { type: 'spend', what: 'channel-divinity-paladin', amount: 1 };
    expect(togglePlan(weapon, sheet).actions[1]).toEqual(spend);
  });
});
