import { defineGame, flow } from '@tessera/kernel';
import { Action } from './action.ts';
import { term } from './caseTokens.ts';
import { concession } from './concession.ts';
import { heistContent, packOf } from './content/index.ts';
import { determinize } from './determinize.ts';
import { Event } from './events.ts';
import { explain, subjects } from './explain.ts';
import type { Frame } from './frames.ts';
import { migrate, VERSION } from './migrate.ts';
import { Options } from './options.ts';
import { isOver, metrics, outcome, progress } from './outcome.ts';
import { preview } from './preview.ts';
import { setup } from './setup.ts';
import { ownSites } from './site.ts';
import { State } from './state.ts';
import { steps } from './steps.ts';

/** Game definition of Heist City. */
export const heistCity = defineGame({
  id: 'heist-city',
  version: VERSION,
  seats: { min: 2, max: 2 },
  options: Options,
  state: State,
  action: Action,
  events: Event,
  content: heistContent,
  brings: { ownMap: ownSites },
  uses: ({ map, ownMap }) => (ownMap ? ['core'] : ['core', packOf(map)]),
  migrate,
  setup,
  ...flow<State, Frame, Action, Event>({ steps, over: isOver, anytime: concession }),
  outcome,
  progress,
  determinize,
  preview,
  explain,
  metrics,
  term,
  subjects,
});
