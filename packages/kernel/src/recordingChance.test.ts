import { expect, test } from 'vitest';
import type { Chance } from './chance.ts';
import { fastChance } from './generators.ts';
import { RecordingChance } from './recordingChance.ts';
import { ScriptedChance } from './scriptedChance.ts';

/** Asks for every kind of result. */
function results(chance: Chance): readonly unknown[] {
  const bag = ['a', 'b', 'c', 'd'];
  const drawn = chance.draw(bag);
  const deck = [1, 2, 3, 4, 5];
  chance.shuffle(deck);
  return [chance.d(6), chance.roll(3, 20), chance.pick(['x', 'y', 'z']), drawn, bag, deck];
}

test('RecordingChance gives the results of its chance, and a script that gives them again', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    const recording = new RecordingChance(fastChance(seed));
    const given = results(recording);
    expect(given).toEqual(results(fastChance(seed)));
    const script = new ScriptedChance(recording.results);
    expect(results(script)).toEqual(given);
    expect(script.unused).toBe(0);
  }
});
