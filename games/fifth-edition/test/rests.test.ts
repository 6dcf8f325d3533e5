import { describe, expect, test } from 'vitest';
import { type ActiveEffect, advance, CharacterRecord, evaluateCharacter } from '../src/index.ts';
import { character } from './characters.ts';
import { rulebookOf } from './content.ts';

const fighter = character({ edition: '2024', scores: [10, 14, 12, 10, 10, 10], classes: ['fighter 1'] });
const book = rulebookOf('2024');

describe('rests', () => {
  test('a long rest removes one level of exhaustion and keeps conditions without levels', () => {
    const conditions = [{ id: 'exhaustion', level: 2 }, { id: 'frightened', level: 1 }, { id: 'blinded' }];
    const { record } = advance({ ...fighter, conditions }, 'longRest', book);
    expect(record.conditions).toEqual([
      { id: 'exhaustion', level: 1 },
      { id: 'frightened', level: 1 },
      { id: 'blinded' },
    ]);
  });

  const lasting = (type: 'untilShortRest' | 'untilLongRest' | 'untilDawn'): ActiveEffect => ({
    instanceId: type,
    ref: 'spell:mage-armor',
    appliedAt: 0,
    duration: { type },
  });
  const all = { ...fighter, active: [lasting('untilShortRest'), lasting('untilLongRest'), lasting('untilDawn')] };

  test('a rest or dawn ends the effects that last until it', () => {
    const left = (interval: 'shortRest' | 'longRest' | 'dawn') =>
      advance(all, interval, book).record.active.map(({ instanceId }) => instanceId);
    expect(left('longRest')).toEqual(['untilDawn']);
    expect(left('shortRest')).toEqual(['untilLongRest', 'untilDawn']);
    expect(left('dawn')).toEqual(['untilShortRest', 'untilLongRest']);
  });

  test('the older spelling of a duration in a saved record works the same', () => {
    const saved = {
      ...all,
      active: [{ ...lasting('untilLongRest'), duration: { type: 'until', event: 'shortRest' } }],
    };
    const record = CharacterRecord.parse(saved);
    expect(advance(record, 'longRest', book).record.active).toEqual([]);
  });
});

describe('while durations', () => {
  test('a whileToggle effect lasts while the toggle is on', () => {
    const duration = { type: 'whileToggle', id: 'torch' } as const;
    const active = [{ instanceId: 'a', ref: 'spell:mage-armor', appliedAt: 0, duration }];
    const on = { ...fighter, active, toggles: { torch: true } };
    expect(evaluateCharacter(on, book).ac.value).toBe(15);
    expect(evaluateCharacter({ ...on, toggles: {} }, book).ac.value).toBe(12);
    expect(advance(on, 'turn', book).record.active).toHaveLength(1);
    expect(advance({ ...on, toggles: {} }, 'turn', book).record.active).toEqual([]);
  });

  test('a whileEquipped effect lasts while the item is equipped', () => {
    const active = [
      { instanceId: 'a', ref: 'item:potion-of-speed', appliedAt: 0, duration: { type: 'whileEquipped' } as const },
    ];
    const inventory = [{ instanceId: 'p', item: 'potion-of-speed', equipped: true, attuned: false }];
    expect(evaluateCharacter({ ...fighter, active, inventory }, book).speed.walk?.value.value).toBe(60);
    const put = [{ ...inventory[0]!, equipped: false }];
    expect(evaluateCharacter({ ...fighter, active, inventory: put }, book).speed.walk?.value.value).toBe(30);
  });
});
