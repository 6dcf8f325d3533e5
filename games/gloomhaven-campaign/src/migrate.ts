import { teamsFor, withFormerRules, withShuffledItems } from '@tessera/gloomhaven/shared';
import type { MatchFile, MatchHeader } from '@tessera/kernel';
import * as z from 'zod';
import { addToCareer } from './state/journal.ts';
import { JournalEntry } from './state/journalEntry.ts';
import { FormerQuests } from './state/options.ts';
import { newCareer } from './town/characters.ts';

export const VERSION = '6.0.0';

/**
 * Migrates an old match file. Version 6.0.0 deals the quest of scenario 54 and version 5.0.0 only quests that can be
 * finished; older campaigns keep their deck.
 * Earlier changes: in 2.0.0 all players are one team and characters have a career, in 3.0.0 the journal has the
 * outcomes of events, in 4.0.0 a campaign pins its content. A file of actions reaches such states by replay. A fork
 * begins with a stored state, to which the new fields are added.
 */
export function migrate(file: MatchFile): MatchFile {
  const { header } = file;
  if (header.version === '5.0.0') return { ...file, header: withFormerQuests({ ...header, version: VERSION }) };
  if (!TAKEN_OVER.has(header.version)) throw new Error(`there is no way from ${header.version} to ${VERSION}`);
  const current = withFormerRules({ ...header, version: VERSION });
  if (header.version === '3.0.0' || header.version === '4.0.0') return { ...file, header: current };
  const second = header.version === '1.0.0' ? { ...current, ...withCareers(current) } : current;
  // Its scenarios were played with the old ruling, so they are expected with it.
  const options = withShuffledItems(second.options);
  return { ...file, header: { ...second, options, ...withOutcomes(second) } };
}

/** Keeps the personal quests that a campaign of 5.0.0 deals. */
function withFormerQuests(header: MatchHeader): MatchHeader {
  const { options, origin } = header;
  const formerQuests = FormerQuests.value;
  const marked = { ...header, options: { ...z.record(z.string(), z.json()).parse(options), formerQuests } };
  return origin === undefined ? marked : { ...marked, origin: { ...origin, state: { ...origin.state, formerQuests } } };
}

const TAKEN_OVER: ReadonlySet<string> = new Set(['1.0.0', '2.0.0', '3.0.0', '4.0.0']);

/** Leaves outcomes of old events empty, because they were not recorded. */
function withOutcomes({ origin }: MatchHeader): Pick<MatchHeader, 'origin'> {
  if (origin === undefined) return {};
  const { journal, scenarioRules } = SecondState.parse(origin.state);
  const entries = journal.map((entry) => (entry.what === 'event' ? { ...entry, outcomes: [] } : entry));
  const changed = { journal: entries, scenarioRules: withShuffledItems(scenarioRules) };
  return { origin: { ...origin, state: z.record(z.string(), z.json()).parse({ ...origin.state, ...changed }) } };
}

const SecondState = z.looseObject({
  journal: z.array(z.looseObject({ what: z.string() })),
  scenarioRules: z.record(z.string(), z.json()),
});

/** The part of a state of 1.0.0 that changes. */
const FirstState = z.looseObject({
  characters: z.array(z.looseObject({})),
  journal: z.array(z.union([JournalEntry, z.looseObject({ what: z.literal('event') })])),
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
