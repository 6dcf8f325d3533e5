import type { MatchFile, MatchHeader } from '@tessera/kernel';
import * as z from 'zod';
import { teamsFor } from '../scenario/teams.ts';
import { newCareer } from './characters.ts';
import { addToCareer, JournalEntry } from './journal.ts';

export const VERSION = '2.0.0';

/**
 * 2.0.0 plays as 1.0.0 did. What changed is the state: everybody at the table is a team, and characters have a career. A file of deeds
 * comes to such states by itself; a match that begins in the middle of another one begins with a state, to which both are added.
 */
export function migrate(file: MatchFile): MatchFile {
  const { header } = file;
  if (header.version !== '1.0.0') throw new Error(`there is no way from ${header.version} to ${VERSION}`);
  return { ...file, header: { ...header, version: VERSION, ...withCareers(header) } };
}

/** What of a state of 1.0.0 the change is about. */
const FirstState = z.looseObject({
  characters: z.array(z.looseObject({})),
  journal: z.array(JournalEntry),
});

function withCareers({ origin, seats }: MatchHeader): Pick<MatchHeader, 'origin'> {
  if (origin === undefined) return {};
  const before = FirstState.parse(origin.state);
  const careers = before.characters.map(newCareer);
  for (const entry of before.journal) {
    if (entry.what !== 'scenario') continue;
    for (const hero of entry.heroes) addToCareer(careers[hero.character]!, entry, hero);
  }
  const characters = before.characters.map((one, n) => ({ ...one, career: careers[n] }));
  const teams = teamsFor(seats.length);
  const state = z.record(z.string(), z.json()).parse({ ...(teams && { teams }), ...origin.state, characters });
  return { origin: { ...origin, state } };
}
