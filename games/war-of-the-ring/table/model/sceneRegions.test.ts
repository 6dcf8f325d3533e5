import { tables } from '@tessera/war-of-the-ring/facts';
import { expect, test } from 'vitest';
import { AT_WAR, TableMatch } from '../../test/tableMatch.ts';
import { anchorsOf } from '../choice/answers.ts';
import { offerOf } from '../choice/offer.ts';
import { sceneRegions } from './sceneRegions.ts';

const at = (id: string) => tables.regionIndex.get(id)!;

/** Returns a match in which an Army of Sauron is asked where to march. */
function marching(): TableMatch {
  const match = new TableMatch({ ...AT_WAR, '@at north-ithilien': '@sauron 3/2' });
  match.act(1, { type: 'use', die: 1, as: 'armies' });
  return match;
}

test('sceneRegions shows the chosen Army together with its destinations', () => {
  const match = marching();
  const trail = [at('north-ithilien')];
  const offer = offerOf(match.legal(1), trail);
  const shown = sceneRegions(match.view(1), 'march', { offer, trail, armed: undefined });
  expect(shown).toContain(at('north-ithilien'));
  expect(offer.regions.length).toBeGreaterThan(0);
  for (const region of offer.regions) expect(shown).toContain(region);
});

test('sceneRegions stays at the way of the Army once its destination is chosen, and while figures are left behind', () => {
  const match = marching();
  const march = match.legal(1).find((one) => one.type === 'march' && one.from === at('north-ithilien'))!;
  const trail = anchorsOf(march);
  const ends = trail.map(Number);
  const armed = { offer: offerOf(match.legal(1), trail), trail, armed: march };
  expect(sceneRegions(match.view(1), 'march', armed)).toEqual(ends);
  match.act(1, march);
  expect(match.ask(1)?.kind).toBe('split');
  const open = { offer: offerOf(match.legal(1), []), trail: [], armed: undefined };
  expect(sceneRegions(match.view(1), 'split', open)).toEqual(ends);
});

test('sceneRegions shows the Ring-bearers when their Companions leave, and nothing for a question without a place', () => {
  const match = new TableMatch({ phase: 'actions', 'dice.0': '@dice character', flow: '@slot 0' });
  const nowhere = { offer: offerOf([], []), trail: [], armed: undefined };
  expect(sceneRegions(match.view(0), 'party', nowhere)).toEqual([match.view(0).fellowship.region]);
  expect(sceneRegions(match.view(0), 'slot', nowhere)).toEqual([]);
});
