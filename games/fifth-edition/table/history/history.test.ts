import {
  applyChoice,
  CharacterEvent,
  type CharacterRecord,
  evaluateCharacter,
  loadRulebook,
} from '@tessera/fifth-edition';
import { nonEmpty } from '@tessera/testkit';
import { describe, expect, it } from 'vitest';
import { rulebookOf, srdFiles } from '../../test/content.ts';
import { SNAPSHOTS } from '../../test/snapshots.ts';
import { translatorIn } from '../../test/translators.ts';
import type { KeptPack } from '../character/rulebooks.ts';
import { newPack } from '../studio/pack/packFile.ts';
import { decisionsOf } from './decisions.ts';
import { eventSentence } from './eventSentence.ts';
import { logLines } from './logLines.ts';
import { packChangeOf } from './packChange.ts';
import { changePin, packUses, spareOf } from './packs.ts';

const translator = translatorIn('en');
const { t } = translator;
const rulebook = rulebookOf('2024');
const record = SNAPSHOTS.C5!();
const reading = (of: CharacterRecord) => ({
  record: of,
  rulebook,
  sheet: evaluateCharacter(of, rulebook),
  translator,
  t,
});
const naming = reading(record);

describe('decisionsOf', () => {
  const groups = decisionsOf(reading(record));
  const group = (id: string) => groups.find((each) => each.id === id)?.decisions ?? [];

  it('decisionsOf has groups from origin through all levels to gear', () => {
    expect(groups.map(({ id }) => id)).toEqual([
      'origin',
      ...record.levels.map((_, index) => `level-${index + 1}`),
      'spells',
      'gear',
    ]);
  });

  it('decisionsOf contains every question of the sheet exactly once', () => {
    const keys = groups.flatMap(({ decisions }) => decisions.map(({ key }) => key));
    for (const { key } of nonEmpty(naming.sheet.choices.filter((choice) => choice.key !== 'class')))
      expect([key, keys.filter((each) => each === key).length]).toEqual([key, 1]);
  });

  it('decisionsOf lists a question at its level, with its follow-up questions', () => {
    expect(group('origin').map(({ title, answer }) => `${title}: ${answer}`)).toContain('Species: Elf');
    expect(group('level-4').map(({ key }) => key)).toEqual([
      '~level-4',
      'bard-4-improvement',
      'bard-4-improvement/asi',
    ]);
    expect(group('level-11')[0]).toMatchObject({ answer: 'Fighter 1, fixed hit points', at: { level: 11 } });
  });

  it('decisionsOf flags a class that was taken without its prerequisite', () => {
    const levels = [...record.levels, { class: 'wizard', hp: 'fixed' as const }];
    const last = decisionsOf(reading({ ...record, levels })).find(({ id }) => id === 'level-13');
    expect(last?.decisions[0]?.state).toBe('invalid');
  });

  it('decisionsOf lists manual values', () => {
    const manual = [{ target: 'ac', value: 21, reason: 'a gift' }];
    const group = decisionsOf(reading({ ...record, manual })).find(({ id }) => id === 'manual');
    expect(group?.decisions).toMatchObject([{ title: 'Armor class', answer: '21: a gift', at: { override: 'ac' } }]);
  });

  it('decisionsOf keeps answers without a question', () => {
    const stray = decisionsOf(reading(applyChoice(record, 'species', 'human'))).find(({ id }) => id === 'stray');
    expect(stray?.decisions.map(({ key }) => key)).toContain('elf-keen-senses');
  });
});

describe('eventSentence', () => {
  const types = CharacterEvent.options.map(({ shape }) => shape.type.value);

  it.each(['en', 'de'])('texts exist for every type of event (%s)', (language) => {
    expect(types.length).toBeGreaterThan(25);
    expect(types.filter((type) => !translatorIn(language).has(`event.${type}`))).toEqual([]);
  });

  it.each([
    [{ type: 'levelled', class: 'bard', level: 13, hp: { rolled: 6 } }, 'Level 13: Bard, the hit die shows 6.'],
    [{ type: 'levelChanged', level: 4, hp: { rolled: 7 } }, 'Hit points of level 4 changed. The hit die shows 7.'],
    [{ type: 'coinsChanged', add: { gp: 15, sp: 0 } }, 'Got 15 gp.'],
    [{ type: 'coinsChanged', add: { gp: -2, cp: -5 } }, 'Spent 2 gp, 5 cp.'],
    [{ type: 'coinsChanged', add: { gp: -1, sp: 10 } }, 'Got 10 sp for 1 gp.'],
    [{ type: 'chose', key: 'fighter-style', value: 'defense' }, 'Fighting style: Defense.'],
    [
      { type: 'chose', key: 'lore-skills', value: ['Arcana', 'SleightOfHand'] },
      'Three skills: Arcana, Sleight of Hand.',
    ],
    [{ type: 'hurt', amount: 9, absorbed: 4 }, 'Took 9 damage, 4 of it from temporary hit points.'],
    [{ type: 'spent', what: 'slot.3', amount: 1 }, 'Spent 1: slot of level 3.'],
    [{ type: 'ended', ref: 'spell:bless', because: 'concentration-broken' }, 'Bless ends: concentration is broken.'],
    [{ type: 'conditioned', id: 'prone', level: 0 }, 'No longer Prone.'],
    [{ type: 'timePassed', seconds: 7200 }, '2 hours pass.'],
    [
      {
        type: 'rolled',
        label: 'Stealth',
        dice: '1d20',
        bonus: 11,
        mode: 'advantage',
        rolls: [17],
        dropped: 3,
        total: 28,
      },
      'Stealth: 28 (1d20 +11: 17 (3), advantage).',
    ],
    [{ type: 'combatBegan' }, 'Combat begins.'],
    [{ type: 'somethingElse' }, 'somethingElse'],
  ])('eventSentence formats %o', (event, sentence) => {
    expect(eventSentence(event, naming)).toBe(sentence);
  });

  it('eventSentence accepts events with unexpected fields', () => {
    for (const type of nonEmpty(types))
      expect(typeof eventSentence({ type, packs: 3, dice: 'x', scores: null }, naming)).toBe('string');
  });
});

