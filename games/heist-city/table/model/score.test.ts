import { coordsOf, LAST_TURN, siteOf, type View } from '@tessera/heist-city';
import { describe, expect, it } from 'vitest';
import { acting, seen } from '../../test/counselled.ts';
import { testFormatter } from '../../test/testFormatter.ts';
import { nextScore } from './score.ts';
import { speakerOf } from './speaker.ts';

const FACE = 0;
const AT_HOME = { at: [0, -15], stance: 'hidden' } as const;

function nextIn(turn: number): string | undefined {
  const view = seen(acting(FACE, { map: 'ballroom', turn, face: AT_HOME }));
  return nextScore(heard(view));
}

function heard(view: View) {
  return speakerOf(testFormatter({ seat: 0, names: ['Ada', 'Jonas'] }), view);
}

it('nextScore names the escape in the last turn only', () => {
  expect(nextIn(1)).toBe('Nothing to score this turn.');
  expect(nextIn(LAST_TURN)).toMatch(/^Next: Face, (Escape|Extraction)/);
});

describe('nextScore', () => {
  const BRAIN = 3;
  const site = siteOf('ballroom');
  const at = coordsOf(site, site.computers[0]!);

  it('nextScore considers the whole crew while the acting character can score nothing', () => {
    const moment = { map: 'ballroom', face: AT_HOME, brain: { at, stance: 'hidden' } } as const;
    expect(nextScore(heard(seen(acting(FACE, moment))))).toMatch(/^Next: Brain/);
  });

  it('nextScore counts a connection of an activated character', () => {
    const brain = { at, stance: 'hidden', activated: true, connected: 0 } as const;
    const view = seen(acting(FACE, { map: 'ballroom', face: AT_HOME, brain }));
    expect(view.characters[BRAIN]!.activated).toBe(true);
    expect(nextScore(heard(view))).toMatch(/^Next: Brain/);
  });
});
