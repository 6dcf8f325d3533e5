import { expect, test } from 'vitest';
import { recordsOf } from '../../src/content/recordMaps.ts';
import { overlayArt } from './overlayArt.ts';

test.each([...recordsOf('scenario').values()])('draws the overlays of $id on its board', ({ id, overlays }) => {
  const drawn = overlays.filter((overlay) => overlay.type !== 'wall' && 'art' in overlay);
  const hexes = new Set(drawn.flatMap((overlay) => overlay.hexes.map(String)));
  expect(overlayArt(id).at.size).toBe(hexes.size);
});
