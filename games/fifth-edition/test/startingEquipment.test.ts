import { describe, expect, test } from 'vitest';
import { applyChoice, blankRecord, EDITIONS, startingEquipment, startingItems } from '../src/index.ts';
import { rulebookOf } from './content.ts';

const someone = (edition: '2014' | '2024', className: string, background: string) =>
  applyChoice(applyChoice(blankRecord({ id: 'x', name: 'X', edition }), 'class', className), 'background', background);

test('fighter chooses one of two packages or gold, and the background adds its items (2024)', () => {
  const questions = startingEquipment(someone('2024', 'fighter', 'soldier'), rulebookOf('2024'));
  expect(questions.map(({ key }) => key)).toEqual(['class:fighter/equipment', 'background:soldier/equipment']);
  expect(questions[0]?.options.map(({ value, gold }) => [value, gold])).toEqual([
    ['a', 4],
    ['b', 11],
    ['c', 155],
  ]);
  expect(startingItems(questions, {}).open).toEqual(questions.map(({ key }) => key));
  const taken = startingItems(questions, {
    'class:fighter/equipment': { option: 'a' },
    'background:soldier/equipment': { option: 'a', picks: ['dice'] },
  });
  expect(taken).toMatchObject({ gold: 18, open: [] });
  expect(taken.items).toContainEqual({ item: 'javelin', count: 8 });
  expect(taken.items).toContainEqual({ item: 'dice', count: 1 });
});

test('fighter answers several questions about starting equipment (2014)', () => {
  const questions = startingEquipment(someone('2014', 'fighter', 'acolyte'), rulebookOf('2014'));
  const { items, open, gold } = startingItems(questions, {
    'class:fighter/armor': { option: 'b' },
    'class:fighter/weapon': { option: 'b', picks: ['longsword', 'longsword'] },
    'class:fighter/second': { option: 'b' },
    'background:acolyte/rest': { option: 'a', picks: ['amulet'] },
  });
  expect(open).toEqual(['class:fighter/pack']);
  expect(items).toContainEqual({ item: 'longsword', count: 2 });
  expect(items).toContainEqual({ item: 'handaxe', count: 2 });
  expect(gold).toBe(15);
});

test('an answer that is not offered leaves the question open', () => {
  const questions = startingEquipment(someone('2024', 'bard', ''), rulebookOf('2024'));
  const key = 'class:bard/equipment';
  for (const answer of [
    { option: 'z' },
    { option: 'a' },
    { option: 'a', picks: ['greataxe'] },
    { option: 'b', picks: ['lute'] },
  ])
    expect(startingItems(questions, { [key]: answer }).open).toEqual([key]);
  expect(startingItems(questions, { [key]: { option: 'a', picks: ['lute'] } }).open).toEqual([]);
});

describe.each(EDITIONS)('starting equipment of %s', (edition) => {
  const rulebook = rulebookOf(edition);
  const sources = [...rulebook.classes.values(), ...rulebook.backgrounds.values()];

  test.each(sources.map((source) => [source.facts.key, source] as const))(
    'starting equipment of %s exists and names known items',
    (_, source) => {
      const questions = source.record.startingEquipment ?? [];
      expect(questions.length).toBeGreaterThan(0);
      const items = questions.flatMap(({ options }) => options.flatMap((option) => option.items ?? []));
      expect(items.filter(({ item }) => !rulebook.items.has(item))).toEqual([]);
      const isClass = source.facts.kind === 'class';
      const record = someone(edition, isClass ? source.facts.id : '', isClass ? '' : source.facts.id);
      const picks = startingEquipment(record, rulebook).flatMap(({ options }) => options.flatMap(({ any }) => any));
      expect(picks.filter(({ offers }) => offers.length < 2)).toEqual([]);
    },
  );
});
