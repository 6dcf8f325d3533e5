import type { Action } from '@tessera/war-of-the-ring';
import { regionAt, tables } from '@tessera/war-of-the-ring/facts';
import { describe, expect, test } from 'vitest';
import { isOffered, offerOf, optionKey, placeAt } from './offer.ts';

const region = (id: string) => tables.regionIndex.get(id)!;
const march = (from: string, to: string): Action => ({ type: 'march', from: region(from), to: region(to) });

describe('offerOf', () => {
  const legal: readonly Action[] = [
    march('minas-morgul', 'north-ithilien'),
    march('minas-morgul', 'south-ithilien'),
    march('umbar', 'near-harad'),
    { type: 'done' },
  ];

  test('offerOf begins with the origins', () => {
    const { options, regions } = offerOf(legal, []);
    expect(regions).toEqual([region('minas-morgul'), region('umbar')]);
    expect(options.map(({ kind }) => kind)).toEqual(['place', 'place', 'action']);
  });

  test('offerOf continues with the destinations and drops actions without a place', () => {
    const { options, regions, only } = offerOf(legal, [region('minas-morgul')]);
    expect(regions).toEqual([region('north-ithilien'), region('south-ithilien')]);
    expect(options.map(({ kind }) => kind)).toEqual(['action', 'action']);
    expect(only).toBeUndefined();
  });

  test('offerOf ends with one action', () => {
    const { only } = offerOf(legal, [region('umbar'), region('near-harad')]);
    expect(only).toEqual(march('umbar', 'near-harad'));
  });

  test('offerOf keeps only the actions that the picked die allows', () => {
    const uses: readonly Action[] = [
      { type: 'use', die: 0, as: 'armies' },
      { type: 'use', die: 1, as: 'armies' },
      { type: 'pass' },
    ];
    expect(offerOf(uses, [], 1).actions).toEqual([{ type: 'use', die: 1, as: 'armies' }, { type: 'pass' }]);
  });

  test('placeAt returns the inside of a Stronghold when only that can be chosen in the region', () => {
    const inside = 105;
    const assault: Action = { type: 'attack', from: regionAt(inside), to: inside };
    const offer = offerOf([assault], [regionAt(inside)]);
    expect(placeAt(offer, [regionAt(inside)], regionAt(inside))).toBe(inside);
  });

  test('isOffered is false for an action that is no longer legal', () => {
    expect(isOffered(legal, march('umbar', 'near-harad'))).toBe(true);
    expect(isOffered(legal, march('umbar', 'far-harad'))).toBe(false);
    expect(new Set(offerOf(legal, []).options.map(optionKey)).size).toBe(3);
  });
});
