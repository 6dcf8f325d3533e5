import * as z from 'zod';
import { MORDOR_STEPS, PHASE_NAMES, POSITIONS, SPEC_ROLES, TEAMS } from './codes.ts';

// Field names are those of the specification. Fields that it lacks and the rules need are marked "ours"; every field may be left out when a
// state is read, and the standard set-up stands in for it.

const Count = z.int().min(0).max(99);
const Id = z.string().max(60);
const Ids = z.array(Id).max(200);
const bySide = <Value extends z.ZodType>(value: Value) => z.strictObject({ free: value, shadow: value });

/** Figures of one Nation: ours (RULINGS 67, 68, 72). */
const Figures = z.strictObject({
  regular: Count.default(0),
  elite: Count.default(0),
  leader: Count.default(0),
  nazgul: Count.default(0),
});
const ByNation = z.record(Id, Figures);

const Units = z.strictObject({ regular: Count, elite: Count, owner: z.enum(TEAMS).nullable() });

const Deployment = z.strictObject({
  group: z.enum(['normal', 'besieged', 'sieging', 'rearGuard']).default('normal'),
  units: Units,
  leaders: Count.default(0),
  /** The same figures by Nation: ours. */
  nations: ByNation.optional(),
});

const STRUCTURES = ['town', 'city', 'stronghold', 'fortification'] as const;

const Region = z.strictObject({
  name: z.string().max(60).optional(),
  /** The code of its Nation while its own side holds it, otherwise the team that took it; null without a Settlement. */
  control: Id.nullable().optional(),
  siegeStatus: z.enum(['in', 'out']).optional(),
  nation: Id.nullable().optional(),
  deployments: z.array(Deployment).max(8).optional(),
  characters: Ids.optional(),
  structure: z
    .strictObject({
      type: z.enum(STRUCTURES).nullable(),
      category: z.enum(['settlement', 'fortification']).nullable(),
      canMuster: z.boolean(),
      vp: Count,
    })
    .optional(),
  // The fields of its example state and of its board integration: derived (RULINGS 65, 69).
  units: Units.optional(),
  leaders: Count.optional(),
  besiegedUnits: Units.optional(),
  besiegedLeaders: Count.optional(),
  besiegedCharacters: Ids.optional(),
  has_settlement: z.boolean().optional(),
  has_fortification: z.boolean().optional(),
  structure_type: z.enum(STRUCTURES).nullable().optional(),
  vp: Count.optional(),
  can_muster: z.boolean().optional(),
});

const Player = z.strictObject({
  id: Id,
  team: z.enum(TEAMS),
  role: z.enum(SPEC_ROLES),
  isAI: z.boolean().default(false),
  aiStrategy: Id.nullable().default(null),
  isLeading: z.boolean(),
  hand: Ids,
  controlledNations: Ids,
  /** Cards discarded face down: ours. */
  discards: Ids.default([]),
});

const Die = z.strictObject({ type: Id, selected: z.boolean().default(false) });

const Board = z.strictObject({
  regions: z.record(Id, Region).optional(),
  actionDiceArea: bySide(z.array(Die).max(20)).optional(),
  combatDiceArea: bySide(z.array(z.int().min(1).max(6)).max(20)).optional(),
  /** `freeDice`, the dice of the Free Peoples in the box, is ours (RULINGS 6). */
  huntBox: z.strictObject({ dice: Count, tile: Id.nullable().default(null), freeDice: Count.default(0) }).optional(),
  elvenRings: bySide(Count).optional(),
  eventDecks: z
    .strictObject({ freeCharacter: Ids, freeStrategy: Ids, shadowCharacter: Ids, shadowStrategy: Ids })
    .optional(),
  /** Tiles that left the pool or wait for Mordor are ours (RULINGS 131). */
  huntPool: z
    .strictObject({
      tiles: Ids,
      count: Count,
      drawn: Ids.default([]),
      removed: Ids.default([]),
      waiting: Ids.default([]),
      aside: Ids.default([]),
    })
    .optional(),
  /** `region`, where the figure of the Fellowship stands, is ours (RULINGS 132). */
  fellowshipTrack: z
    .strictObject({
      progress: z.strictObject({ value: z.int().min(0).max(12), hidden: z.boolean() }),
      corruption: Count,
      region: Id.optional(),
    })
    .optional(),
  politicalTrack: z.record(Id, z.strictObject({ position: z.enum(POSITIONS), active: z.boolean() })).optional(),
  guideBox: z.strictObject({ companion: Id }).optional(),
  fellowshipBox: z.strictObject({ companions: Ids }).optional(),
  victoryPoints: bySide(Count).optional(),
  mordorTrack: z.strictObject({ position: z.enum(MORDOR_STEPS).nullable() }).optional(),
  gollum: z.strictObject({ location: z.enum(['aside', 'guide']) }).optional(),
  /** Cards on the table: ours. */
  tableCards: Ids.optional(),
});

const OffBoard = z.strictObject({ hand: Ids, discards: Ids, reserves: ByNation, graveyard: Ids });

const Turn = z.strictObject({
  phase: z.enum(Object.values(PHASE_NAMES)),
  activePlayer: Id,
  turnOrder: Ids,
  // Ours (RULINGS 133); turn 0 is the set-up before the first turn.
  number: Count.optional(),
  ringUsed: bySide(z.boolean()).optional(),
  declared: z.boolean().optional(),
  messengerUsed: z.boolean().optional(),
  trackTried: z.boolean().optional(),
  tookBack: z.boolean().optional(),
});

const Combat = z.strictObject({
  attacker: z.enum(TEAMS),
  defender: z.enum(TEAMS),
  region: Id,
  round: Count,
  leadershipForfeited: bySide(z.boolean()),
  combatCards: bySide(Id.nullable()),
});

const Done = z.looseObject({});

/** A state in the field names of the specification. */
export const SpecState = z.strictObject({
  gameId: z.string().max(200).optional(),
  mode: z.enum(['Full', 'Companion']).default('Full'),
  rulesEnforced: z.boolean().default(true),
  playerCount: z.int().min(1).max(4).default(2),
  expansions: z.array(z.string().max(60)).max(20).default([]),
  scenario: z.string().max(60).default('standard'),
  players: z.array(Player).min(2).max(4).optional(),
  board: Board.default({}),
  offBoard: bySide(OffBoard).optional(),
  turn: Turn.optional(),
  combat: Combat.nullable().optional(),
  history: z
    .array(z.strictObject({ action: Done, timestamp: z.string().nullable(), committed: z.boolean() }))
    .optional(),
  replay: z.strictObject({ actions: z.array(Done), currentStep: z.int().min(0) }).optional(),
  // Set by the specification's code, missing in its schema (RULINGS 124).
  gameOver: z.boolean().optional(),
  winner: z.enum(TEAMS).nullable().optional(),
  /** Readings of the rules that the table plays by: ours. */
  variants: z.array(Id).max(40).default([]),
});
/** A state as `fromSpecState` takes it. */
export type SpecInput = z.input<typeof SpecState>;
/** A state as `toSpecState` returns it. */
export type SpecState = z.infer<typeof SpecState>;
export type SpecBoard = z.infer<typeof Board>;
export type SpecRegion = z.infer<typeof Region>;
export type SpecDeployment = z.infer<typeof Deployment>;
export type SpecFigures = z.infer<typeof Figures>;