describe('logLines', () => {
  const entry = (
    seq: number,
    kind: 'act' | 'undo' | 'redo',
    ...events: { type: string; amount?: number; absorbed?: number }[]
  ) => ({
    seq,
    at: 0,
    kind,
    events,
  });
  const hurt = (amount: number) => ({ type: 'hurt', amount, absorbed: 0 });

  it('logLines names undone and redone entries, newest first', () => {
    const log = [
      entry(1, 'act', hurt(1)),
      entry(2, 'act', hurt(2)),
      entry(3, 'undo'),
      entry(4, 'undo'),
      entry(5, 'redo'),
      entry(6, 'undo'),
    ];
    expect(logLines(log, naming).map(({ text }) => text)).toEqual([
      'Taken back. Took 1 damage.',
      'Done again. Took 1 damage.',
      'Taken back. Took 1 damage.',
      'Taken back. Took 2 damage.',
      'Took 2 damage.',
      'Took 1 damage.',
    ]);
  });

  it('logLines shows an undo without its entry when the log is truncated', () => {
    expect(logLines([entry(40, 'undo')], naming).map(({ text }) => text)).toEqual(['Taken back.']);
  });
});

describe('packs of a character', () => {
  const kept = (version: string): KeptPack => ({ ...newPack('house', 'House rules', '2024'), version });
  const pinned: CharacterRecord = { ...record, packs: [{ id: 'house', version: '1.0.0' }] };

  it('packUses reports pinned, loose and lost packs, and newer versions', () => {
    expect(packUses(pinned, rulebook, [kept('1.0.0'), kept('1.2.0')])).toMatchObject([
      { id: 'house', state: 'lost', newer: '1.2.0', isOwn: true },
      { id: 'srd-5.2', state: 'loose', newer: undefined, isOwn: false },
    ]);
  });

  it("spareOf returns the newest version of each pack for the character's edition", () => {
    expect(spareOf(record, [kept('1.0.0'), kept('1.10.0'), kept('1.9.0')]).map(({ version }) => version)).toEqual([
      '1.10.0',
    ]);
    expect(spareOf(pinned, [kept('1.0.0')])).toEqual([]);
    expect(spareOf({ ...record, edition: '2014' }, [kept('1.0.0')])).toEqual([]);
  });

  it('repinned replaces or removes one pack', () => {
    const pins = [
      { id: 'a', version: '1.0.0' },
      { id: 'b', version: '1.0.0' },
    ];
    expect(changePin(pins, 'a', '2.0.0')).toEqual([
      { id: 'b', version: '1.0.0' },
      { id: 'a', version: '2.0.0' },
    ]);
    expect(changePin(pins, 'a', undefined)).toEqual([{ id: 'b', version: '1.0.0' }]);
  });

  it('packChangeOf returns the new sheet and leaves the record unchanged', () => {
    const files = kept('1.0.0').files;
    const ring = {
      kind: 'item',
      records: [
        {
          id: 'shell-ring',
          name: 'Shell Ring',
          category: 'magic',
          features: [{ id: 'shell', name: 'Shell', effects: [{ kind: 'armorClass', priority: 'additive', value: 2 }] }],
        },
      ],
    };
    const now = loadRulebook(
      [...srdFiles('2024'), ...files, { pack: 'house', path: 'items.json', text: JSON.stringify(ring) }],
      '2024',
    ).rulebook;
    const wearing = {
      ...pinned,
      inventory: [...pinned.inventory, { instanceId: 'x', item: 'shell-ring', equipped: true, attuned: false }],
    };
    const change = packChangeOf(wearing, pinned.packs, { before: rulebook, now });
    expect(change.sheet.ac.value).toBe(naming.sheet.ac.value + 2);
    expect(change.record.packs).toEqual([{ id: 'house', version: '0.1.0' }]);
    expect(wearing.packs).toEqual([{ id: 'house', version: '1.0.0' }]);
  });
});
