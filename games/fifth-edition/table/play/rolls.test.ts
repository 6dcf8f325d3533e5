import { evaluateCharacter } from '@tessera/fifth-edition';
import type { TableEntry } from '@tessera/table';
import { describe, expect, it } from 'vitest';
import { character } from '../../test/characters.ts';
import { rulebookOf } from '../../test/content.ts';
import { dueSave } from './effects/concentration.ts';
import { lastRolls, standingEntries } from './rolls.ts';

type Event = TableEntry['events'][number];
type Logged = Event | 'undo' | 'redo';

/** Creates a log of events, undos and redos. */
function logOf(...all: readonly Logged[]): TableEntry[] {
  return all.map((one, seq) =>
    typeof one === 'string' ? { seq, at: 0, kind: one, events: [] } : { seq, at: 0, kind: 'act', by: 0, events: [one] },
  );
}

const stealth = {
  type: 'rolled',
  label: 'Stealth',
  dice: '1d20',
  bonus: 7,
  mode: 'advantage',
  rolls: [15],
  dropped: 4,
  total: 22,
};
const hitDie = { type: 'hitDieSpent', die: 8, rolled: 1, modifier: -3, healed: 1 };
const hurt = (amount: number): Event => ({ type: 'hurt', amount, absorbed: 0 });

describe('lastRolls', () => {
  it('lastRolls lists the newest first, with the dropped die', () => {
    expect(lastRolls(logOf(stealth, hurt(3), hitDie), 5)).toMatchObject([
      { kind: 'hitDie', dice: '1d8', rolls: [1], bonus: -3, total: 1 },
      { kind: 'roll', label: 'Stealth', rolls: [15], dropped: 4, mode: 'advantage', total: 22 },
    ]);
  });

  it('lastRolls returns at most the requested number', () => {
    expect(lastRolls(logOf(stealth, hitDie, stealth), 2)).toHaveLength(2);
  });

  it('lastRolls keeps undone rolls and marks them', () => {
    expect(lastRolls(logOf(stealth, 'undo'), 5)).toMatchObject([{ wasTakenBack: true }]);
    expect(lastRolls(logOf(stealth, 'undo', 'redo'), 5)).toMatchObject([{ wasTakenBack: false }]);
  });

  it('lastRolls reads events with unknown or missing values', () => {
    const odd = { type: 'rolled', rolls: ['x', 3], mode: 'sideways' };
    expect(lastRolls(logOf(odd), 5)).toMatchObject([{ rolls: [3], mode: 'plain', total: 0 }]);
  });
});

describe('standingEntries', () => {
  it('standingEntries omits undone entries, also after a later action', () => {
    const standing = standingEntries(logOf(hurt(1), 'undo', hurt(2), 'undo', 'redo', hurt(3), 'redo'));
    expect(standing.map(({ events }) => events[0]?.amount)).toEqual([2, 3]);
  });
});

describe('dueSave', () => {
  const rulebook = rulebookOf('2024');
  const record = character({
    edition: '2024',
    scores: [8, 14, 12, 16, 10, 10],
    classes: ['wizard 5'],
    active: [
      {
        instanceId: 'haste-1',
        ref: 'spell:haste',
        appliedAt: 0,
        duration: { type: 'concentration', max: { type: 'minutes', count: 1 } },
      },
    ],
  });
  const sheet = evaluateCharacter(record, rulebook);
  const due = (...all: readonly Logged[]) => dueSave(logOf(...all), record, sheet, 'Concentration');
  const began = { type: 'began', ref: 'spell:haste', instanceId: 'haste-1' };
  const save = { ...stealth, label: 'Concentration' };

  it('dueSave is due after damage with a DC of 10 or half the damage', () => {
    expect(due(began, hurt(7))).toEqual({ damage: 7, difficulty: 10 });
    expect(due(began, hurt(31))).toEqual({ damage: 31, difficulty: 15 });
  });

  it('dueSave is not due for damage before concentration, after the save, or when the damage was undone', () => {
    expect(due(hurt(7), began)).toBeUndefined();
    expect(due(began, hurt(7), save)).toBeUndefined();
    expect(due(began, hurt(7), 'undo')).toBeUndefined();
  });

  it('dueSave is due again after further damage', () => {
    expect(due(began, hurt(7), save, hurt(24))).toEqual({ damage: 24, difficulty: 12 });
  });

  it('dueSave is undefined without concentration', () => {
    expect(dueSave(logOf(hurt(7)), { ...record, active: [] }, sheet, 'Concentration')).toBeUndefined();
  });
});
