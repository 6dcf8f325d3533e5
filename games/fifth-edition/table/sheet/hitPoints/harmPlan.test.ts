import { type CharacterRecord, evaluateCharacter, stateAfterActions } from '@tessera/fifth-edition';
import { describe, expect, test } from 'vitest';
import { characterContextOf } from '../../../test/characterContext.ts';
import { character } from '../../../test/characters.ts';
import { harmPlan } from './harmPlan.ts';

/** Creates a character context on which damage can be tried. */
function context(changes: Partial<CharacterRecord> = {}, failures = 0) {
  const record = {
    ...character({ edition: '2024', scores: [14, 12, 14, 10, 10, 8], classes: ['fighter 6'], species: 'dwarf' }),
    ...changes,
  };
  const still = characterContextOf(record);
  const state = { ...still.state, death: { successes: 0, failures } };
  const attempt: typeof still.attempt = (...actions) => {
    const after = stateAfterActions(state, ...actions);
    const sheet = evaluateCharacter(after.record, still.rulebook);
    return { state: after, record: after.record, sheet, differences: [] };
  };
  return { ...still, state, attempt };
}

const entry = (text: string, more = {}) => ({ text, source: '', isCritical: false, isHalf: false, ...more });

describe('harmPlan', () => {
  test('harmPlan writes a sum whose parts add up to the damage taken', () => {
    const plan = harmPlan(
      entry('7 piercing 9 poison', { source: 'Hobgoblin Warrior' }),
      context({ used: { temp: 5 } }),
    );
    expect(plan?.rows.map(({ value }) => value)).toEqual([7, 4]);
    expect(plan?.rows[1]?.note).toContain('Dwarven Resilience');
    expect([plan?.total, plan?.absorbed]).toEqual([11, 5]);
    expect(plan?.action).toMatchObject({
      source: 'Hobgoblin Warrior',
      parts: [
        { amount: 7, type: 'piercing', taken: 7 },
        { amount: 9, type: 'poison', taken: 4 },
      ],
    });
  });

  test('harmPlan says what follows: the fall, failed death saves, and death at once', () => {
    const max = context().sheet.hitPoints.max.value;
    expect(harmPlan(entry(String(max)), context())?.consequences).toContain('Unconscious and dying');
    expect(harmPlan(entry(String(2 * max)), context())?.consequences).toContain('Dead at once');
    const down = context({ used: { damage: max } });
    expect(harmPlan(entry('3'), down)?.consequences).toContain('One failed death save');
    expect(harmPlan(entry('3', { isCritical: true }), down)?.consequences).toContain('2 failed death saves');
    expect(harmPlan(entry('3'), context({ used: { damage: max } }, 2))?.consequences).toContain('Dead at once');
  });

  test('harmPlan names the save that keeps concentration', () => {
    const bless = {
      instanceId: 'bless-1',
      ref: 'spell:bless',
      appliedAt: 0,
      duration: { type: 'concentration', max: { type: 'minutes', count: 1 } },
    } as const;
    const held = context({ active: [bless] });
    expect(harmPlan(entry('24 fire'), held)?.consequences).toContain('Concentration: Constitution save DC 12');
    expect(harmPlan(entry('99'), held)?.consequences).toContain('Concentration ends');
  });

  test('harmPlan is undefined until the line is understood', () => {
    for (const text of ['', 'ouch', '7 bananas']) expect(harmPlan(entry(text), context()), text).toBeUndefined();
  });
});
