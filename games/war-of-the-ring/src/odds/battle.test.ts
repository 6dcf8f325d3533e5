import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BattleForecast, battleOdds, type Force } from './battle.ts';
import { afterHits, type Survivors } from './casualties.ts';

const force = (regulars: number, elites = 0, leadership = 0, more: Partial<Force> = {}): Force => ({
  regulars,
  elites,
  leadership,
  captains: 0,
  elitesLead: false,
  ...more,
});

describe('battleOdds', () => {
  it('battleOdds gives one Regular against one the chances of single dice', () => {
    const { attackerWins, defenderWins, bothFall, undecided } = battleOdds({
      site: 'field',
      attacker: force(1),
      defender: force(1),
    });
    // Each hits a third of the time; a round without hits is repeated: 2/9, 2/9, 1/9 of 5/9.
    expect(attackerWins).toBeCloseTo(2 / 5);
    expect(defenderWins).toBeCloseTo(2 / 5);
    expect(bothFall).toBeCloseTo(1 / 5);
    expect(undecided).toBeCloseTo(0);
  });

  it('battleOdds lets the attacker of a City hit on sixes in the first round only', () => {
    const { attackerWins } = battleOdds({ site: 'city', attacker: force(1), defender: force(1), rounds: 1 });
    expect(attackerWins).toBeCloseTo((1 / 6) * (2 / 3));
    const { attackerWins: second } = battleOdds({ site: 'city', attacker: force(1), defender: force(1), rounds: 2 });
    expect(second).toBeCloseTo((1 / 6) * (2 / 3) + (5 / 6) * (2 / 3) * (1 / 3) * (2 / 3));
  });

  it('battleOdds ends an assault after one round when no Elite pays for another', () => {
    const { undecided, attackerWins } = battleOdds({ site: 'siege', attacker: force(1), defender: force(1) });
    expect(attackerWins).toBeCloseTo((1 / 6) * (2 / 3));
    expect(undecided).toBeCloseTo((5 / 6) * (2 / 3));
  });

  it('battleOdds pays Elites for further rounds of an assault', () => {
    const without = battleOdds({ site: 'siege', attacker: force(5), defender: force(2) });
    const paid = battleOdds({ site: 'siege', attacker: force(2, 3), defender: force(2) });
    expect(paid.attackerWins).toBeGreaterThan(without.attackerWins);
  });

  it('battleOdds applies the bonus of cards in the first round', () => {
    const plain: BattleForecast = { site: 'field', attacker: force(2), defender: force(2), rounds: 1 };
    const helped = battleOdds({ ...plain, edges: { attacker: { roll: 1 } } });
    // Two dice on 4+ against two hit points.
    expect(helped.attackerWins + helped.bothFall).toBeCloseTo(1 / 4);
    expect(battleOdds(plain).attackerWins + battleOdds(plain).bothFall).toBeCloseTo(1 / 9);
  });

  it('battleOdds lets Elites of Isengard lead while Saruman is in play', () => {
    const led = battleOdds({
      site: 'field',
      attacker: force(0, 1, 0, { elitesLead: true }),
      defender: force(1),
      rounds: 1,
    });
    expect(led.attackerWins + led.bothFall).toBeCloseTo(1 - (2 / 3) ** 2);
  });

  it('battleOdds throws for a force above the limit of a region', () => {
    expect(() => battleOdds({ site: 'field', attacker: force(16), defender: force(1) })).toThrow(RangeError);
  });

  it('battleOdds agrees with plain recursion over single dice', () => {
    fc.assert(
      fc.property(
        fc.record({ a: fc.nat(3), ae: fc.nat(2), al: fc.nat(2), d: fc.nat(3), de: fc.nat(2), dl: fc.nat(2) }),
        fc.constantFrom('field', 'city', 'siege' as const),
        ({ a, ae, al, d, de, dl }, site) => {
          const battle: BattleForecast = { site, attacker: force(a + 1, ae, al), defender: force(d + 1, de, dl) };
          const odds = battleOdds(battle);
          expect(odds.attackerWins).toBeCloseTo(byHand(battle).attackerWins, 6);
          expect(odds.attackerWins + odds.defenderWins + odds.bothFall + odds.undecided).toBeCloseTo(1);
        },
      ),
      { numRuns: 15 },
    );
  });
});

describe('afterHits', () => {
  it('afterHits removes Regulars beyond five units, then reduces Elites', () => {
    expect(afterHits({ regulars: 5, elites: 2 }, 2, 'strength')).toEqual({ regulars: 3, elites: 2 });
    expect(afterHits({ regulars: 5, elites: 2 }, 4, 'strength')).toEqual({ regulars: 5, elites: 0 });
  });

  it('afterHits keeps Elites to the end under the sacrifice "elites"', () => {
    expect(afterHits({ regulars: 2, elites: 1 }, 2, 'elites')).toEqual({ regulars: 0, elites: 1 });
  });

  it('afterHits drops hits beyond the army', () => {
    expect(afterHits({ regulars: 1, elites: 1 }, 9, 'strength')).toEqual({ regulars: 0, elites: 0 });
  });
});

/** Computes the same chances by plain recursion over single dice, down to a negligible remainder. */
function byHand(battle: BattleForecast): { attackerWins: number } {
  let wins = 0;
  let open = new Map<string, { attacker: Survivors; defender: Survivors; weight: number }>();
  open.set('start', { attacker: battle.attacker, defender: battle.defender, weight: 1 });
  for (let round = 0; round < 200 && open.size > 0; round++) {
    const next = new Map<string, { attacker: Survivors; defender: Survivors; weight: number }>();
    for (const { attacker, defender, weight } of open.values()) {
      const target = battle.site === 'siege' || (battle.site === 'city' && round === 0) ? 6 : 5;
      const dealt = chancesOfHits(attacker, battle.attacker.leadership, target);
      const taken = chancesOfHits(defender, battle.defender.leadership, 5);
      dealt.forEach((p, hit) => {
        taken.forEach((q, lost) => {
          const chance = weight * p * q;
          let left = afterHits(attacker, lost, 'strength');
          const held = afterHits(defender, hit, 'strength');
          const isLost = left.regulars + left.elites === 0;
          if (held.regulars + held.elites === 0) {
            if (!isLost) wins += chance;
            return;
          }
          if (isLost) return;
          if (battle.site === 'siege') {
            if (left.elites === 0) return;
            left = { regulars: left.regulars + 1, elites: left.elites - 1 };
          }
          const key = JSON.stringify([left, held]);
          const known = next.get(key);
          next.set(key, { attacker: left, defender: held, weight: chance + (known?.weight ?? 0) });
        });
      });
    }
    open = next;
  }
  return { attackerWins: wins };
}

function chancesOfHits({ regulars, elites }: Survivors, leadership: number, target: number): number[] {
  const dice = Math.min(5, regulars + elites);
  const hit = (7 - target) / 6;
  const chances = new Array<number>(dice + 1).fill(0);
  for (let rolls = 0; rolls < 2 ** dice; rolls++) {
    const first = Array.from({ length: dice }, (_, at) => (rolls >> at) & 1).reduce((sum, one) => sum + one, 0);
    const weight = hit ** first * (1 - hit) ** (dice - first);
    const again = Math.min(5, leadership, dice - first);
    for (let more = 0; more < 2 ** again; more++) {
      const second = Array.from({ length: again }, (_, at) => (more >> at) & 1).reduce((sum, one) => sum + one, 0);
      chances[first + second]! += weight * hit ** second * (1 - hit) ** (again - second);
    }
  }
  return chances;
}
