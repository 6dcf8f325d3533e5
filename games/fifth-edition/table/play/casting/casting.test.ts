import { type CharacterRecord, evaluateCharacter, loadRulebook } from '@tessera/fifth-edition';
import { describe, expect, it } from 'vitest';
import { character } from '../../../test/characters.ts';
import { rulebookOf, srdFiles } from '../../../test/content.ts';
import { castPlan, castWays, turnPartOf } from './castPlan.ts';
import { spellBook } from './spellBook.ts';
import { defaultTarget, isAimed } from './spellTarget.ts';

const rulebook = rulebookOf('2024');
const FOREVER = { type: 'permanent' } as const;

const wizard = (more: Partial<Omit<CharacterRecord, 'inventory' | 'levels' | 'baseAbilities' | 'edition'>> = {}) =>
  character({
    edition: '2024',
    scores: [8, 14, 12, 16, 10, 10],
    classes: ['wizard 5 evoker'],
    choices: {
      'wizard-cantrips': ['light', 'fire-bolt'],
      'wizard-spellbook': ['detect-magic', 'shield', 'haste', 'fly', 'alarm', 'mage-armor'],
      'wizard-prepared': ['detect-magic', 'shield', 'haste', 'fly', 'mage-armor'],
    },
    ...more,
  });

const warlockCleric = (more: Pick<Partial<CharacterRecord>, 'used'> = {}) =>
  character({
    edition: '2024',
    scores: [10, 12, 12, 10, 14, 16],
    classes: ['warlock 5 fiend-patron', 'cleric 3 life-domain'],
    choices: { 'warlock-prepared': ['hold-person'], 'cleric-prepared': ['shield-of-faith'] },
    ...more,
  });

function look(record: CharacterRecord) {
  const sheet = evaluateCharacter(record, rulebook);
  const book = spellBook(sheet, record);
  const spell = (id: string) =>
    [...book.cantrips, ...book.levels.flatMap(({ spells }) => spells)].find((line) => line.id === id)!;
  const ways = (id: string) => castWays(spell(id), sheet);
  const cast = (id: string, way: string, wish = {}, inCombat = false) =>
    castPlan(id, ways(id).find((each) => each.id === way)!, { record, sheet, rulebook, inCombat }, wish);
  return { sheet, book, spell, ways, cast };
}

