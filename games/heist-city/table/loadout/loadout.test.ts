import { type Action, heistCity, ROLES } from '@tessera/heist-city';
import { nonEmpty } from '@tessera/testkit';
import { describe, expect, it } from 'vitest';
import { scene } from '../../test/scene.ts';
import { testFormatter } from '../../test/testFormatter.ts';
import { speakerOf } from '../model/speaker.ts';
import {
  billOf,
  EMPTY,
  isSame,
  type LoadoutDraft,
  presetsOf,
  SavedCrew,
  slotsFor,
  startersOf,
  waresFor,
  withItem,
  withoutItem,
} from './loadout.ts';

const view = heistCity.view(scene({}), 0);
const who = speakerOf(testFormatter({ seat: 0, names: ['Ada', 'Jonas'] }), view);
const ALL = { type: 'all', isQuiet: false, isAffordable: false } as const;

describe('billOf', () => {
  it('billOf gives the credits left', () => {
    const draft = withItem(EMPTY, 'ninja', 'katana');
    expect(billOf(who, draft)).toMatchObject({ cost: 17, budget: 100, left: 83, refusal: undefined });
    expect(billOf(who, withoutItem(draft, 'ninja', 'katana')).cost).toBe(0);
  });

  it('billOf gives the refusal before the commit', () => {
    const dear: LoadoutDraft = ROLES.map(() => ['gravity-gun']);
    expect(billOf(who, dear).refusal).toBe('160 credits out of 100: put something back.');
  });
});

it('every preset can be taken unchanged', () => {
  for (const { items } of nonEmpty(presetsOf(view))) expect(billOf(who, items).refusal).toBeUndefined();
});

it('starters come easiest first, each with a line and ratings of its equipment', () => {
  const starters = startersOf(view);
  expect(starters.map(({ name, starter }) => [name, starter])).toEqual([
    ['Ghosts', 1],
    ['Runners', 2],
    ['Gunners', 2],
    ['Thunder', 3],
  ]);
  const [ghosts, , gunners] = starters;
  expect(ghosts!.ratings.quiet).toBeGreaterThan(gunners!.ratings.quiet);
  expect(ghosts!.ratings.firepower).toBeLessThan(gunners!.ratings.firepower);
  for (const { name } of starters) expect(who.has(`loadout.advice.${name}`), name).toBe(true);
});

it('isSame ignores the order of items, but not a missing one', () => {
  const [set] = presetsOf(view);
  const turned = set!.items.map((list) => list.toReversed());
  expect(isSame(turned, set!.items)).toBe(true);
  expect(isSame(EMPTY, set!.items)).toBe(false);
});

describe('waresFor', () => {
  it('waresFor describes the special properties of every item', () => {
    const wares = waresFor(who, EMPTY, 'face', ALL);
    expect(wares.length).toBeGreaterThan(40);
    for (const { specials, name } of wares) {
      expect(name).not.toMatch(/name\./);
      for (const text of specials) expect(text).not.toMatch(/special\.|[{}]/);
    }
    expect(wares.find(({ item }) => item.id === 'knife')?.specials).toEqual([
      '1 roll',
      'damage 4',
      'keeps Hidden',
      'throw 4',
    ]);
  });

  it('waresFor gives the missing credits of an item that is too expensive', () => {
    const draft: LoadoutDraft = [['gravity-gun'], ['gravity-gun'], ['gravity-gun'], [], []];
    expect(waresFor(who, draft, 'brain', ALL).find(({ item }) => item.id === 'plink-gun')?.refusal).toBe(
      '1 credit short',
    );
    expect(waresFor(who, draft, 'brain', { ...ALL, isAffordable: true })).toEqual([]);
  });

  it('waresFor filters by kind and by noise', () => {
    const quiet = waresFor(who, EMPTY, 'spook', { type: 'ranged', isQuiet: true, isAffordable: false });
    expect(quiet.map(({ item }) => item.id)).toContain('silenced-long-gun');
    expect(quiet.map(({ item }) => item.id)).not.toContain('long-gun');
  });
});

it('slotsFor counts one more slot with an Attache Case', () => {
  expect(slotsFor(withItem(EMPTY, 'face', 'attache-case'), 'face')).toEqual({ used: 1, limit: 4 });
});

it('SavedCrew accepts only a list per role', () => {
  expect(SavedCrew.safeParse({ name: 'Mine', items: ROLES.map(() => ['knife']) }).success).toBe(true);
  for (const items of [[], [['knife']], ROLES.map(() => 'knife')]) {
    expect(SavedCrew.safeParse({ name: 'Mine', items }).success).toBe(false);
  }
});

it('a draft is sent as an action that the rules accept', () => {
  const [preset] = presetsOf(view);
  const action: Action = { type: 'loadout', items: preset!.items.map((list) => [...list]) };
  expect(heistCity.action.safeParse(action).success).toBe(true);
});
