import type { GameBots } from '@tessera/bots';
import { defineGame } from '@tessera/kernel';
import * as z from 'zod';
import { blankRecord } from '../record/blankRecord.ts';
import { CharacterAction } from './actions.ts';
import { CharacterEvent } from './events.ts';
import { offeredActions, perform, refusalOf } from './rules/actionRules.ts';
import { CharacterOptions, CharacterState } from './state.ts';

/**
 * A character as a match with one seat, which provides undo, history, replay, synchronization and storage. The match
 * knows the shape of a record and its changes, but no content: the client that shows the sheet evaluates the choices.
 */
export const character = defineGame({
  id: 'fifth-edition',
  version: '1.0.0',
  seats: { min: 1, max: 1 },
  options: CharacterOptions,
  // The state has no hidden information, so the view is the state itself.
  state: z.lazy(() => CharacterState),
  action: CharacterAction,
  events: CharacterEvent,

  setup: ({ edition, name }) => ({
    record: blankRecord({ id: 'character', name, edition }),
    combat: null,
    death: { successes: 0, failures: 0 },
    rolled: [],
    made: 0,
    retired: false,
  }),

  decisions: ({ retired }) => (retired ? [] : [{ seat: 0, kind: 'live' }]),
  legal: offeredActions,
  check: (state, _seat, action) => refusalOf(state, action),
  play: (state, _seat, action, ctx) => perform(state, action, ctx),
  outcome: ({ retired }) => (retired ? { results: ['draw'], why: 'retired' } : undefined),

  metrics: ({ record }) => ({ level: record.levels.length, damage: record.used.damage ?? 0 }),
});

/** A character is played by its player only; the default bots are enough for tests and simulations. */
export const characterBots: GameBots<CharacterState, CharacterAction, CharacterState> = {};
