import { defineGame, flow } from '@tessera/kernel';
import { packsOfScenario, pinnedContent } from '../content/pinned.ts';
import { Options } from '../party/options.ts';
import { outcome, progress } from '../scenario/outcome.ts';
import { setup } from '../scenario/setup.ts';
import { teamsFor } from '../scenario/teams.ts';
import { report } from '../scenarioRules/report.ts';
import { explain, subjects } from '../selectors/explain.ts';
import { preview } from '../selectors/preview.ts';
import { Choice } from '../state/choice.ts';
import { Event } from '../state/events.ts';
import type { Frame } from '../state/frames.ts';
import { State } from '../state/state.ts';
import { term } from './caseTokens.ts';
import { determinize } from './determinize.ts';
import { metrics } from './metrics.ts';
import { migrate, VERSION } from './migrate.ts';
import { steps } from './steps.ts';

/** One scenario of Gloomhaven: heroes, one per seat, against monsters that the rules play. */
export const gloomhaven = defineGame({
  id: 'gloomhaven',
  version: VERSION,
  seats: { min: 1, max: 5 },
  options: Options,
  state: State,
  action: Choice,
  events: Event,
  content: pinnedContent,
  uses: packsOfScenario,
  teams: (_options, seats) => teamsFor(seats),
  setup,
  ...flow<State, Frame, Choice, Event>({ steps, over: ({ over }) => over }),
  outcome,
  report,
  // A party that gives up has lost the scenario, and keeps what its heroes have gained (R 15.4).
  concession: report,
  progress,
  determinize,
  preview,
  explain,
  subjects,
  metrics,
  term,
  migrate,
});
