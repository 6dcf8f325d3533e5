import * as z from 'zod';
import { CardId, CharacterId, FaceId, NationId, Place, Region, Troop } from './numbers.ts';
import { PICKS, USES } from './vocabulary.ts';

/** Actions of players. Long choices take several actions: first the group, then its destination. */
export const Action = z.discriminatedUnion('type', [
  // Phases 1 to 3.
  z.object({ type: z.literal('draw'), deck: z.int().min(0).max(1) }),
  z.object({ type: z.literal('discard'), card: CardId }),
  z.object({ type: z.literal('offer'), card: CardId }),
  z.object({ type: z.literal('declare'), path: z.array(Region).min(1).max(13) }),
  z.object({ type: z.literal('enter-mordor') }),
  z.object({ type: z.literal('guide'), character: CharacterId }),
  z.object({ type: z.literal('allocate'), dice: z.int().min(0).max(10) }),

  // The player's turn to act. R 5.7, 6
  z.object({ type: z.literal('pass') }),
  z.object({ type: z.literal('skip'), die: FaceId }),
  z.object({ type: z.literal('ring'), die: FaceId, face: FaceId }),
  z.object({ type: z.literal('use'), die: FaceId, as: z.enum(USES) }),

  // Armies.
  z.object({ type: z.literal('march'), from: Place, to: Region }),
  z.object({ type: z.literal('onward'), to: Region }),
  z.object({ type: z.literal('attack'), from: Place, to: Place }),
  z.object({ type: z.literal('leave'), troop: Troop, count: z.int().min(1).max(36) }),
  z.object({ type: z.literal('stay'), character: CharacterId }),
  z.object({ type: z.literal('go') }),
  z.object({ type: z.literal('done') }),
  z.object({ type: z.literal('disband'), troop: Troop }),

  // Battles.
  z.object({ type: z.literal('stand') }),
  z.object({ type: z.literal('shelter') }),
  z.object({ type: z.literal('combat'), card: CardId }),
  z.object({ type: z.literal('hit'), troop: Troop }),
  z.object({ type: z.literal('slay'), troop: Troop }),
  z.object({ type: z.literal('cease') }),
  z.object({ type: z.literal('press') }),
  z.object({ type: z.literal('spend'), troop: Troop }),
  z.object({ type: z.literal('retreat'), to: Region }),

  // Muster and politics.
  z.object({ type: z.literal('recruit'), troop: Troop, place: Place }),
  z.object({ type: z.literal('advance'), nation: NationId }),
  z.object({ type: z.literal('enter'), character: CharacterId, place: Place }),
  z.object({ type: z.literal('voice'), elites: z.int().min(0).max(2) }),

  // Characters.
  z.object({ type: z.literal('gather'), character: CharacterId }),
  z.object({ type: z.literal('travel'), to: Place }),
  z.object({ type: z.literal('lift'), from: Place, count: z.int().min(1).max(8) }),

  // Hunt.
  z.object({ type: z.literal('walk'), path: z.array(Region).min(1).max(13) }),
  z.object({ type: z.literal('answer'), card: CardId }),
  z.object({ type: z.literal('reveal') }),
  z.object({ type: z.literal('casualty'), random: z.boolean() }),

  // Cards.
  z.object({ type: z.literal('play'), card: CardId, die: z.int().min(-1).max(6) }),
  z.object({ type: z.literal('choose'), what: z.enum(PICKS), value: z.int() }),
  z.object({ type: z.literal('remove'), card: CardId }),
  z.object({ type: z.literal('accept') }),
  z.object({ type: z.literal('decline') }),
]);
export type Action = z.infer<typeof Action>;
export type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>;
