import { createTranslator } from '@tessera/text';
import { describe, expect, test } from 'vitest';
import { en } from '../../texts/en.ts';
import { action } from './action.ts';
import { checkInstructions } from './check.ts';
import { describerOf } from './describe.ts';
import { modifier } from './modifier.ts';

const t = describerOf({ language: 'en', t: createTranslator('en', en).t, name: (id) => id });

describe('places of modifiers', () => {
  const findings = (actions: unknown[], modifiers: unknown[] = []) => {
    const found: { code: string; path: string }[] = [];
    checkInstructions(
      { actions: actions.map((each) => action.parse(each)), modifiers: modifiers.map((each) => modifier.parse(each)) },
      ['top'],
      { report: ({ code, path }) => found.push({ code, path: path.join('.') }), reference: () => {} },
    );
    return found;
  };

  test('a push is rejected on a move, and a jump on an attack', () => {
    const push = { type: 'move', value: 2, modifiers: [{ type: 'push', distance: 1 }] };
    const jump = { type: 'attack', value: 2, modifiers: [{ type: 'jump' }] };
    expect(findings([push, jump])).toEqual([
      { code: 'E_MODIFIER_PLACE', path: 'top.actions.0.modifiers.0' },
      { code: 'E_MODIFIER_PLACE', path: 'top.actions.1.modifiers.0' },
    ]);
  });

  test('the lost icon is accepted on a half and rejected on an action', () => {
    const attack = { type: 'attack', value: 2, modifiers: [{ type: 'lost' }] };
    expect(findings([attack], [{ type: 'lost' }])).toEqual([
      { code: 'E_MODIFIER_PLACE', path: 'top.actions.0.modifiers.0' },
    ]);
  });

  test('modifiers in a bonus must fit the action that has the bonus', () => {
    const bonus = [{ type: 'consume', elements: ['air'], bonus: [{ type: 'pierce', value: 1 }] }];
    expect(findings([{ type: 'attack', value: 2, modifiers: bonus }])).toEqual([]);
    expect(findings([{ type: 'move', value: 2, modifiers: bonus }])).toEqual([
      { code: 'E_MODIFIER_PLACE', path: 'top.actions.0.modifiers.0.bonus.0' },
    ]);
  });

  test('an effect at the moment of an attack accepts the modifiers of attacks', () => {
    const pierce = [{ type: 'pierce', value: 1 }];
    const special = (moment: string) => [{ type: 'special', modifiers: [{ type: 'on', moment, effects: pierce }] }];
    expect(findings(special('attack'))).toEqual([]);
    expect(findings(special('turn-end'))).toEqual([
      { code: 'E_MODIFIER_PLACE', path: 'top.actions.0.modifiers.0.effects.0' },
    ]);
  });

  test('a push in a special action needs a target', () => {
    const push = { type: 'push', distance: 1 };
    expect(findings([{ type: 'special', modifiers: [push, { type: 'target' }] }])).toEqual([]);
    expect(findings([{ type: 'special', modifiers: [push] }])).toEqual([
      { code: 'E_NO_TARGET', path: 'top.actions.0.modifiers.0' },
    ]);
  });

  test('a summon must name a figure, and a special action an effect', () => {
    expect(findings([{ type: 'summon' }, { type: 'special' }])).toEqual([
      { code: 'E_EMPTY_ACTION', path: 'top.actions.0' },
      { code: 'E_EMPTY_ACTION', path: 'top.actions.1' },
    ]);
  });
});

test('a text action has a title, a description and a quotation', () => {
  const text = { type: 'text', title: 'A', description: 'b', quote: 'c' };
  expect(action.parse(text)).toEqual(text);
  expect(t.actions([action.parse(text)])).toBe('A – b – c');
  expect(action.safeParse({ type: 'text', title: 'A' }).success).toBe(false);
});

describe('types of actions', () => {
  test.each([
    [{ type: 'attack', value: { own: -1 } }, 'Attack −1'],
    [{ type: 'move', value: 3, modifiers: [{ type: 'jump' }] }, 'Move 3, Jump'],
    [{ type: 'heal', value: 2, modifiers: [{ type: 'target', side: 'self' }] }, 'Heal 2, Self'],
    [{ type: 'loot', value: 1 }, 'Loot 1'],
    [{ type: 'special', modifiers: [{ type: 'shield', value: 1, duration: 'round' }] }, 'Shield 1 this round'],
    [
      { type: 'summon', summon: { id: 'decoy', name: 'Decoy', hitPoints: 6, move: 2 } },
      'summon Decoy (hit points 6, Move 2)',
    ],
    [
      { type: 'summon', monsters: [{ monster: 'ooze', ranks: ['normal', 'normal', 'elite'] }] },
      'summon with 2 characters: one normal ooze; with 3 characters: one normal ooze; with 4 characters: one elite ooze',
    ],
    [{ type: 'text', title: 'A', description: 'b', quote: 'c' }, 'A – b – c'],
  ])('the schema accepts %j', (json, text) => {
    expect(t.actions([action.parse(json)])).toBe(text);
  });
});
