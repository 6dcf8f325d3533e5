import { enhancedCard, enhancedId, recordOf, recordsOf } from '@tessera/gloomhaven/shared';
import { expect, test } from 'vitest';
import { placesOn } from './enhancement.ts';

test('every sticker that fits on a spot changes the card', () => {
  let tried = 0;
  for (const { id } of recordsOf('card').values()) {
    for (const { card: _, ...place } of placesOn(id)) {
      const better = enhancedCard(enhancedId(id, [place]));
      expect(better?.[place.half], `${id} ${JSON.stringify(place)}`).toBeDefined();
      expect(better?.[place.half]).not.toEqual(recordOf('card', id)[place.half]);
      tried++;
    }
  }
  expect(tried).toBeGreaterThan(2000);
});
