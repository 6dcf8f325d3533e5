import { probabilities } from '@tessera/chance';
import { describe, expect, it } from 'vitest';
import { allocationOdds, type HuntForecast, type HuntTile, huntOdds, huntSuccesses } from './hunt.ts';

const tile = (value: HuntTile['value'], reveal = false, stop = false): HuntTile => ({ value, reveal, stop });
const hunt = (more: Partial<HuntForecast>): HuntForecast => ({
  dice: 1,
  bonus: 0,
  rerolls: 0,
  pool: [tile(1)],
  mordor: false,
  ...more,
});

describe('huntSuccesses', () => {
  it('huntSuccesses needs a six, and one less per die of the Free Peoples in the box', () => {
    expect(probabilities(huntSuccesses({ dice: 1, bonus: 0, rerolls: 0 }))).toEqual([
      [0, expect.closeTo(5 / 6)],
      [1, expect.closeTo(1 / 6)],
    ]);
    expect(huntOdds(hunt({ bonus: 2 })).success).toBeCloseTo(3 / 6);
  });

  it('huntSuccesses fails on an unmodified 1 with any bonus', () => {
    expect(huntOdds(hunt({ bonus: 9 })).success).toBeCloseTo(5 / 6);
  });

  it('huntSuccesses rolls at most five dice', () => {
    expect(huntOdds(hunt({ dice: 9 })).success).toBeCloseTo(1 - (5 / 6) ** 5);
  });

  it('huntSuccesses re-rolls one failed die per source in the region', () => {
    expect(huntOdds(hunt({ rerolls: 1 })).success).toBeCloseTo(1 - (5 / 6) ** 2);
    expect(huntOdds(hunt({ rerolls: 3 })).success).toBeCloseTo(1 - (5 / 6) ** 2);
  });

  it('huntSuccesses never succeeds with an empty box', () => {
    expect(huntOdds(hunt({ dice: 0, bonus: 3 })).success).toBe(0);
  });
});

describe('huntOdds', () => {
  it('huntOdds weighs the remaining tiles', () => {
    const odds = huntOdds(hunt({ pool: [tile(3), tile(1, true), tile(0, true), tile(0)] }));
    expect(odds.reveal).toBeCloseTo((1 / 6) * (1 / 2));
    expect(odds.expectedDamage).toBeCloseTo((1 / 6) * 1);
  });

  it('huntOdds counts an Eye as the successes of the roll', () => {
    const odds = huntOdds(hunt({ dice: 2, pool: [tile('eye', true)] }));
    expect(probabilities(odds.damage)).toEqual([
      [0, expect.closeTo(25 / 36)],
      [1, expect.closeTo(10 / 36)],
      [2, expect.closeTo(1 / 36)],
    ]);
  });

  it('huntOdds counts an Eye on the Mordor Track as every die in the box', () => {
    const odds = huntOdds(hunt({ mordor: true, dice: 6, bonus: 2, pool: [tile('eye', true, true), tile(0)] }));
    expect(odds.success).toBe(1);
    expect(odds.stop).toBeCloseTo(1 / 2);
    expect(odds.expectedDamage).toBeCloseTo(4);
  });

  it('huntOdds rolls for a tile with a die and heals with a negative one', () => {
    expect(huntOdds(hunt({ mordor: true, pool: [tile('die')] })).expectedDamage).toBeCloseTo(3.5);
    expect(huntOdds(hunt({ mordor: true, pool: [tile(-2)] })).expectedDamage).toBeCloseTo(-2);
  });

  it('huntOdds draws nothing from an empty pool', () => {
    expect(huntOdds(hunt({ mordor: true, pool: [] }))).toMatchObject({ success: 1, expectedDamage: 0 });
  });
});

describe('allocationOdds', () => {
  it('allocationOdds adds the Eyes of the roll to the allocated dice', () => {
    const rows = allocationOdds({ dice: 7, least: 0, most: 2, hunt: hunt({ pool: [tile(2)] }) });
    expect(rows.map((row) => row.allocated)).toEqual([0, 1, 2]);
    expect(rows[1]!.actions).toBeCloseTo(6 - 1);
    expect(rows[0]!.success).toBeLessThan(rows[1]!.success);
    expect(rows[2]!.expectedDamage).toBeCloseTo(2 * rows[2]!.success);
  });
});
