import { siteOf, zoneOf } from '@tessera/heist-city';
import { describe, expect, it } from 'vitest';
import { seen } from '../../test/counselled.ts';
import { scene } from '../../test/scene.ts';
import { testFormatter } from '../../test/testFormatter.ts';
import { speakerOf } from './speaker.ts';

const SITE = siteOf('ballroom');
const VIEW = seen(scene({ map: 'ballroom' }));

/** Returns the name of a hex for the first player. */
const place = (cell: number, language?: 'en' | 'de') =>
  speakerOf(testFormatter({ seat: 0, names: ['Ada', 'Jonas'] }, language), VIEW).cell(cell);

describe('placeName', () => {
  it('names a computer, a hex beside it, and a hex near it', () => {
    const [first = -1] = SITE.computers;
    expect(place(first)).toBe('at computer 1');
    const beside = Array.from({ length: SITE.size }, (_, cell) => cell).find(
      (cell) => SITE.board.distance(cell, first) === 1,
    )!;
    expect(place(beside)).toBe('beside computer 1');
    expect(place(beside, 'de')).toBe('neben Computer 1');
    const near = Array.from({ length: SITE.size }, (_, cell) => cell).find(
      (cell) => SITE.board.distance(cell, first) === 2 && /from computer 1$/.test(place(cell)),
    )!;
    expect(place(near)).toBe('2 hexes from computer 1');
  });

  it('names the zones by their owners', () => {
    const [home, other] = [0, 1].map((seat) => zoneOf(SITE, seat).map((cell) => place(cell)));
    expect(home).toContain('in your zone');
    expect(other).toContain('in Jonas’s zone');
  });

  it('names the end of a walk in the log by its place', () => {
    const formatter = testFormatter({ view: VIEW, seat: 0, names: ['Ada', 'Jonas'] });
    const event = { type: 'moved', unit: 2, path: [zoneOf(SITE, 0)[0]!, SITE.computers[0]!] };
    expect(formatter.event(event)).toBe('Ninja moves 1 hex and is now at computer 1.');
    expect(formatter.action({ type: 'move', to: SITE.computers[0]! })).toMatch(/^move to -?\d+,-?\d+$/);
  });
});
