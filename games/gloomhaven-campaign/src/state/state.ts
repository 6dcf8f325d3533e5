import { CONDITIONS, DIFFICULTIES, FormerRules, PRESETS, VariantChoices } from '@tessera/gloomhaven/shared';
import { hidden, type Ctx as KernelCtx, ownerOnly, perSeat, type ViewOf } from '@tessera/kernel';
import * as z from 'zod';
import type { CampaignEvent } from './events.ts';
import { JournalEntry } from './journalEntry.ts';
import { FormerQuests } from './options.ts';
import { Ask } from './pendingChoices.ts';
import { CampaignVariants } from './variants.ts';

/** The phases of the specification: town business, preparation, the scenario, and its aftermath. */
export const PHASES = ['campaign', 'setup', 'play', 'cleanup'] as const;

/** Effects of events and donations on a character at the start of the next scenario. R 2.1 */
export const NextStart = z.object({
  damage: z.int().min(0),
  discard: z.int().min(0),
  minusOnes: z.int().min(0),
  blesses: z.int().min(0),
  curses: z.int().min(0),
  conditions: z.array(z.enum(CONDITIONS)),
  /** Items that start consumed. */
  consumed: z.array(z.string()),
});
export type NextStart = z.infer<typeof NextStart>;

/** A personal quest of a character, with the progress of each requirement. */
const HeldQuest = z.object({
  id: z.string(),
  counts: z.array(z.int().min(0)),
  /** Things that count only once: monsters, regions and scenarios already counted, as `requirement/what`. */
  counted: z.array(z.string()),
});
export type HeldQuest = z.infer<typeof HeldQuest>;

/** Totals of a character over all its scenarios. */
export const Career = z.object({
  scenarios: z.int().min(0),
  won: z.int().min(0),
  kills: z.int().min(0),
  exhausted: z.int().min(0),
  gold: z.int().min(0),
});
export type Career = z.infer<typeof Career>;

/** A character. Its index in the list never changes. */
const Character = z.object({
  /** The seat that plays it. */
  owner: z.int().min(0).max(4),
  name: z.string().max(40),
  class: z.string(),
  /** Active characters join the next scenario, resting ones stay in town, and the others have left the game. */
  status: z.enum(['active', 'resting', 'retired', 'dead']),
  level: z.int().min(1).max(9),
  xp: z.int().min(0),
  gold: z.int().min(0),
  /** How often each perk of the class sheet is taken. */
  perks: z.array(z.int().min(0).max(4)),
  /** Perks from other sources than level and checkmarks: retired characters of the same player, and rewards. R 16.7 */
  bonusPerks: z.int().min(0),
  checkmarks: z.int().min(0).max(18),
  /** The cards from which it chooses its hand, and the hand. */
  pool: z.array(z.string()),
  hand: z.array(z.string()),
  items: z.array(z.string()),
  equipped: z.array(z.string()),
  /** Items that cannot be sold. */
  bound: z.array(z.string()),
  /** Two are dealt, one is kept. R 16.8 */
  questOffer: ownerOnly(z.array(z.string()), 'owner'),
  quest: ownerOnly(HeldQuest.nullable(), 'owner'),
  /** Its quest is done: it retires in town and plays no more scenarios. R 16.9 */
  mustRetire: z.boolean(),
  /** Whether it has donated on this visit. R 16.11 */
  donated: z.boolean(),
  next: NextStart,
  career: Career,
});
export type Character = z.infer<typeof Character>;

/** The player of a seat. */
const Player = z.object({
  /** An absent player is not asked, and their characters stay in town. */
  away: z.boolean(),
  /** The player is done with this phase. */
  ready: z.boolean(),
  /** The player leaves the decisions of the party to the others, as bots do. */
  abstains: z.literal(true).optional(),
  /** How many of the player's characters have retired: one perk for each later character per retirement. R 16.9 */
  retired: z.int().min(0),
});

