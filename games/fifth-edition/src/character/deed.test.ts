import { Match } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import type { ActionOf, CharacterAction } from './actions.ts';
import { character } from './character.ts';

function live(...actions: readonly CharacterAction[]) {
  const match = Match.create(character, { options: {}, seats: 1, seed: 'deeds' });
  for (const action of actions) {
    const refusal = match.check(0, action);
    if (refusal !== undefined) throw new Error(refusal.code);
    match.apply(0, action);
  }
  return match;
}

const deed = (more: Partial<ActionOf<'deed'>> = {}): ActionOf<'deed'> => ({
  type: 'deed',
  kind: 'attack',
  name: 'Longsword',
  part: 'action',
  ...more,
});
const combat: CharacterAction = { type: 'combat', on: true };
const heal: CharacterAction = { type: 'heal', amount: 3 };
const codeOf = (match: ReturnType<typeof live>, action: CharacterAction) => match.check(0, action)?.code;

describe('deed', () => {
  test('deed refuses what the sheet bars, and everything together with it', () => {
    const barred = deed({ bars: [{ code: 'no-actions', params: { cause: 'Stunned', part: 'action' } }] });
    expect(live().check(0, barred)).toMatchObject({ code: 'barred-no-actions', params: { cause: 'Stunned' } });
    expect(codeOf(live(), { type: 'together', of: [barred, heal] })).toBe('barred-no-actions');
  });

  test('deed lets the player override the rules once, and logs it', () => {
    const bars: ActionOf<'deed'>['bars'] = [{ code: 'dying', params: { part: 'bonus' } }];
    const match = live(deed({ kind: 'use', name: 'Second Wind', part: 'bonus', bars, anyway: true }));
    expect(match.events(0).map(({ event }) => event)).toEqual([
      { type: 'overrode', kind: 'use', name: 'Second Wind', bars },
    ]);
    expect(codeOf(match, deed({ bars }))).toBe('barred-dying');
  });

  test('deed takes its part of the turn once, and as many attacks as the action gives', () => {
    const match = live(combat, deed({ attacks: 2 }));
    expect(match.state.combat).toMatchObject({ used: ['action'], attacks: 1 });
    expect(codeOf(match, deed({ kind: 'spell' }))).toBe('barred-part-spent');
    match.apply(0, deed({ attacks: 2 }));
    expect(codeOf(match, deed({ attacks: 2 }))).toBe('barred-attacks-spent');
    expect(codeOf(match, deed({ part: 'reaction' }))).toBeUndefined();
    match.apply(0, { type: 'turn' });
    expect(codeOf(match, deed({ attacks: 2 }))).toBeUndefined();
  });

  test('deed refuses a second bonus action, and an attack after an action used otherwise', () => {
    const match = live(combat, deed({ kind: 'spell', part: 'bonus' }), deed({ kind: 'item' }));
    expect(codeOf(match, deed({ kind: 'use', part: 'bonus' }))).toBe('barred-part-spent');
    expect(codeOf(match, deed({ attacks: 2 }))).toBe('barred-part-spent');
  });

  test('deed counts no turn outside of combat', () => {
    expect(codeOf(live(deed(), deed()), deed())).toBeUndefined();
  });

  test('deed refuses a dead character by the state of the match', () => {
    const hitPoints = { current: 3, max: 10 };
    const dead = live({ type: 'damage', amount: 20, hitPoints });
    expect(codeOf(dead, deed())).toBe('barred-dead');
    expect(codeOf(dead, deed({ anyway: true }))).toBeUndefined();
  });
});
