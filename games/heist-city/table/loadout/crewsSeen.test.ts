import { heistCity, PRESETS } from '@tessera/heist-city';
import { Match, type Viewer } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { testFormatter } from '../../test/testFormatter.ts';
import { speakerOf } from '../model/speaker.ts';
import { crewsSeen } from './crewsSeen.ts';

const [preset] = PRESETS;

/** Returns the crews seen by a viewer after only the first crew has chosen. */
function seenBy(viewer: Viewer) {
  const match = Match.create(heistCity, { seats: 2, seed: 'sealed' });
  match.apply(0, { type: 'loadout', items: preset!.items });
  const seat = viewer === 'spectator' ? undefined : viewer;
  return crewsSeen(speakerOf(testFormatter({ seat: seat, names: ['Ada', 'Jonas'] }), match.view(viewer)));
}

describe('crewsSeen', () => {
  it('crewsSeen shows a crew and its cost to its owner', () => {
    const [own, rival] = seenBy(0);
    expect(own).toMatchObject({ title: 'Your crew', isChosen: true, budget: 100 });
    expect(own?.cost).toBeGreaterThan(0);
    expect(own?.members.flatMap(({ items }) => items)).toHaveLength(preset!.items.flat().length);
    expect(rival).toMatchObject({ title: 'Jonas', isChosen: false, cost: undefined });
  });

  it.each(['spectator', 1] as const)('crewsSeen shows %s only whether each crew has chosen', (viewer) => {
    const both = seenBy(viewer);
    expect(both.map(({ seat, isChosen }) => [seat, isChosen]).sort()).toEqual([
      [0, true],
      [1, false],
    ]);
    for (const { cost, members } of both) {
      expect(cost).toBeUndefined();
      expect(members.map(({ items }) => items)).toEqual([undefined, undefined, undefined, undefined, undefined]);
    }
  });
});
