import { type Action, cellAt, heistCity, isWall, siteOf } from '@tessera/heist-city';
import { describe, expect, it } from 'vitest';
import { acting, choosing, seen } from '../../test/counselled.ts';
import type { Moment } from '../../test/scene.ts';
import { testFormatter } from '../../test/testFormatter.ts';
import { speakerOf } from '../model/speaker.ts';
import { choicesOf } from './choices.ts';
import { EMPTY_SELECTION, take, tap } from './selection.ts';
import { whyClosed } from './whyBlocked.ts';

const SITE = siteOf('ballroom');
const FACE = 0;
const MOMENT: Moment = {
  map: 'ballroom',
  face: { at: [0, -15], stance: 'overt', items: ['plink-gun'] },
  'enemy-face': { at: [0, 10], stance: 'overt' },
};

/** Returns the message after a press on a hex without an effect. */
function pressed(state: ReturnType<typeof acting>, cell: number, choice?: string): string {
  const view = seen(state);
  const legal: readonly Action[] = heistCity.legal(state, 0);
  const offer = { view, choices: choicesOf(view, legal) };
  const selection = choice ? take(offer, choice) : EMPTY_SELECTION;
  expect(tap(offer, selection, cell)).toBe(selection);
  return whyClosed(speakerOf(testFormatter({ seat: 0, names: ['Ada', 'Jonas'] }), view), {
    seat: 0,
    offer,
    selection,
    cell,
  });
}

describe('whyClosed', () => {
  it('whyClosed reports a hex too far for all choices, or for the selected one', () => {
    const far = cellAt(SITE, 0, 14);
    expect(pressed(acting(FACE, MOMENT), far)).toMatch(/No way there: too far\.$/);
    expect(pressed(acting(FACE, MOMENT), far, 'move')).toMatch(/No way there: too far\.$/);
  });

  it('whyClosed reports a wall', () => {
    const wall = Array.from({ length: SITE.size }, (_, cell) => cell).find((cell) => isWall(SITE, [], cell))!;
    expect(pressed(acting(FACE, MOMENT), wall)).toMatch(/No way there: a wall\.$/);
  });

  it('whyClosed reports an enemy out of reach', () => {
    expect(pressed(acting(FACE, MOMENT), cellAt(SITE, 0, 10))).toMatch(/(away, reach|No sight)/);
  });

  it('whyClosed reports a unit that the player cannot activate', () => {
    expect(pressed(choosing(MOMENT), cellAt(SITE, 0, 10))).toMatch(/Not one of yours\.$/);
    expect(pressed(choosing(MOMENT), cellAt(SITE, 0, 14))).toMatch(
      /None of your characters is here\. Press one of your characters that can still act\.$/,
    );
  });
});
