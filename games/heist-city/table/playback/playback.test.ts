import { type Action, heistCity, type State, type View } from '@tessera/heist-city';
import { eventsFor, fastChance, Match } from '@tessera/kernel';
import type { TableEntry } from '@tessera/table';
import { expect, it } from 'vitest';
import { testFormatter } from '../../test/testFormatter.ts';
import { choiceWhy } from '../model/logLines.ts';
import { speakerOf } from '../model/speaker.ts';
import { actsOut, beatsOf, guardSteps, isGuardAction, lastGuardPhase } from './playback.ts';

/** Returns a random match played to its end, loud enough for the guards to act. */
function played(seed: string): { match: Match<State, Action, View>; log: TableEntry[] } {
  const match = Match.create(heistCity, {
    seats: 2,
    seed,
    dice: 'fast',
    options: { map: 'ballroom', alertModifier: 4 },
  });
  const chance = fastChance(seed);
  while (match.decisions[0]) match.apply(match.decisions[0].seat, chance.pick(match.legal(match.decisions[0].seat)));
  const log = match.deeds.map((_deed, i): TableEntry => {
    return { seq: i + 1, at: 0, kind: 'act', events: eventsFor(match.events(i), 0) };
  });
  return { match, log };
}

const { match, log } = played('loud');

it("every walk of a match is a beat that starts where the unit's previous one ended", () => {
  const beats = beatsOf(log);
  const walks = log.flatMap(({ events }) => events.filter(({ path }) => Array.isArray(path)));
  expect(beats.filter(({ path }) => path.length > 0).length).toBe(walks.length);
  for (const beat of beats) expect(beat.length).toBeGreaterThan(0);
});

it('actsOut is true exactly for entries with beats', () => {
  const watched = new Set(beatsOf(log).map(({ seq }) => seq));
  expect(log.filter(actsOut).map(({ seq }) => seq)).toEqual([...watched]);
  expect(watched.size).toBeLessThan(log.length);
});

it("guardSteps counts from one to the last, ignoring the crews' beats", () => {
  const beats = beatsOf(log);
  const shown = beats.flatMap(({ isGuards }, at) => (isGuards ? [guardSteps(beats, at)] : []));
  expect(shown.length).toBeLessThan(beats.length);
  expect(shown.map(({ step }) => step)).toEqual(shown.map((_one, i) => i + 1));
  for (const { steps } of shown) expect(steps).toBe(shown.length);
});

it("the last guards' phase can be replayed, with the reason for each target", () => {
  const { first, last } = lastGuardPhase(log)!;
  const steps = beatsOf(log).filter((beat) => beat.seq >= first && beat.seq <= last && isGuardAction(beat));
  expect(steps.length).toBeGreaterThan(0);
  const who = speakerOf(testFormatter({ seat: 0, names: ['Ada', 'Jonas'] }), match.view(0));
  for (const { choice, event } of steps) {
    if (event.type === 'elite-arrived') continue;
    const why = choiceWhy(who, choice!);
    expect(why.length).toBeGreaterThan(0);
    expect(why.some((line) => line.includes('('))).toBe(true);
  }
});
