import { nonEmpty } from '@tessera/testkit';
import { textProblems } from '@tessera/text';
import { describe, expect, it } from 'vitest';
import { ADVICE_SAYINGS } from '../src/advisor/index.ts';
import { actions, items, maps, npcs, roles, scores, stances } from '../src/content/index.ts';
import { Action } from '../src/state/action.ts';
import { Event } from '../src/state/events.ts';
import { testFormatter } from '../test/testFormatter.ts';
import { de } from './de/index.ts';
import { en } from './en/index.ts';

it('all texts parse, and German has the same keys and placeholders as English', () => {
  expect(textProblems({ en, de })).toEqual([]);
});

describe.each(['en', 'de'] as const)('Texts in %s', (language) => {
  const { has, t } = testFormatter({}, language);

  it('every action and every event has a sentence', () => {
    for (const { shape } of nonEmpty(Action.options))
      expect(has(`action.${shape.type.value}`), shape.type.value).toBe(true);
    for (const { shape } of nonEmpty(Event.options))
      expect(has(`event.${shape.type.value}`), shape.type.value).toBe(true);
  });

  it('every kind of advice has a sentence', () => {
    for (const code of nonEmpty(Object.keys(ADVICE_SAYINGS))) {
      const key = code.startsWith('refused-') ? `refusal.${code.slice(8)}` : `advice.${code}`;
      expect(has(key), code).toBe(true);
    }
  });

  it('every record of the content has a name', () => {
    const names = { item: items, action: actions, site: maps };
    for (const [kind, records] of Object.entries(names)) {
      for (const { id } of nonEmpty<{ readonly id: string }>(records)) expect(has(`name.${kind}.${id}`), id).toBe(true);
    }
    for (const [kind, records] of Object.entries({ role: roles, npc: npcs, stance: stances, score: scores })) {
      for (const id of nonEmpty(Object.keys(records))) expect(has(`name.${kind}.${id}`), id).toBe(true);
    }
  });

  it('every action has a name, also without a record', () => {
    for (const { shape } of nonEmpty(Action.options))
      expect(has(`name.action.${shape.type.value}`), shape.type.value).toBe(true);
  });

  it('every ending has a sentence without sections of the rules', () => {
    for (const why of ['conceded', 'points', 'drops', 'escapes', 'unconscious', 'draw']) {
      expect(t(`ending.${why}`)).not.toMatch(/^ending|\(R \d/);
    }
  });
});

it('a text with a count uses singular and plural', () => {
  expect(testFormatter().t('detail.hexes', { n: 1 })).toBe('1 hex');
  expect(testFormatter().t('detail.hexes', { n: 3 })).toBe('3 hexes');
});

describe('Parameters of texts', () => {
  const view = { map: 'hex-demo', npcs: [{ kind: 'guard', cell: 0, wounds: 1, charmed: false }] };

  it("units are named with their owner, except the listener's own", () => {
    const message = { code: 'not-an-enemy', params: { target: 2 } };
    expect(testFormatter().refusal(message)).toContain('in your crew');
    const event = { type: 'npc-attacked', unit: 10, target: 2, weapon: '', kind: 'melee' };
    expect(testFormatter({ view, names: ['Ada', 'Jonas'] }).event(event)).toBe('Security Guard 1 attacks Ada’s Ninja.');
    expect(testFormatter({ view, seat: 0, names: ['Ada', 'Jonas'] }).event(event)).toBe(
      'Security Guard 1 attacks Ninja.',
    );
    expect(testFormatter({ view }, 'de').event(event)).toBe('Wache 1 greift Ninja 1 an.');
  });

  it('items, states, hexes and probabilities are formatted for the listener', () => {
    const { format } = testFormatter({ view });
    const params = { unit: 2, weapon: 'katana', stance: 'hidden' };
    expect(format('advice.quieter-weapon', params)).toBe('Katana would keep Ninja 1 Hidden.');
    expect(format('advice.may-be-felled', { by: 10, unit: 0, chance: 1 / 3 })).toBe(
      'Security Guard 1 could bring down Face 1 this turn and score: 33 %.',
    );
    expect(testFormatter({ view }, 'de').format('advice.guards-will-hurt', { unit: 0, harm: 0.68 })).toContain(
      '0,7 Wunden',
    );
    expect(format('advice.slots-unused', { unit: 0, slots: 1 })).toBe('You leave 1 slot of Face 1 unused.');
  });
});
