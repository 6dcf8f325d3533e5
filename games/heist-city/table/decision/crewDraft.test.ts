import { crewOf, heistCity, PRESETS, siteOf, zoneOf } from '@tessera/heist-city';
import { Match } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import {
  draftActions,
  draftedView,
  draftOf,
  draftOffer,
  draftSelection,
  moveInDraft,
  stanceInDraft,
} from './crewDraft.ts';
import { actionToCommit } from './selection.ts';

/** Returns a match in which a crew is to be placed, and the seat that places it. */
function placing() {
  const match = Match.create(heistCity, { seats: 2, seed: 'draft', options: { map: 'ballroom' } });
  const items = PRESETS[0]!.items.map((list) => [...list]);
  for (const seat of [0, 1]) match.apply(seat, { type: 'loadout', items });
  const { seat } = match.decisions[0]!;
  return { match, seat, view: match.view(seat) };
}

describe('crewDraft', () => {
  it('places the whole crew when its actions are played in order', () => {
    const { match, seat, view } = placing();
    const draft = draftOf(view, seat)!;
    for (const action of draftActions(draft)) expect(match.apply(seat, action).ok).toBe(true);
    expect(crewOf(seat).every((unit) => match.view(seat).characters[unit]!.cell >= 0)).toBe(true);
    expect(draftOf(match.view(seat), seat)).toBeUndefined();
  });

  it('shows the draft on the map without changing the position', () => {
    const { seat, view } = placing();
    const draft = draftOf(view, seat)!;
    const drafted = draftedView(view, draft);
    expect(crewOf(seat).every((unit) => drafted.characters[unit]!.cell >= 0)).toBe(true);
    expect(crewOf(seat).every((unit) => view.characters[unit]!.cell < 0)).toBe(true);
  });

  it('selects a character by its hex, moves it to a free hex, and refuses a hex outside the zone', () => {
    const { seat, view } = placing();
    const draft = draftOf(view, seat)!;
    const other = draft.placements[2]!;
    const picked = moveInDraft(view, draft, other.cell)!;
    expect(picked.unit).toBe(other.unit);
    const site = siteOf(view.map);
    const taken = draft.placements.map(({ cell }) => cell);
    const free = zoneOf(site, seat).find((cell) => !taken.includes(cell) && site.table[cell] === 0)!;
    const moved = moveInDraft(view, picked, free)!;
    expect(moved.placements[2]).toMatchObject({ unit: other.unit, cell: free });
    expect(moveInDraft(view, picked, zoneOf(site, 1 - seat)[0]!)).toBeUndefined();
  });

  it('changes the state of the selected character only', () => {
    const { seat, view } = placing();
    const draft = draftOf(view, seat)!;
    const overt = draftOffer(view, draft).choices.find(
      ({ sample }) => sample.type === 'deploy' && sample.stance === 'overt',
    )!;
    const changed = stanceInDraft(view, draft, overt.id)!;
    expect(changed.placements.map(({ stance }) => stance)).toEqual(['overt', 'hidden', 'hidden', 'hidden', 'hidden']);
    expect(actionToCommit(draftOffer(view, changed), draftSelection(changed))).toMatchObject({ stance: 'overt' });
  });
});
