import { Match } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { maps } from '../content/index.ts';
import { heistCity } from '../game/game.ts';
import { siteOf, zoneOf } from '../map/site.ts';
import { PRESETS } from '../units/presets.ts';
import { crewOf, roleOf } from '../units/units.ts';
import { suggestedDeployment } from './suggestedDeployment.ts';

/** Returns a match in which the first crew is to be placed. */
function placing(map: string, options: object = {}) {
  const match = Match.create(heistCity, { seats: 2, seed: 'placing', options: { map, ...options } });
  for (const seat of [0, 1]) {
    const taken = match.apply(seat, { type: 'loadout', items: PRESETS[0]!.items.map((list) => [...list]) });
    if (!taken.ok) throw new Error(taken.refusal.code);
  }
  return match;
}

/** Places the crew of the asked seat as suggested; returns its seat. */
function placed(match: ReturnType<typeof placing>): number {
  const { seat } = match.decisions[0]!;
  for (const { cell, stance } of suggestedDeployment(match.view(seat), seat)) {
    const result = match.apply(seat, { type: 'deploy', cell, stance });
    if (!result.ok) throw new Error(result.refusal.code);
  }
  return seat;
}

describe.each(maps.map(({ id }) => id))('suggestedDeployment on %s', (map) => {
  it('places both crews legally and in their own zones (R 5.2)', () => {
    const match = placing(map);
    const seats = [placed(match), placed(match)];
    expect(seats.sort()).toEqual([0, 1]);
    const { characters } = match.view(0);
    for (const seat of seats) {
      const zone = zoneOf(siteOf(map), seat);
      expect(crewOf(seat).every((unit) => zone.includes(characters[unit]!.cell))).toBe(true);
    }
  });
});

describe('suggestedDeployment', () => {
  it('disguises the Face and hides the others (R 5.3)', () => {
    const match = placing('ballroom');
    const { seat } = match.decisions[0]!;
    const stances = suggestedDeployment(match.view(seat), seat).map(({ unit, stance }) => [roleOf(unit), stance]);
    expect(stances).toEqual([
      ['face', 'disguised'],
      ['muscle', 'hidden'],
      ['ninja', 'hidden'],
      ['brain', 'hidden'],
      ['spook', 'hidden'],
    ]);
  });

  it('starts characters with the same kind of goal at different places', () => {
    const match = placing('ballroom');
    const { seat } = match.decisions[0]!;
    const { zones } = siteOf('ballroom');
    const columns = suggestedDeployment(match.view(seat), seat).map(({ cell }) =>
      zones[seat === 0 ? 0 : 1].indexOf(cell),
    );
    expect(Math.max(...columns) - Math.min(...columns)).toBeGreaterThan(5);
  });

  it('suggests places only for the characters that are not on the map yet', () => {
    const match = placing('ballroom');
    const { seat } = match.decisions[0]!;
    const [first, second] = suggestedDeployment(match.view(seat), seat);
    match.apply(seat, { type: 'deploy', cell: second!.cell, stance: 'overt' });
    const rest = suggestedDeployment(match.view(seat), seat);
    expect(rest.map(({ unit }) => unit)).not.toContain(first!.unit);
    expect(rest).toHaveLength(4);
    expect(rest.map(({ cell }) => cell)).not.toContain(second!.cell);
  });

  it.each([
    ['start-overt', 0],
    ['start-max-3-stealth', 3],
  ])('keeps to the variant %s: %i characters out of sight', (variant, unseen) => {
    const match = placing('ballroom', { variants: [variant] });
    const seat = placed(match);
    const stances = crewOf(seat).map((unit) => match.view(seat).characters[unit]!.stance);
    expect(stances.filter((stance) => stance !== 'overt')).toHaveLength(unseen);
  });
});
