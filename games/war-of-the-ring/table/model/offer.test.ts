import type { Action } from '@tessera/war-of-the-ring';
import { regionAt, tables } from '@tessera/war-of-the-ring/facts';
import { describe, expect, test } from 'vitest';
import { isOffered, offerOf, optionKey, placeAt } from './offer.ts';

const region = (id: string) => tables.regionIndex.get(id)!;
const march = (from: string, to: string): Action => ({ type: 'march', from: region(from), to: region(to) });

describe('what is offered', () => {
  const legal: readonly Action[] = [
    march('minas-morgul', 'north-ithilien'),
    march('minas-morgul', 'south-ithilien'),
    march('umbar', 'near-harad'),
    { type: 'done' },
  ];

  test('begins with the places to start from', () => {
    const { options, regions } = offerOf(legal, []);
    expect(regions).toEqual([region('minas-morgul'), region('umbar')]);
    expect(options.map(({ kind }) => kind)).toEqual(['place', 'place', 'action']);
  });

  test('goes on with the places to go to, and nothing without a place is left', () => {
    const { options, regions, only } = offerOf(legal, [region('minas-morgul')]);
    expect(regions).toEqual([region('north-ithilien'), region('south-ithilien')]);
    expect(options.map(({ kind }) => kind)).toEqual(['action', 'action']);
    expect(only).toBeUndefined();
  });

  test('comes to one action', () => {
    const { only } = offerOf(legal, [region('umbar'), region('near-harad')]);
    expect(only).toEqual(march('umbar', 'near-harad'));
  });

  test('knows only what the die that was picked allows', () => {
    const uses: readonly Action[] = [
      { type: 'use', die: 0, as: 'armies' },
      { type: 'use', die: 1, as: 'armies' },
      { type: 'pass' },
    ];
    expect(offerOf(uses, [], 1).actions).toEqual([{ type: 'use', die: 1, as: 'armies' }, { type: 'pass' }]);
  });

  test('lets a press on a region mean the inside of its Stronghold where that is what can be chosen', () => {
    const inside = 105;
    const assault: Action = { type: 'attack', from: regionAt(inside), to: inside };
    const offer = offerOf([assault], [regionAt(inside)]);
    expect(placeAt(offer, [regionAt(inside)], regionAt(inside))).toBe(inside);
  });

  test('forgets what is no longer legal', () => {
    expect(isOffered(legal, march('umbar', 'near-harad'))).toBe(true);
    expect(isOffered(legal, march('umbar', 'far-harad'))).toBe(false);
    expect(new Set(offerOf(legal, []).options.map(optionKey)).size).toBe(3);
  });
});
