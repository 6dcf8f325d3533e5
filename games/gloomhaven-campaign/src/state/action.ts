import { ScenarioReport } from '@tessera/gloomhaven/shared';
import { subMatchReturnSchema } from '@tessera/kernel';
import * as z from 'zod';
import { CHOICES } from './pendingChoices.ts';
import { Spot } from './state.ts';

const character = z.int().min(0);
const ofCharacter = { character };

/** A character name as typed by a player. */
const CharacterName = z.string().trim().min(1).max(40);

export const CampaignAction = z.discriminatedUnion('type', [
  // Characters
  z.strictObject({
    type: z.literal('create'),
    class: z.string().max(40),
    level: z.int().min(1).max(9),
    name: CharacterName,
  }),
  z.strictObject({ type: z.literal('rename'), ...ofCharacter, name: CharacterName }),
  z.strictObject({ type: z.literal('choose-quest'), ...ofCharacter, quest: z.string().max(40) }),
  z.strictObject({ type: z.literal('rest'), ...ofCharacter }),
  z.strictObject({ type: z.literal('rejoin'), ...ofCharacter }),
  z.strictObject({ type: z.literal('retire'), ...ofCharacter }),
  // Growth
  z.strictObject({ type: z.literal('level-up'), ...ofCharacter, card: z.string().max(60) }),
  /** Raises a character below the prosperity level to it. R 16.10 */
  z.strictObject({ type: z.literal('raise'), ...ofCharacter }),
  z.strictObject({ type: z.literal('take-perk'), ...ofCharacter, perk: z.int().min(0).max(20) }),
  // Preparation
  z.strictObject({ type: z.literal('take-card'), ...ofCharacter, card: z.string().max(60) }),
  z.strictObject({ type: z.literal('leave-card'), ...ofCharacter, card: z.string().max(60) }),
  z.strictObject({ type: z.literal('equip'), ...ofCharacter, item: z.string().max(60) }),
  z.strictObject({ type: z.literal('unequip'), ...ofCharacter, item: z.string().max(60) }),
  // Town
  z.strictObject({ type: z.literal('buy'), ...ofCharacter, item: z.string().max(60) }),
  z.strictObject({ type: z.literal('sell'), ...ofCharacter, item: z.string().max(60) }),
  z.strictObject({ type: z.literal('donate'), ...ofCharacter }),
  z.strictObject({ type: z.literal('enhance'), ...ofCharacter, ...Spot.shape, sticker: z.string().max(30) }),
  z.strictObject({ type: z.literal('city-event') }),
  // The table
  z.strictObject({ type: z.literal('ready') }),
  z.strictObject({ type: z.literal('not-ready') }),
  /** Marks a player as away from the table or back. */
  z.strictObject({ type: z.literal('away'), player: z.int().min(0).max(4), away: z.boolean() }),
  /** Leaves the decisions of the party to the others, or takes part in them again. */
  z.strictObject({ type: z.literal('abstain'), abstains: z.boolean() }),
  // The party
  z.strictObject({ type: z.literal('travel'), scenario: z.string().max(40), casual: z.boolean() }),
  z.strictObject({ type: z.literal('return-to-town') }),
  z.strictObject({ type: z.literal('call-off') }),
  z.strictObject({ type: z.literal('conclude') }),
  z.strictObject({ type: z.literal('close') }),
  subMatchReturnSchema(ScenarioReport),
  // Answers
  z.strictObject({ type: z.literal('vote'), choice: z.enum(CHOICES) }),
  z.strictObject({ type: z.literal('choose'), choice: z.enum(CHOICES) }),
  z.strictObject({ type: z.literal('choose-effect'), effect: z.int().min(0).max(9) }),
  z.strictObject({ type: z.literal('give-gold'), ...ofCharacter, gold: z.int().min(1).max(200) }),
  z.strictObject({ type: z.literal('pay-gold'), ...ofCharacter, gold: z.int().min(1).max(200) }),
  z.strictObject({ type: z.literal('give-item'), ...ofCharacter }),
  z.strictObject({ type: z.literal('consume-item'), ...ofCharacter, item: z.string().max(60) }),
  z.strictObject({ type: z.literal('choose-character'), ...ofCharacter }),
  z.strictObject({ type: z.literal('choose-location'), scenario: z.string().max(40) }),
  z.strictObject({ type: z.literal('choose-ending'), ending: z.string().max(60) }),
]);
export type CampaignAction = z.infer<typeof CampaignAction>;
export type ActionOf<Type extends CampaignAction['type']> = Extract<CampaignAction, { type: Type }>;
