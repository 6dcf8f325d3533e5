import type { GameBots } from '@tessera/bots';
import { defineGame } from '@tessera/kernel';
import * as z from 'zod';
import { blankRecord } from '../record/blankRecord.ts';
import { CharacterAction } from './actions.ts';
import { refusalOf } from './admit.ts';
import { CharacterEvent } from './events.ts';
import { perform } from './perform.ts';
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
  legal: (state) => ordinaryActions(state).filter((action) => refusalOf(state, action) === undefined),
  check: (state, _seat, action) => refusalOf(state, action),
  play: (state, _seat, action, ctx) => perform(state, action, ctx),
  outcome: ({ retired }) => (retired ? { results: ['draw'], why: 'retired' } : undefined),

  metrics: ({ record }) => ({ level: record.levels.length, damage: record.used.damage ?? 0 }),
});

/** Returns a few actions that any character may take, for bots and tests. A full list would be unbounded. */
function ordinaryActions({ record, combat }: CharacterState): readonly CharacterAction[] {
  const [carried] = record.inventory;
  return [
    { type: 'damage', amount: 1 },
    { type: 'heal', amount: 1 },
    { type: 'temp', amount: 5 },
    { type: 'elapse', seconds: 60 },
    { type: 'combat', on: combat === null },
    { type: 'turn' },
    { type: 'use', part: 'bonus', used: true },
    { type: 'rollAbilities' },
    { type: 'roll', label: 'Luck', dice: '1d20', bonus: 0, mode: 'plain' },
    { type: 'deathSave', bonus: 0 },
    { type: 'hitDie', die: 8, modifier: 1, least: 0 },
    { type: 'recover', what: 'heal', label: 'Rest', dice: '1d10', bonus: 1 },
    {
      type: 'cast',
      spell: 'fire-bolt',
      level: 0,
      rolls: [
        {
          kind: 'damage',
          types: ['fire'],
          dice: '1d10',
          bonus: 0,
          times: 1,
          attack: { dice: '1d20', bonus: 5, mode: 'plain' },
        },
      ],
    },
    {
      type: 'targetSave',
      spell: 'fireball',
      save: { ability: 'DEX', dc: 13, success: 'half' },
      by: { bonus: 2, mode: 'plain' },
      damage: 24,
    },
    { type: 'condition', id: 'prone', level: record.conditions.length > 0 ? 0 : 1 },
    { type: 'gain', item: 'torch' },
    ...(carried ? [{ type: 'drop', instanceId: carried.instanceId } as const] : []),
    { type: 'coins', add: { gp: 3 } },
    { type: 'coins', add: { gp: -2, sp: 1 } },
    { type: 'levelUp', class: record.levels[0]?.class || 'fighter', hp: 'roll', die: 8 },
    { type: 'levelDown' },
    { type: 'changeLevel', level: 2, hp: 'roll', die: 10 },
    {
      type: 'together',
      of: [
        { type: 'damage', amount: 2 },
        { type: 'hitDie', die: 6, modifier: 0, least: 1 },
      ],
    },
    { type: 'retire' },
  ];
}

/** A character is played by its player only; the default bots are enough for tests and simulations. */
export const characterBots: GameBots<CharacterState, CharacterAction, CharacterState> = {};
