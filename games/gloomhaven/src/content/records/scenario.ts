import * as z from 'zod';
import { formula } from '../../vocabulary/facts.ts';
import { hex, id, name, ranks } from './record.ts';
import { carriedThing, goal, loss, object, ScenarioRule, setup } from './scenarioRule.ts';

/** A placed tile: its rotation in sixths and the resulting hexes. */
const laidTile = z.strictObject({ tile: id, turns: z.int().min(0).max(5), hexes: z.array(hex).min(1) });

/** Tiles that are revealed together. */
const room = z.strictObject({
  id,
  tiles: z.array(laidTile).min(1).max(8),
  corridors: z.array(hex).default([]).describe('Corridor hexes between the tiles of the room'),
  start: z.boolean().default(false),
});

const door = z.strictObject({
  id,
  kind: z.enum(['stone', 'wooden', 'dark-fog', 'light-fog', 'breakable-wall', 'altar']),
  hexes: z.array(hex).min(1).max(3),
  rooms: z.tuple([id, id]).describe('The two it joins'),
  locked: z.boolean().default(false).describe('Only a rule, or a boss, opens it'),
  letter: z.string().max(2).optional().describe('The order in which a boss goes to doors'),
});

const overlay = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('obstacle'),
    art: z.string(),
    hexes: z.array(hex).min(1).max(3),
    fixed: z.boolean().default(false).describe('Nothing destroys or moves it'),
  }),
  z.strictObject({
    type: z.literal('trap'),
    art: z.string(),
    hexes: z.array(hex).length(1),
    damage: z
      .union([formula, z.literal('level')])
      .optional()
      .describe('"level" is the trap damage of the level'),
    conditions: z.array(z.enum(['poison', 'wound', 'stun', 'immobilize', 'disarm', 'muddle', 'curse'])).default([]),
  }),
  z.strictObject({ type: z.literal('hazard'), art: z.string(), hexes: z.array(hex).min(1).max(3) }),
  z.strictObject({
    type: z.literal('difficult'),
    art: z.string(),
    hexes: z.array(hex).min(1).max(3),
    absent: z.array(z.int().min(2).max(4)).default([]).describe('With so many characters it is not there'),
  }),
  z.strictObject({ type: z.literal('wall'), art: z.string(), hexes: z.array(hex).min(1).max(3) }),
  z.strictObject({ type: z.literal('token'), art: z.string(), hexes: z.array(hex).length(1) }),
  z.strictObject({ type: z.literal('plate'), hexes: z.array(hex).length(1) }),
  z.strictObject({ type: z.literal('coins'), hexes: z.array(hex).length(1), amount: z.int().min(1).max(9) }),
  z.strictObject({
    type: z.literal('treasure'),
    hexes: z.array(hex).length(1),
    treasure: id,
    untilWon: z.boolean().default(false).describe('It lies there again until the scenario is won'),
  }),
  z.strictObject({ type: z.literal('goal'), hexes: z.array(hex).length(1) }),
]);

/** A monster or an object placed when the room is revealed. */
const placement = z.strictObject({
  monster: id,
  at: hex,
  ranks,
  group: id.optional().describe('A rule places them, not the room'),
  hides: id.optional().describe('Who appears in its place once it is killed'),
});

/** The figures that appear beside an object, one entry per marker that it moves to. */
const summonTable = z.strictObject({
  beside: id,
  rows: z.record(z.string().max(20), z.strictObject({ monster: id, ranks })),
});

/** A scenario: the map with its contents, the goals and the special rules. */
export const ScenarioRecord = z.strictObject({
  id,
  number: z.int().min(1).max(200),
  name,
  rooms: z.array(room).min(1),
  doors: z.array(door).default([]),
  starts: z.array(hex).min(2).describe('Where characters may begin'),
  overlays: z.array(overlay).default([]),
  placements: z.array(placement).default([]),
  markers: z.record(z.string().max(20), z.array(hex).min(1)).default({}).describe('Lettered hexes'),
  monsters: z
    .array(
      z.strictObject({
        monster: id,
        levelShift: z.int().min(0).max(2).default(0),
        sustainedBy: id.optional().describe('An object: one more hit point for each that stands'),
      }),
    )
    .min(1),
  allies: z.array(id).default([]).describe('Monsters that fight on the side of the characters. R 13.13'),
  objects: z.array(object).default([]),
  tables: z.record(id, summonTable).default({}).describe('Whom a boss summons, by the marker where its object is'),
  things: z.array(carriedThing).default([]),
  goals: z.array(goal).min(1).describe('All must hold. R 15.1'),
  losses: z.array(loss).default([]).describe('In addition to the exhaustion of all characters'),
  setup: z.array(setup).default([]),
  rules: z.array(ScenarioRule).default([]),
});
export type ScenarioRecord = Readonly<z.infer<typeof ScenarioRecord>>;
