import { describe, expect, it } from 'vitest';
import { TableMatch } from '../../test/tableMatch.ts';
import { standardTiles } from '../pieces/huntPool.ts';
import { nextHunt } from './fromView.ts';

describe('nextHunt', () => {
  // R 10.5.4
  it('nextHunt counts the tiles that return first when the pool is empty', () => {
    const box = { 'huntBox.1': 3 };
    const full = new TableMatch({ ...box, pool: standardTiles(), drawn: [] });
    const empty = new TableMatch({ ...box, pool: [], drawn: standardTiles() });
    expect(nextHunt(full.view(1)).expectedDamage).toBeGreaterThan(0);
    expect(nextHunt(empty.view(1))).toEqual(nextHunt(full.view(1)));
  });
});
