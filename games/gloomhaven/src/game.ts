import { defineGame, flow } from '@tessera/kernel';
import { term } from './caseTokens.ts';
import { Choice } from './choice.ts';
import { packsOfScenario, pinnedContent } from './content/pinned.ts';
import { determinize } from './determinize.ts';
import { Event } from './events.ts';
import { explain, subjects } from './explain.ts';
import type { Frame } from './frames.ts';
import { metrics } from './metrics.ts';
import { migrate, VERSION } from './migrate.ts';
import { Options } from './options.ts';
import { preview } from './preview.ts';
import { outcome, progress } from './scenario/outcome.ts';
import { report } from './scenario/report.ts';
import { setup } from './scenario/setup.ts';
import { teamsFor } from './scenario/teams.ts';
import { State } from './state.ts';
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
  progress,
  determinize,
  preview,
  explain,
  subjects,
  metrics,
  term,
  migrate,
});
