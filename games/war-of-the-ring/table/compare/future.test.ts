import { fastChance } from '@tessera/kernel';
import { nonEmpty } from '@tessera/testkit';
import { type Action, warOfTheRing } from '@tessera/war-of-the-ring';
import { attackOdds, insideOf, nextHunt, oddsInBattle } from '@tessera/war-of-the-ring/facts';
import { describe, expect, test } from 'vitest';
import { AT_WAR, formatter, TableMatch } from '../../test/tableMatch.ts';
import { assaultOdds } from '../choice/forkOdds.ts';
import { chanceText } from './chanceText.ts';
import { future } from './future.ts';
import { outlookOf } from './outlook.ts';

/** Returns a match in which Rohan is attacked in Helm's Deep and may go inside. */
function atTheGate(): TableMatch {
  const match = new TableMatch({
    ...AT_WAR,
    '@box isengard': 4,
    '@at westemnet': '@isengard 4/1',
    '@at helms-deep': '@rohan 3/1/1',
  });
  match.act(1, { type: 'use', die: 1, as: 'attack' });
  match.act(1, { type: 'attack', from: '@westemnet', to: '@helms-deep' });
  match.act(1, { type: 'go' });
  return match;
}

describe('future', () => {
  test('future of a fight in the open has the exact odds of the battle', () => {
    const view = atTheGate().view(0);
    const odds = oddsInBattle(view)!;
    const { odds: shown, left } = future(view, 0, { type: 'stand' }, formatter);
    expect(shown?.good).toBeCloseTo(odds.defenderWins + odds.bothFall + odds.undecided);
    expect(shown?.bad).toBeCloseTo(odds.attackerWins);
    expect(left.map(({ value }) => value).slice(0, 3)).toEqual([
      String(Math.round(10 * odds.defenderUnits) / 10),
      String(Math.round(10 * odds.attackerUnits) / 10),
      '0 → 2',
    ]);
  });

  test('future of going inside is certain, and the assault after it has its exact odds', () => {
    const view = atTheGate().view(0);
    const { odds, next, left } = future(view, 0, { type: 'shelter' }, formatter);
    expect(odds).toMatchObject({ good: 1, bad: 0 });
    expect(left.slice(0, 2).map(({ value }) => value)).toEqual(['4', '5']);
    expect(next[0]?.value).toBe(chanceText(assaultOdds(view)!.attackerWins, formatter));
    const after = outlookOf(view, 0, { type: 'shelter' });
    expect(after.kind).toBe('certain');
    expect(after.view.stacks[insideOf(after.focus)]).toEqual(view.stacks[after.focus]);
    expect(after.view.stacks[after.focus]).toBeNull();
  });

  test('the odds of both options measure the same thing at the gate', () => {
    const view = atTheGate().view(0);
    const [stand, shelter] = [
      future(view, 0, { type: 'stand' }, formatter),
      future(view, 0, { type: 'shelter' }, formatter),
    ];
    expect(stand.odds?.measure).toBe(shelter.odds?.measure);
  });

  test('future of an attack has the odds of attackOdds', () => {
    const match = new TableMatch({ ...AT_WAR, '@at north-ithilien': '@sauron 3/2', '@at dead-marshes': '@gondor 5/0' });
    match.act(1, { type: 'use', die: 1, as: 'attack' });
    const view = match.view(1);
    const attack = match.legal(1).find((action) => action.type === 'attack')!;
    const odds = attackOdds(view, 1, attack.from, attack.to)!;
    expect(future(view, 1, attack, formatter).odds).toMatchObject({ good: odds.attackerWins });
  });

  test('future of moving the Fellowship has the odds of the next Hunt', () => {
    const match = new TableMatch({ ...AT_WAR, 'dice.0': '@dice character', flow: '@slot 0', 'huntBox.1': 2 });
    const move = match.legal(0).find((action) => action.type === 'use' && action.as === 'fellowship')!;
    const view = match.view(0);
    expect(nextHunt(view).reveal).toBeGreaterThan(0);
    expect(future(view, 0, move, formatter).odds?.bad).toBeCloseTo(nextHunt(view).reveal);
  });

  test('future of a costly option names the cost', () => {
    const view = new TableMatch(AT_WAR).view(1);
    expect(future(view, 1, { type: 'skip', die: 1 }, formatter).cost).toBe('the die is lost for this turn');
  });

  test('future is the same for two worlds with one view', () => {
    let compared = 0;
    for (const match of nonEmpty([
      atTheGate(),
      new TableMatch(AT_WAR),
      new TableMatch({ phase: 'allocation', flow: [{ at: 'allocate' }] }),
    ])) {
      for (const seat of [0, 1]) {
        const view = match.view(seat);
        // Another deal of the same view: other cards in the other hand and in the piles.
        const world = warOfTheRing.determinize(view, seat, fastChance('another world'));
        const same = warOfTheRing.view(world, seat);
        expect(same).toEqual(view);
        for (const action of match.legal(seat)) {
          expect(future(same, seat, action, formatter), JSON.stringify(action)).toEqual(
            future(view, seat, action, formatter),
          );
          compared++;
        }
      }
    }
    expect(compared).toBeGreaterThan(10);
  });

  test('the position after each option shows nothing of the other hand', () => {
    const view = new TableMatch({ ...AT_WAR, 'players.0.hand.0.cards': [0, 1] }).view(1);
    const skip: Action = { type: 'skip', die: 1 };
    expect(outlookOf(view, 1, skip).view.players[0]).toEqual(view.players[0]);
  });
});
