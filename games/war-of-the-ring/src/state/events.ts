import type { Ctx as KernelCtx } from '@tessera/kernel';
import * as z from 'zod';
import { CardId, CharacterId, FaceId, NationId, Place, Region, Seat, SideId, Troop, Troops } from './numbers.ts';
import { BATTLES, ENDINGS, USES } from './vocabulary.ts';

const Dice = z.array(z.int());
const Tile = z.int();

/** Cause of a Nation's activation or advance. R 9.9 */
export const Cause = z.enum([
  'attack',
  'entry',
  'capture',
  'declaration',
  'companion',
  'card',
  'minion',
  'muster',
  'ability',
]);
export type Cause = z.infer<typeof Cause>;

/** Event of the rules, for the log and the screen. */
export const Event = z.discriminatedUnion('type', [
  z.object({ type: z.literal('turn-began'), turn: z.int() }),
  z.object({ type: z.literal('drew'), seat: Seat, deck: z.int(), card: CardId.optional() }),
  z.object({ type: z.literal('threw-away'), seat: Seat, deck: z.int(), card: CardId.optional() }),
  z.object({ type: z.literal('swapped'), seat: Seat, card: CardId }),
  z.object({ type: z.literal('declared'), region: Region }),
  z.object({ type: z.literal('entered-mordor') }),
  z.object({ type: z.literal('guide-changed'), character: CharacterId }),
  z.object({ type: z.literal('allocated'), dice: z.int() }),
  z.object({ type: z.literal('dice-rolled'), side: SideId, faces: Dice }),
  z.object({ type: z.literal('passed'), seat: Seat }),
  z.object({ type: z.literal('skipped'), seat: Seat, die: FaceId }),
  z.object({ type: z.literal('ring-used'), seat: Seat, die: FaceId, face: FaceId }),
  z.object({ type: z.literal('die-used'), seat: Seat, die: FaceId, use: z.enum(USES) }),
  z.object({ type: z.literal('die-turned'), side: SideId, die: FaceId, face: FaceId }),
  z.object({ type: z.literal('dice-lost'), side: SideId, die: FaceId, count: z.int() }),

  z.object({ type: z.literal('marched'), from: Place, to: Place, troops: Troops, characters: z.array(CharacterId) }),
  z.object({ type: z.literal('disbanded'), place: Place, troop: Troop }),
  z.object({ type: z.literal('leaders-removed'), place: Place, count: z.int() }),
  z.object({ type: z.literal('captured'), region: Region, side: SideId, points: z.int() }),
  z.object({ type: z.literal('siege-began'), region: Region }),
  z.object({ type: z.literal('siege-ended'), region: Region }),

  z.object({ type: z.literal('attacked'), kind: z.enum(BATTLES), side: SideId, from: Place, to: Place }),
  z.object({ type: z.literal('white-rider') }),
  z.object({ type: z.literal('round-began'), round: z.int() }),
  z.object({ type: z.literal('sheltered'), region: Region }),
  z.object({ type: z.literal('combat-card-chosen'), side: SideId, deck: z.int() }),
  z.object({ type: z.literal('combat-card-shown'), side: SideId, card: CardId }),
  z.object({ type: z.literal('combat-card-cancelled'), side: SideId, card: CardId }),
  z.object({ type: z.literal('combat-rolled'), side: SideId, dice: Dice, needs: z.int(), hits: z.int() }),
  z.object({ type: z.literal('combat-rerolled'), side: SideId, dice: Dice, needs: z.int(), hits: z.int() }),
  z.object({ type: z.literal('extra-attack'), side: SideId, dice: Dice, needs: z.int(), hits: z.int() }),
  z.object({ type: z.literal('hits-added'), side: SideId, hits: z.int() }),
  z.object({ type: z.literal('hits-cancelled'), side: SideId, hits: z.int() }),
  z.object({ type: z.literal('leadership-forfeited'), side: SideId, points: z.int() }),
  z.object({ type: z.literal('lost'), place: Place, troop: Troop, count: z.int() }),
  z.object({ type: z.literal('reduced'), place: Place, troop: Troop }),
  z.object({ type: z.literal('upgraded'), place: Place, troop: Troop }),
  z.object({ type: z.literal('character-lost'), character: CharacterId }),
  z.object({ type: z.literal('ceased') }),
  z.object({ type: z.literal('retreated'), from: Place, to: Region }),
  z.object({ type: z.literal('battle-over'), region: Region }),

  z.object({ type: z.literal('recruited'), place: Place, troop: Troop, count: z.int() }),
  z.object({ type: z.literal('activated'), nation: NationId, by: Cause }),
  z.object({ type: z.literal('advanced'), nation: NationId, box: z.int(), by: Cause }),
  z.object({ type: z.literal('moved-back'), nation: NationId, box: z.int() }),
  z.object({ type: z.literal('entered-play'), character: CharacterId, place: Place }),

  z.object({ type: z.literal('travelled'), characters: z.array(CharacterId), to: Place }),
  z.object({ type: z.literal('separated'), characters: z.array(CharacterId), to: Place }),
  z.object({ type: z.literal('left-the-game'), character: CharacterId }),
  z.object({ type: z.literal('flew'), from: Place, to: Place, count: z.int() }),

  z.object({ type: z.literal('fellowship-moved'), progress: z.int() }),
  z.object({ type: z.literal('mordor-step'), step: z.int() }),
  z.object({ type: z.literal('fellowship-hid') }),
  z.object({ type: z.literal('hunt-rolled'), dice: Dice, bonus: z.int(), successes: z.int() }),
  z.object({ type: z.literal('hunt-rerolled'), dice: Dice, successes: z.int() }),
  z.object({ type: z.literal('tile-drawn'), tile: Tile }),
  z.object({ type: z.literal('tile-without-effect'), tile: Tile }),
  z.object({ type: z.literal('tile-put-back'), tile: Tile }),
  z.object({ type: z.literal('tile-in-play'), tile: Tile }),
  z.object({ type: z.literal('tile-removed'), tile: Tile }),
  z.object({ type: z.literal('no-tile') }),
  z.object({ type: z.literal('hunt-damage'), damage: z.int() }),
  z.object({ type: z.literal('damage-reduced'), by: z.int(), damage: z.int() }),
  z.object({ type: z.literal('corrupted'), by: z.int(), corruption: z.int() }),
  z.object({ type: z.literal('healed'), by: z.int(), corruption: z.int() }),
  z.object({ type: z.literal('revealed'), region: Region }),
  z.object({ type: z.literal('figure-moved'), region: Region }),
  z.object({ type: z.literal('die-to-hunt-box'), side: SideId }),

  z.object({ type: z.literal('card-played'), seat: Seat, card: CardId, die: z.int().min(-1).max(6) }),
  z.object({ type: z.literal('card-laid'), card: CardId }),
  z.object({ type: z.literal('table-card-used'), card: CardId }),
  z.object({ type: z.literal('table-card-left'), card: CardId }),
  z.object({ type: z.literal('card-rolled'), card: CardId, dice: Dice, needs: z.int() }),

  z.object({ type: z.literal('won'), side: SideId, why: z.enum(ENDINGS) }),
]);
export type Event = z.infer<typeof Event>;

/** Context of the rules: the dice and the log. */
export type Ctx = KernelCtx<Event>;
