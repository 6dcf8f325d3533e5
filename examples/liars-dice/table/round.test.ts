import { eventsFor, fastChance, Match } from '@tessera/kernel';
import { liarsDice, type View } from '@tessera/liars-dice';
import type { TableEntry } from '@tessera/table';
import { describe, expect, test } from 'vitest';
import { bidsAllowed, chanceOf, firstOffer, percent } from './odds.ts';
import { bidsOf, diceIn, othersAround, revealOf } from './round.ts';
import { actsOut, beatsOf } from './story.ts';

/** Plays a random match to its end, seen by the first of three players: every view, and the log. */
function played() {
  const match = Match.create(liarsDice, { seats: 3, seed: 'felt', dice: 'fast' });
  const chance = fastChance('felt');
  const views: View[] = [match.view(0)];
  while (match.decisions[0]) {
    match.apply(match.decisions[0].seat, chance.pick(match.legal(match.decisions[0].seat)));
    views.push(match.view(0));
  }
  return { match, views, log: logOf(match) };
}

/** Returns the log that the first player sees. */
function logOf(match: Pick<ReturnType<typeof Match.create>, 'deeds' | 'events'>): readonly TableEntry[] {
  return match.deeds.map((_deed, i) => ({ seq: i + 1, at: 0, kind: 'act', events: eventsFor(match.events(i), 0) }));
}

/** Plays a match of two players with one die each: the first bids, the second calls, and both look. */
function ended(dice: number[], bid: { count: number; face: number }) {
  const match = Match.create(liarsDice, {
    seats: 2,
    seed: 'end',
    mode: 'companion',
    options: { dice: 1 },
    setup: dice,
  });
  const acts = [
    [0, { type: 'bid', ...bid }],
    [1, { type: 'challenge' }],
    [0, { type: 'ready' }],
    [1, { type: 'ready' }],
  ] as const;
  for (const [seat, action] of acts) expect(match.apply(seat, action).ok).toBe(true);
  return { view: match.view(0), log: logOf(match) };
}

const { views, log } = played();

describe('felt', () => {
  test('the standing bid is the last bid of its bidder, and a new roll clears all bids', () => {
    views.forEach((view, n) => {
      const bids = bidsOf(log.slice(0, n));
      if (view.bid && !revealOf(view, log))
        expect(bids.get(view.bid.seat)).toMatchObject({ count: view.bid.count, face: view.bid.face });
      if (!view.bid) expect(bids.size).toBe(0);
    });
  });

  test('the revealed count and the loser are those of the rules', () => {
    let reveals = 0;
    log.forEach(({ events }, n) => {
      const showdown = events.find(({ type }) => type === 'showdown');
      const reveal = showdown && revealOf(views[n + 1]!, log.slice(0, n + 1));
      if (!showdown || !reveal) return;
      reveals++;
      expect(reveal).toMatchObject({
        total: showdown.found,
        bid: showdown.count,
        face: showdown.face,
        loser: showdown.loser,
      });
    });
    expect(reveals).toBeGreaterThan(3);
  });

  test('the last reveal keeps the count and the loser of the showdown after the loser is out', () => {
    const { view, log } = ended([3, 3], { count: 2, face: 3 });
    expect(revealOf(view, log)).toEqual({ face: 3, bid: 2, bidder: 0, found: [1, 1], total: 2, loser: 1, gone: 1 });
  });

  test('the last reveal counts no lost die that does not match the bid', () => {
    const { view, log } = ended([4, 3], { count: 2, face: 3 });
    expect(revealOf(view, log)).toEqual({ face: 3, bid: 2, bidder: 0, found: [0, 1], total: 1, loser: 0, gone: 0 });
  });

  test('the other players sit in the order of play, starting after the viewer', () => {
    expect(othersAround(4, 2)).toEqual([3, 0, 1]);
  });
});

describe('dial', () => {
  test('offers a legal bid, and shows the probability of the rules', () => {
    const match = Match.create(liarsDice, { seats: 2, seed: 'dial' });
    const view = match.view(0);
    const rows = bidsAllowed(match.legal(0));
    const offer = firstOffer(view, 0, rows);
    expect(rows.get(offer?.count ?? 0)).toContain(offer?.face);
    expect(chanceOf(view, 0, { count: diceIn(view) + 1, face: 2 })).toBe(0);
    expect(chanceOf(view, 0, { count: 0, face: 2 })).toBe(1);
  });

  test('percent never shows 0 % for a possible bid nor 100 % for an uncertain one', () => {
    expect(percent(0, 'en')).toBe('0%');
    expect(percent(0.001, 'en')).toBe('<1%');
    expect(percent(0.996, 'en')).toBe('99%');
    expect(percent(1, 'en')).toBe('100%');
  });
});

test('bids, rolls and reveals are animated; looking at the dice is not', () => {
  for (const entry of log) {
    const isQuiet = entry.events.length === 0;
    expect(actsOut(entry)).toBe(!isQuiet);
  }
  const roll = log.find(({ events }) => events.filter(({ type }) => type === 'rolled').length > 1)!;
  expect(beatsOf(roll.events).filter(({ event }) => event.type === 'rolled')).toHaveLength(1);
});