describe('spellBook', () => {
  it('spellBook lists levels with the slots that are left', () => {
    const { book } = look(wizard({ used: { 'slot.3': 1 } }));
    expect(book.levels.map(({ level, slots }) => [level, slots?.left, slots?.total])).toEqual([
      [1, 4, 4],
      [2, 3, 3],
      [3, 1, 2],
    ]);
  });

  it('spellBook distinguishes prepared spells from those that are only in the book', () => {
    const { spell, book } = look(wizard());
    expect(spell('alarm').isReady).toBe(false);
    expect(spell('haste')).toMatchObject({ isReady: true, isAlways: false });
    expect(book.casters[0]?.tallies.find(({ count }) => count === 'prepared')).toMatchObject({
      key: 'wizard-prepared',
      chosen: 5,
    });
  });

  it('spellBook lists a spell once when several sources grant it', () => {
    const { book } = look(warlockCleric());
    const ids = book.levels.flatMap(({ spells }) => spells.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('spellBook lists pact slots separately', () => {
    const { book } = look(warlockCleric({ used: { pact: 1 } }));
    expect(book.levels.find(({ pact }) => pact)).toMatchObject({
      level: 3,
      pact: { left: 1, total: 2 },
      slots: undefined,
    });
  });

  it('spellBook is empty for a character without spellcasting', () => {
    const fighter = look(character({ edition: '2024', scores: [16, 12, 14, 10, 10, 10], classes: ['fighter 5'] }));
    expect(fighter.book).toMatchObject({ casters: [], levels: [] });
  });

  it('spellBook marks a spell as held only when the character cast it', () => {
    const duration = { type: 'concentration', max: { type: 'minutes', count: 1 } } as const;
    const active = [
      { instanceId: 'a', ref: 'spell:haste', appliedAt: 0, duration },
      { instanceId: 'b', ref: 'spell:fly', appliedAt: 0, duration, casterId: 'Maren' },
    ];
    const { spell } = look(wizard({ active }));
    expect([spell('haste').isHeld, spell('fly').isHeld]).toEqual([true, false]);
  });
});

describe('castWays', () => {
  it('castWays lists every slot that can cast the spell, the smallest first', () => {
    expect(
      look(wizard())
        .ways('shield')
        .map(({ id }) => id),
    ).toEqual(['slot.1', 'slot.2', 'slot.3']);
  });

  it('castWays keeps a spent slot with the reason', () => {
    const ways = look(wizard({ used: { 'slot.1': 4 } })).ways('shield');
    expect(ways[0]).toMatchObject({ id: 'slot.1', left: 0, refused: { code: 'noneLeft' } });
    expect(ways[1]).not.toHaveProperty('refused');
  });

  it('castWays offers cantrips at will without cost', () => {
    const { ways, cast } = look(wizard());
    expect(ways('light').map(({ kind }) => kind)).toEqual(['atWill']);
    expect(cast('light', 'atWill').actions).toEqual([{ type: 'cast', spell: 'light', level: 0, rolls: [] }]);
  });

  it('castWays offers a ritual for an unprepared spell of the book', () => {
    const { ways } = look(wizard());
    expect(ways('alarm').map(({ kind }) => kind)).toEqual(['ritual']);
    expect(ways('detect-magic').map(({ kind }) => kind)).toContain('ritual');
  });

  it('castWays offers pact slots and other slots for the spells of both classes', () => {
    const { ways } = look(warlockCleric());
    expect(ways('shield-of-faith').map(({ id }) => id)).toEqual(['slot.1', 'slot.2', 'pact']);
    expect(ways('hold-person').map(({ id }) => id)).toEqual(['slot.2', 'pact']);
  });

  it('castWays starts with the free cast, which has a separate counter', () => {
    const elf = wizard({ species: 'elf', lineage: 'high-elf', choices: { ...wizard().choices, 'elf-ability': 'INT' } });
    const before = look(elf);
    const [first] = before.ways('misty-step');
    expect(first).toMatchObject({ kind: 'free', left: 1, spends: ['free.misty-step'] });
    const after = look({ ...elf, used: { 'free.misty-step': 1 } });
    expect(after.ways('misty-step')[0]).toMatchObject({ kind: 'free', refused: { code: 'noneLeft' } });
  });

  it.each([
    ['bewitching-whispers', 'compulsion'],
    ['dreadful-word', 'confusion'],
    ['minions-of-chaos', 'conjure-elemental'],
    ['mire-the-mind', 'slow'],
    ['sculptor-of-flesh', 'polymorph'],
    ['sign-of-ill-omen', 'bestow-curse'],
    ['thief-of-five-fates', 'bane'],
  ])('castWays takes a pact slot and the one use between long rests for %s (2014)', (invocation, spell) => {
    const old = rulebookOf('2014');
    const warlock = (used: CharacterRecord['used']) =>
      character({
        edition: '2014',
        scores: [10, 12, 12, 10, 14, 16],
        classes: ['warlock 9'],
        choices: { 'warlock-invocations': [invocation] },
        used,
      });
    const waysOf = (used: CharacterRecord['used']) => {
      const record = warlock(used);
      const sheet = evaluateCharacter(record, old);
      const line = spellBook(sheet, record).levels.flatMap(({ spells }) => spells);
      return { record, sheet, ways: castWays(line.find(({ id }) => id === spell)!, sheet) };
    };
    const { record, sheet, ways } = waysOf({});
    const free = `free.${spell}`;
    expect(ways).toMatchObject([{ kind: 'pact', level: 5, left: 1, spends: [free, 'pact'] }]);
    const { actions } = castPlan(spell, ways[0]!, { record, sheet, rulebook: old, inCombat: false });
    expect(actions.filter(({ type }) => type === 'spend')).toEqual([
      { type: 'spend', what: free, amount: 1 },
      { type: 'spend', what: 'pact', amount: 1 },
    ]);
    expect(waysOf({ [free]: 1 }).ways).toMatchObject([{ refused: { code: 'noneLeft' } }]);
    expect(waysOf({ pact: 2 }).ways).toMatchObject([{ refused: { code: 'noneLeft' } }]);
  });

  it.each([
    [{ mode: 'alwaysPrepared' }, ['slot.1', 'slot.2', 'slot.3']],
    [{ mode: 'alwaysPrepared', usesSlots: false }, ['atWill']],
    [{ mode: 'alwaysPrepared', usesSlots: false, freeCasts: { count: 1, refresh: 'long' } }, ['free.bless']],
    [{ mode: 'innate' }, ['atWill']],
    [{ mode: 'innate', usesSlots: true }, ['slot.1', 'slot.2', 'slot.3']],
  ])('castWays uses slots according to the granting effect: %o', (granted, ids) => {
    const effect = { kind: 'grantSpell', spell: 'bless', ...granted };
    const feat = {
      id: 'blessed',
      name: 'Blessed',
      summary: 'Casts Bless.',
      category: 'origin',
      features: [{ id: 'bless', name: 'Blessed', effects: [effect] }],
    };
    const requires = { 'srd-5.2': '^1.0.0' };
    const manifest = { id: 'own', version: '1.0.0', game: 'fifth-edition', requires, editions: ['2024'] };
    const files = [
      { pack: 'own', path: 'pack.json', text: JSON.stringify(manifest) },
      { pack: 'own', path: 'feats.json', text: JSON.stringify({ kind: 'feat', records: [feat] }) },
    ];
    const own = loadRulebook([...srdFiles('2024'), ...files], '2024').rulebook;
    const record = wizard({ active: [{ instanceId: 'b', ref: 'feat:blessed', appliedAt: 0, duration: FOREVER }] });
    const sheet = evaluateCharacter(record, own);
    const line = spellBook(sheet, record)
      .levels.flatMap(({ spells }) => spells)
      .find(({ id }) => id === 'bless')!;
    expect(castWays(line, sheet).map(({ id }) => id)).toEqual(ids);
  });

  it('castWays refuses every way in armor without training', () => {
    const inventory = [{ instanceId: 'p', item: 'plate-armor', equipped: true, attuned: false }];
    const { ways } = look({ ...wizard(), inventory });
    expect(ways('shield').every(({ refused }) => refused?.code === 'cannotCast')).toBe(true);
  });
});

describe('castPlan', () => {
  it('castPlan spends the slot and starts the effect with slot and ability', () => {
    expect(look(wizard()).cast('haste', 'slot.3').actions).toEqual([
      { type: 'cast', spell: 'haste', level: 3, rolls: [] },
      { type: 'spend', what: 'slot.3', amount: 1 },
      {
        type: 'begin',
        ref: 'spell:haste',
        duration: { type: 'concentration', max: { type: 'minutes', count: 1 } },
        slot: 3,
        ability: 'INT',
      },
    ]);
  });

  it("castPlan starts a concentration effect on another creature with the duration of the spell's text", () => {
    const { begins } = look(warlockCleric()).cast('hold-person', 'pact', { on: 'Brask' });
    expect(begins).toMatchObject({
      ref: 'spell:hold-person',
      on: 'Brask',
      duration: { type: 'concentration', max: { type: 'minutes', count: 1 } },
    });
  });

  it('castPlan names the concentration that it ends', () => {
    const duration = { type: 'concentration', max: { type: 'minutes', count: 10 } } as const;
    const active = [{ instanceId: 'a', ref: 'spell:fly', appliedAt: 0, duration }];
    expect(look(wizard({ active })).cast('haste', 'slot.3').replaces).toEqual(['Fly']);
    expect(look(wizard({ active })).cast('mage-armor', 'slot.1').replaces).toEqual([]);
  });

  it('castPlan starts no effect on another creature unless it needs concentration', () => {
    const { cast } = look(wizard());
    expect(cast('mage-armor', 'slot.1', { on: 'Maren' }).begins).toBeUndefined();
    expect(cast('haste', 'slot.3', { on: 'Maren' }).begins).toMatchObject({ on: 'Maren' });
  });

  it("castPlan uses the caster's attack bonus and the cantrip dice of the character level", () => {
    const { cast, sheet } = look(wizard());
    const [entry] = sheet.spellcasting.entries;
    expect(cast('fire-bolt', 'atWill').actions).toEqual([
      {
        type: 'cast',
        spell: 'fire-bolt',
        level: 0,
        rolls: [
          {
            kind: 'damage',
            types: ['fire'],
            dice: '2d10',
            bonus: 0,
            times: 1,
            attack: { dice: '1d20', bonus: entry?.attack.value, mode: 'plain' },
          },
        ],
      },
    ]);
  });

  it("castPlan includes saves against the caster's DC when nothing is rolled", () => {
    const { cast, sheet } = look(warlockCleric());
    const dc = sheet.spellcasting.entries.find(({ id }) => id === 'warlock')?.dc.value;
    expect(cast('hold-person', 'pact', { on: 'Brask' }).actions[0]).toMatchObject({
      on: 'Brask',
      rolls: [],
      saves: [{ ability: 'WIS', dc }],
    });
  });

  it('castPlan heals the caster from 0 hit points, and only rolls when the target is another creature', () => {
    const cleric = character({
      edition: '2024',
      scores: [10, 12, 12, 10, 16, 10],
      classes: ['cleric 3 life-domain'],
      choices: { 'cleric-prepared': ['cure-wounds'] },
      used: { damage: 100 },
    });
    const { cast, sheet } = look(cleric);
    const beyond = 100 - sheet.hitPoints.max.value;
    // Disciple of Life adds 2 plus the spell level.
    const healing = { kind: 'heal', dice: '4d8', bonus: 3 + 2 + 2, times: 1 };
    expect(cast('cure-wounds', 'slot.2').actions.slice(0, 2)).toEqual([
      { type: 'heal', amount: beyond },
      { type: 'cast', spell: 'cure-wounds', level: 2, rolls: [{ ...healing, own: true }] },
    ]);
    expect(cast('cure-wounds', 'slot.2', { on: 'Bea' }).actions[0]).toEqual({
      type: 'cast',
      spell: 'cure-wounds',
      level: 2,
      on: 'Bea',
      rolls: [healing],
    });
  });

  it('castPlan uses the chosen damage type', () => {
    const sorcerer = character({
      edition: '2024',
      scores: [10, 12, 12, 10, 10, 16],
      classes: ['sorcerer 3 draconic-sorcery'],
      choices: { 'sorcerer-prepared': ['chromatic-orb'] },
    });
    const { cast } = look(sorcerer);
    expect(cast('chromatic-orb', 'slot.1', { type: 'cold' }).actions[0]).toMatchObject({
      rolls: [{ types: ['cold'] }],
    });
    expect(cast('chromatic-orb', 'slot.2').actions[0]).toMatchObject({ rolls: [{ dice: '4d8' }] });
  });

  it('castPlan spends the action of the turn in combat only', () => {
    const { cast } = look(wizard());
    expect(cast('shield', 'slot.1', {}, true).actions[2]).toEqual({ type: 'use', part: 'reaction', used: true });
    expect(cast('shield', 'slot.1').actions.map(({ type }) => type)).toEqual(['cast', 'spend', 'begin']);
  });

  it.each([
    ['action', 'action'],
    ['1 action', 'action'],
    ['bonus action', 'bonus'],
    ['1 bonus action', 'bonus'],
    ['1 reaction', 'reaction'],
    ['reaction, when hit', 'reaction'],
    ['10 minutes', undefined],
    ['1 hour', undefined],
  ])('turnPartOf casting time "%s" returns %s', (time, part) => {
    expect(turnPartOf(time)).toBe(part);
  });

  it.each([
    ['haste', 'self'],
    ['hold-person', 'others'],
    ['bane', 'others'],
    ['shield', undefined],
    ['fireball', undefined],
  ])('defaultTarget of %s returns %s', (id, target) => {
    expect(defaultTarget(rulebook.spells.get(id)!.record, rulebook)).toBe(target);
  });
});

it('isAimed rejects an empty name', () => {
  expect([undefined, 'Brask', '', '  '].map(isAimed)).toEqual([true, true, false, false]);
});