/** A deck with known cards in a hidden order; the last card is on top. */
const EventDeckState = z.object({ cards: z.array(z.string()), pile: hidden(z.array(z.string())) });

/** The place of an enhancement: the nth line of a kind in a half, and the spot. R 16.12 */
export const Spot = z.object({
  card: z.string().max(60),
  half: z.enum(['top', 'bottom']),
  on: z.string().max(30),
  nth: z.int().min(1).max(9),
  spot: z.int().min(0).max(5),
});
export type Spot = z.infer<typeof Spot>;

/** A bought enhancement: permanent for the class, or for the character where the ruling says so. */
const Enhancement = z.object({ ...Spot.shape, sticker: z.string().max(30), character: z.int().min(0) });
export type Enhancement = z.infer<typeof Enhancement>;

/** The scenario that the party travels to or plays. */
const Venture = z.object({
  scenario: z.string(),
  /** Without story: no achievements or rewards. R 15.6 */
  casual: z.boolean(),
  /** The characters that go, one per seat of the scenario. */
  heroes: z.array(z.int().min(0)),
});

export const CampaignState = z.object({
  /** The team of each seat: the party for all of them; absent with a single player. */
  teams: z.array(z.string()).optional(),
  phase: z.enum(PHASES),
  closed: z.boolean(),
  /** Rulings of the campaign; those of its scenarios and how they are opened. */
  variants: CampaignVariants,
  formerRules: FormerRules.optional(),
  formerQuests: FormerQuests.optional(),
  scenarioRules: z.object({
    preset: z.enum(PRESETS),
    variants: VariantChoices,
    difficulty: z.enum(DIFFICULTIES),
  }),
  sideScenarios: z.boolean(),
  /** The campaign ends after this many scenarios; 0 for no limit. */
  lastScenario: z.int().min(0),
  players: perSeat(Player),
  characters: z.array(Character),
  party: z.object({
    name: z.string(),
    reputation: z.int().min(-20).max(20),
    achievements: z.array(z.string()),
    /** In Gloomhaven, or at the place of the last scenario. */
    inTown: z.boolean(),
    /** The last scenario; empty before the first. */
    place: z.string(),
    /** Gold that can only be spent on enhancements on this visit. */
    enhancementGold: z.int().min(0),
  }),
  city: z.object({
    /** Points; the table gives the level. R 16.10 */
    prosperity: z.int().min(0),
    donated: z.int().min(0),
    /** Whether the city event of this visit has happened. R 16.2 */
    eventHad: z.boolean(),
    achievements: z.array(z.string()),
    envelopes: z.array(z.string()),
  }),
  /** Classes that may be created. */
  classes: z.array(z.string()),
  /** One-time events that have happened. */
  milestones: z.array(z.string()),
  /** Classes from which a character has retired: their events are added once. R 16.9 */
  retiredClasses: z.array(z.string()),
  /** Items that rewards have added to the shop. */
  designs: z.array(z.string()),
  randomDesigns: hidden(z.array(z.string())),
  enhancements: z.array(Enhancement),
  unlocked: z.array(z.string()),
  completed: z.array(z.string()),
  blocked: z.array(z.string()),
  randomScenarios: hidden(z.array(z.string())),
  /** Treasures already taken. */
  looted: z.array(z.string()),
  decks: z.object({ city: EventDeckState, road: EventDeckState }),
  quests: hidden(z.array(z.string())),
  /** Quests that have left the game. */
  questsDone: z.array(z.string()),
  venture: Venture.nullable(),
  /** Open questions to the party, in order. */
  asks: z.array(Ask),
  /** Scenarios played, won or not. */
  played: z.int().min(0),
  won: z.int().min(0),
  journal: z.array(JournalEntry),
});
export type CampaignState = z.infer<typeof CampaignState>;
export type CampaignView = ViewOf<typeof CampaignState>;

/** A character as any viewer sees it. */
export type ShownCharacter = CampaignView['characters'][number];

export type CampaignCtx = KernelCtx<CampaignEvent>;
