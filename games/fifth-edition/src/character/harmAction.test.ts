import { Match } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import type { ActionOf, CharacterAction } from './actions.ts';
import { character } from './character.ts';

const arrow: ActionOf<'harm'> = {
  type: 'harm',
  parts: [
    { amount: 7, type: 'piercing', taken: 7 },
    { amount: 9, type: 'poison', taken: 4, by: 'Dwarven Resilience' },
  ],
  source: 'Hobgoblin Warrior',
};

function live(...actions: readonly CharacterAction[]) {
  const match = Match.create(character, { options: {}, seats: 1, seed: 'harm' });
  for (const action of actions) match.apply(0, action);
  return { ...match.state, events: match.events(match.seq - 1).map(({ event }) => event) };
}

describe('harm', () => {
  test('harm logs the entered damage and the damage taken after temporary hit points', () => {
    const { record, events } = live({ type: 'temp', amount: 5 }, { ...arrow, hitPoints: { current: 20, max: 20 } });
    expect(record.used).toEqual({ damage: 6 });
    expect(events).toEqual([
      {
        type: 'harmed',
        parts: arrow.parts,
        source: 'Hobgoblin Warrior',
        critical: false,
        half: false,
        amount: 11,
        absorbed: 5,
      },
    ]);
  });

  test('harm at 0 hit points is one failed death save, and two on a critical hit', () => {
    const hitPoints = { current: 0, max: 20 };
    expect(live({ ...arrow, hitPoints }).death.failures).toBe(1);
    expect(live({ ...arrow, critical: true, hitPoints }).death.failures).toBe(2);
  });

  test('harm that a defense takes away altogether has no consequences', () => {
    const immune = { ...arrow, parts: [{ amount: 9, type: 'poison', taken: 0, by: 'Immune' }] };
    const { death, record, events } = live({ ...immune, hitPoints: { current: 0, max: 20 } });
    expect([death.failures, record.used, events.map(({ type }) => type)]).toEqual([0, {}, ['harmed']]);
  });

  test('harm beyond the last hit point by the maximum kills', () => {
    expect(live({ ...arrow, hitPoints: { current: 1, max: 10 } }).death.failures).toBe(3);
  });
});
