import { readFileSync } from 'node:fs';
import { CharacterRecord, editionFiles, evaluateCharacter, loadRulebook } from '@tessera/fifth-edition';
import type { Order } from '@tessera/fifth-edition-party';
import { beforeAll, expect, test } from 'vitest';
import { Card } from '../../src/state/card.ts';
import { cardOf } from './cardOf.ts';
import { orderAction, orderKey } from './orderActions.ts';

const VETERAN = new URL('../../../fifth-edition/cases/characters/veteran.json', import.meta.url);

let hero: Parameters<typeof orderAction>[1];
beforeAll(async () => {
  const record = CharacterRecord.parse(JSON.parse(readFileSync(VETERAN, 'utf8')));
  const { rulebook } = loadRulebook(await editionFiles(record.edition), record.edition);
  hero = { record, rulebook, sheet: evaluateCharacter(record, rulebook) };
});

test('cardOf reports the numbers of the sheet as a valid card', () => {
  const card = cardOf({ record: hero.record, death: { successes: 0, failures: 0 } }, hero.sheet, (key) => key);
  expect(Card.safeParse(card).error).toBeUndefined();
  const { hitPoints, ac, identity } = hero.sheet;
  expect(card).toMatchObject({ level: identity.level, ac: ac.value, hitPoints: { current: hitPoints.current } });
});

test('orderAction takes damage with the defenses of the sheet, half after a save', () => {
  const order: Order = { n: 1, kind: 'damage', amount: 21, type: 'fire', half: true, source: 'Fireball' };
  const action = orderAction(order, hero);
  expect(action).toMatchObject({ type: 'harm', source: 'Fireball', half: true, parts: [{ amount: 21, taken: 10 }] });
});

test('orderAction heals up to the maximum, and nothing at full hit points', () => {
  const { current, max } = hero.sheet.hitPoints;
  const action = orderAction({ n: 1, kind: 'heal', amount: 5 }, hero);
  expect(action === undefined).toBe(current === max.value);
  const hurt = { ...hero.record, used: { ...hero.record.used, damage: 3 } };
  const weak = { ...hero, record: hurt, sheet: evaluateCharacter(hurt, hero.rulebook) };
  expect(orderAction({ n: 1, kind: 'heal', amount: 5 }, weak)).toMatchObject({ type: 'heal', amount: 3, entered: 5 });
});

test('orderAction adds a condition once and rests by the rules of the sheet', () => {
  expect(orderAction({ n: 1, kind: 'condition', id: 'prone', on: true }, hero)).toMatchObject({ level: 1 });
  expect(orderAction({ n: 1, kind: 'condition', id: 'prone', on: false }, hero)).toBeUndefined();
  expect(orderAction({ n: 1, kind: 'rest', rest: 'longRest' }, hero)).toMatchObject({ type: 'rest', kind: 'longRest' });
});

test('orderKey is the same for one order on two devices, and another for another order of the same number', () => {
  const order: Order = { n: 7, kind: 'heal', amount: 5 };
  expect(orderKey('abcdefghijkl', order)).toBe(orderKey('abcdefghijkl', { ...order }));
  expect(orderKey('abcdefghijkl', order)).not.toBe(orderKey('abcdefghijkl', { ...order, amount: 6 }));
  expect(orderKey('abcdefghijkl', order).length).toBeLessThanOrEqual(64);
});
