import { previewNPCPhase, woundsOf } from '@tessera/heist-city';
import { describe, expect, test } from 'vitest';
import { begun, FACE, table } from '../../test/table.ts';
import { testFormatter } from '../../test/testFormatter.ts';
import { promptOf } from '../decision/prompt.ts';
import { foresee } from '../model/foresight.ts';
import { speakerOf } from '../model/speaker.ts';
import { comparableActions } from './comparable.ts';
import { future, outlookOf } from './future.ts';

const KNOWN = { chosen: true, revealed: true, items: [[], [], [], [], []] };

/** Returns the Face beside a guard, with a knife, and the table's words. */
function besideAGuard() {
  const match = table({
    acting: FACE,
    face: { at: [0, 0], items: ['knife'], stance: 'overt' },
    npcs: [{ kind: 'guard', at: [1, 0] }],
    // Both crews are known, as in every match after the choice of equipment.
    state: { loadouts: [KNOWN, KNOWN] },
  });
  const view = match.view(0);
  return { match, view, legal: match.legal(0), speaker: speakerOf(testFormatter({ view, seat: 0 }), view) };
}

describe('future', () => {
  test('an attack has the exact odds of its roll, and its position is open', () => {
    const { view, legal, speaker } = besideAGuard();
    const attack = legal.find(({ type }) => type === 'attack')!;
    const { hit } = foresee(view, 0, attack);
    const { odds, position } = future(speaker, 0, FACE, attack);
    expect(odds?.good).toBe(hit?.chance);
    expect(position).toMatch(/dice decide/);
  });

  test('a move is certain, and the guards reply to the position after it', () => {
    const { view, legal, speaker } = besideAGuard();
    const move = legal.find(({ type }) => type === 'move')!;
    const { odds, position, next } = future(speaker, 0, FACE, move);
    expect(odds).toBeUndefined();
    expect(position).toBe('Certain');
    const { threats } = previewNPCPhase(outlookOf(view, 0, move).view);
    expect(next).toHaveLength(threats.filter(({ unit }) => unit === FACE).length);
  });
});

test('future of an activation has the numbers of the unit that acts', () => {
  const match = begun({ map: 'hex-demo' }, 'overt');
  const view = match.view(0);
  const speaker = speakerOf(testFormatter({ view, seat: 0 }), view);
  const [one, other] = match
    .legal(0)
    .filter(({ type }) => type === 'activate')
    .map((action) => future(speaker, 0, -1, action));
  const wounds = (shown: typeof one) => shown?.left.find(({ label }) => label === 'its wounds left')?.value;
  expect(wounds(one)).toBe(String(woundsOf(view, FACE)));
  expect(wounds(other)).not.toBe(wounds(one));
});

test('comparableActions has every attack, and of the walks only the chosen one', () => {
  const { match, legal, speaker } = besideAGuard();
  const prompt = promptOf(speaker, 0, match.decisions, legal, undefined);
  const moves = (armed: (typeof legal)[number] | undefined) =>
    comparableActions(prompt, armed).filter(({ action }) => action.type === 'move');
  expect(moves(undefined)).toEqual([]);
  expect(moves(legal.find(({ type }) => type === 'move'))).toHaveLength(1);
  expect(comparableActions(prompt, undefined).some(({ action }) => action.type === 'attack')).toBe(true);
});
