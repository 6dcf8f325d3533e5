import { cardsOfClass, recordOf } from '@tessera/gloomhaven/shared';
import { type Refusal, refuse, type Seat } from '@tessera/kernel';
import type { Moves } from '../state/actionRule.ts';
import { note } from '../state/journal.ts';
import { inTown, isFor, isGone, ownedBy } from '../state/phase.ts';
import type { CampaignState, Career, Character, NextStart, ShownCharacter } from '../state/state.ts';
import { prosperityLevel, tables, xpForLevel } from '../state/tables.ts';

/** Maximum size of a party. R 17.3 */
export const MAX_HEROES = 5;

/** Returns a start of the next scenario without effects. */
export function plainStart(): NextStart {
  return { damage: 0, discard: 0, minusOnes: 0, blesses: 0, curses: 0, conditions: [], consumed: [] };
}

/** Returns the characters of the next scenario by index: the active ones of all present players. */
export function partyOf(state: {
  readonly characters: readonly Pick<ShownCharacter, 'owner' | 'status'>[];
  readonly players: readonly { readonly away: boolean }[];
}): number[] {
  return state.characters.flatMap(({ owner, status }, n) =>
    status === 'active' && !state.players[owner]!.away ? [n] : [],
  );
}

/** Returns a career without deeds. */
export function newCareer(): Career {
  return { scenarios: 0, won: 0, kills: 0, exhausted: 0, gold: 0 };
}

/** Creating, naming and resting characters. R 16.8 */
export const characterMoves = {
  create: {
    options: (state) =>
      state.classes.flatMap((id) =>
        Array.from({ length: prosperityLevel(state.city.prosperity) }, (_, n) => ({
          type: 'create' as const,
          class: id,
          level: n + 1,
          name: readyName(state, id),
        })),
      ),
    refuse: (state, _seat, action) => inTown(state) ?? whyNotCreate(state, action),
    play(state, seat, { class: id, level, name }, { chance, log }) {
      const character = state.characters.length;
      const offer = state.quests.splice(-tables().questsDealt);
      state.characters.push(newCharacter(state, { owner: seat, class: id, level, name, offer }));
      if (offer.length === 1) keepQuest(state, state.characters[character]!, offer[0]!);
      chance.shuffle(state.quests);
      note(state, { what: 'created', character, class: id, level });
      log({ type: 'created', seat, character, class: id, level });
    },
  },
  rename: {
    options: () => [],
    refuse: (state, seat, { character }) => isFor(state, seat, character),
    play(state, _seat, { character, name }, { log }) {
      state.characters[character]!.name = name;
      log({ type: 'renamed', character, name });
    },
  },
  'choose-quest': {
    options: (state, seat) =>
      ownedBy(state, seat).flatMap((character) =>
        state.characters[character]!.questOffer.map((quest) => ({ type: 'choose-quest' as const, character, quest })),
      ),
    refuse: (state, seat, { character, quest }) =>
      isFor(state, seat, character) ??
      (state.characters[character]!.questOffer.includes(quest) ? undefined : refuse('not-offered')),
    play(state, seat, { character, quest }, { chance, log }) {
      const one = state.characters[character]!;
      state.quests.push(...one.questOffer.filter((other) => other !== quest));
      keepQuest(state, one, quest);
      // The player who returned a quest must not know its position.
      chance.shuffle(state.quests);
      log({ type: 'quest-chosen', seat, character });
    },
  },
  rest: {
    options: (state, seat) => ownedBy(state, seat).map((character) => ({ type: 'rest' as const, character })),
    refuse: (state, seat, { character }) =>
      inTown(state) ??
      isFor(state, seat, character) ??
      (state.characters[character]!.status === 'active' ? undefined : refuse('rests-already')),
    play(state, _seat, { character }, { log }) {
      state.characters[character]!.status = 'resting';
      log({ type: 'rests', character });
    },
  },
  rejoin: {
    options: (state, seat) => ownedBy(state, seat).map((character) => ({ type: 'rejoin' as const, character })),
    refuse: (state, seat, { character }) =>
      inTown(state) ??
      isFor(state, seat, character) ??
      (state.characters[character]!.status === 'resting' ? whyPartyFull(state) : refuse('active-already')),
    play(state, _seat, { character }, { log }) {
      state.characters[character]!.status = 'active';
      log({ type: 'rejoins', character });
    },
  },
} satisfies Moves<'create' | 'rename' | 'choose-quest' | 'rest' | 'rejoin'>;

function whyNotCreate(
  state: CampaignState,
  { class: id, level }: { class: string; level: number },
): Refusal | undefined {
  if (!state.classes.includes(id)) return refuse('class-sealed', { class: id });
  if (isTaken(state, id)) return refuse('class-taken', { class: id });
  const most = prosperityLevel(state.city.prosperity);
  if (level > most) return refuse('level-too-high', { level, most });
  return whyPartyFull(state);
}

/** Checks whether a class is in play. Its cards exist once. */
function isTaken({ characters }: CampaignState, id: string): boolean {
  return characters.some((one) => one.class === id && !isGone(one));
}

/** Returns the reason why the party is full. Absent players count, because they may return any time. */
function whyPartyFull({ characters }: CampaignState): Refusal | undefined {
  const active = characters.filter(({ status }) => status === 'active').length;
  return active >= MAX_HEROES ? refuse('party-full', { most: MAX_HEROES }) : undefined;
}

/** Returns the default name of a character: its class, with a number if it is not the first. */
function readyName({ characters }: CampaignState, id: string): string {
  const earlier = characters.filter((one) => one.class === id).length;
  const { name } = recordOf('class', id);
  return earlier === 0 ? name : `${name} ${earlier + 1}`;
}

interface NewCharacter {
  readonly owner: Seat;
  readonly class: string;
  readonly level: number;
  readonly name: string;
  readonly offer: string[];
}

/** R 16.8: returns a new character with the experience of its level. It chooses one card per level gained. */
function newCharacter(state: CampaignState, { owner, class: id, level, name, offer }: NewCharacter): Character {
  const { handSize, perks } = recordOf('class', id);
  const pool = cardsOfClass(id)
    .filter((card) => card.level === 1 || card.level === 'X')
    .map((card) => card.id);
  const { perLevel, base } = tables().startingGold;
  return {
    owner,
    name,
    class: id,
    status: 'active',
    level: 1,
    xp: xpForLevel(level),
    gold: level * perLevel + base,
    perks: perks.map(() => 0),
    bonusPerks: state.players[owner]!.retired * tables().retirement.perks,
    checkmarks: 0,
    pool,
    hand: pool.slice(0, handSize),
    items: [],
    equipped: [],
    bound: [],
    questOffer: offer,
    quest: null,
    mustRetire: false,
    donated: false,
    next: plainStart(),
    career: newCareer(),
  };
}

function keepQuest(_state: CampaignState, character: Character, quest: string): void {
  const { steps } = recordOf('personal-quest', quest);
  character.questOffer = [];
  character.quest = { id: quest, counts: steps.map(() => 0), counted: [] };
}
