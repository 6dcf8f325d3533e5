import { heistCity } from '@tessera/heist-city';
import { eventsFor, fastChance, Match } from '@tessera/kernel';
import type { TableEntry } from '@tessera/table';
import { describe, expect, it } from 'vitest';
import { hasRoll, rollScene } from './rollScene.ts';

/** Returns the log of a random match, loud enough for the guards to act. */
function played(seed: string): TableEntry[] {
  const options = { map: 'ballroom', alertModifier: 4 };
  const match = Match.create(heistCity, { seats: 2, seed, dice: 'fast', options });
  const chance = fastChance(seed);
  while (match.decisions[0]) match.apply(match.decisions[0].seat, chance.pick(match.legal(match.decisions[0].seat)));
  return match.deeds.map((_deed, i) => ({ seq: i + 1, at: 0, kind: 'act', events: eventsFor(match.events(i), 0) }));
}

const log = played('rolls');

/** Returns the scene after a number of events of an entry. */
function sceneAt(entry: number, events: number) {
  const last = log[entry]!;
  return rollScene([...log.slice(Math.max(0, entry - 5), entry), { ...last, events: last.events.slice(0, events) }]);
}

describe('rollScene', () => {
  it('rollScene shows the dice before their result, and the number that the rules used', () => {
    let hits = 0;
    let misses = 0;
    log.forEach(({ events }, entry) => {
      events.forEach((event, index) => {
        if (event.type !== 'hit' && event.type !== 'missed') return;
        const before = sceneAt(entry, index);
        const after = sceneAt(entry, index + 1);
        expect(before?.rolls.at(-1)).toMatchObject({ test: 'attack', isEnough: undefined });
        const { dice, needs = 0, isEnough } = after?.rolls[0] ?? { dice: [] };
        const total = dice.reduce((sum, die) => sum + die, 0);
        expect(total).toBe(event.total);
        expect(isEnough).toBe(total >= needs);
        expect(after).toMatchObject({ isHit: event.type === 'hit', unit: event.unit, target: event.target });
        if (event.type === 'hit') hits++;
        else misses++;
      });
    });
    expect(Math.min(hits, misses)).toBeGreaterThan(5);
  });

  it('rollScene continues with the save, the wounds and the fall, as in the log', () => {
    let saves = 0;
    log.forEach(({ events }, entry) => {
      events.forEach((event, index) => {
        if (event.type !== 'saved') return;
        const scene = sceneAt(entry, index + 1);
        expect(scene?.wounds).toMatchObject({ unit: event.unit, lost: event.damage });
        expect(scene?.rolls.at(-1)).toMatchObject({ test: 'save', prevented: event.prevented });
        saves++;
      });
    });
    expect(saves).toBeGreaterThan(5);
  });

  it('rollScene ends when another event happens', () => {
    log.forEach(({ events }, entry) => {
      events.forEach((event, index) => {
        if (event.type === 'moved' || event.type === 'npc-moved') expect(sceneAt(entry, index + 1)).toBeUndefined();
      });
    });
    expect(rollScene([])).toBeUndefined();
  });

  it('hasRoll is true for entries with a roll', () => {
    expect(log.filter(hasRoll).length).toBeGreaterThan(10);
    expect(log.filter(hasRoll).length).toBeLessThan(log.length);
  });
});
