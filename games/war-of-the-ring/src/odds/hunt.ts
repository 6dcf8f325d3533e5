import {
  andThen,
  approximate,
  constant,
  type Distribution,
  die,
  expectation,
  map,
  probability,
  Rational,
  uniform,
} from '@tessera/chance';
import { hits, MAX_DICE, neededRoll } from './hits.ts';

/** Hunt tile, as far as odds need it. */
export interface HuntTile {
  readonly value: number | 'eye' | 'die';
  readonly reveal: boolean;
  readonly stop: boolean;
}

/** A possible Hunt: on the map after a roll, on the Mordor Track without one. R 10.5, 10.10 */
export interface HuntForecast {
  /** Dice of the Shadow in the Hunt Box. */
  readonly dice: number;
  /** Dice of the Free Peoples in the Hunt Box. */
  readonly bonus: number;
  /** Failed dice that may be re-rolled: Stronghold, units, Nazgûl in the region. R 10.5.2 */
  readonly rerolls: number;
  /** Tiles in the pool. */
  readonly pool: readonly HuntTile[];
  readonly mordor: boolean;
}

/** Effect of a Hunt on the Fellowship, before Companions and cards reduce it. */
export interface HuntOdds {
  /** Probability that a tile is drawn. */
  readonly success: number;
  readonly reveal: number;
  readonly stop: number;
  /** Distribution of the damage; negative damage heals. */
  readonly damage: Distribution;
  readonly expectedDamage: number;
}

/** Drawn tile, or none. */
interface Drawn {
  readonly success: boolean;
  readonly damage: number;
  readonly reveal: boolean;
  readonly stop: boolean;
}

const NOTHING: Drawn = { success: false, damage: 0, reveal: false, stop: false };

/** Returns the successes of the Hunt roll. R 10.5.1, 10.5.2 */
export function huntSuccesses({
  dice,
  bonus,
  rerolls,
}: Pick<HuntForecast, 'dice' | 'bonus' | 'rerolls'>): Distribution {
  const need = neededRoll(6, bonus);
  const rolled = Math.min(MAX_DICE, dice);
  return hits({ dice: rolled, need, rerolls: Math.min(rolled, rerolls), rerollNeed: need });
}

/** Returns a drawn tile and its effect, given the value of an Eye. R 10.5.3 */
function drawn(pool: readonly HuntTile[], eye: number): Distribution<Drawn> {
  if (pool.length === 0) return constant({ ...NOTHING, success: true });
  return andThen(uniform(pool), ({ value, reveal, stop }) => {
    const damage = value === 'die' ? die(6) : constant(value === 'eye' ? eye : value);
    return map(damage, (amount) => ({ success: true, damage: amount, reveal, stop }));
  });
}

/** Returns the exact chances of one Hunt. */
export function huntOdds(hunt: HuntForecast): HuntOdds {
  const outcome = hunt.mordor
    ? drawn(hunt.pool, hunt.dice + hunt.bonus)
    : andThen(huntSuccesses(hunt), (successes) =>
        approximate(successes === 0 ? constant(NOTHING) : drawn(hunt.pool, successes)),
      );
  return summary(outcome);
}

function summary(outcome: Distribution<Drawn>): HuntOdds {
  const chance = (isSo: (drawn: Drawn) => boolean) => Rational.toNumber(probability(outcome, isSo));
  const damage = map(outcome, (drawn) => drawn.damage);
  return {
    success: chance((drawn) => drawn.success),
    reveal: chance((drawn) => drawn.reveal),
    stop: chance((drawn) => drawn.stop),
    damage,
    expectedDamage: Rational.toNumber(expectation(damage)),
  };
}

/** Range of the Shadow's allocation, and the known facts of this turn. R 5.3, 5.4 */
export interface Allocation {
  /** Dice of the Shadow before allocation. */
  readonly dice: number;
  readonly least: number;
  readonly most: number;
  /** The next Hunt, without the dice in the box. */
  readonly hunt: Omit<HuntForecast, 'dice'>;
}

/** One choice of allocation. */
export interface AllocationOdds {
  readonly allocated: number;
  /** Dice in the box after the roll: allocated dice and Eyes. */
  readonly box: Distribution;
  /** Mean of the dice left for actions. */
  readonly actions: number;
  /** Success of the first Hunt of the turn. */
  readonly success: number;
  readonly reveal: number;
  readonly expectedDamage: number;
}

/** Returns the odds for each number of allocated dice: one face of six is an Eye. */
export function allocationOdds({ dice, least, most, hunt }: Allocation): readonly AllocationOdds[] {
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, more) => {
    const allocated = least + more;
    const eyes = hits({ dice: dice - allocated, need: 6, rerolls: 0, rerollNeed: 6 });
    const box = map(eyes, (count) => allocated + count);
    const mean = (value: (odds: HuntOdds) => number) =>
      Rational.toNumber(expectation(box, (dice) => value(huntOdds({ ...hunt, dice }))));
    return {
      allocated,
      box,
      actions: dice - Rational.toNumber(expectation(box)),
      success: mean((odds) => odds.success),
      reveal: mean((odds) => odds.reveal),
      expectedDamage: mean((odds) => odds.expectedDamage),
    };
  });
}
