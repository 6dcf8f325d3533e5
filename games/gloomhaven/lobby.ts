import type { GameLobby, LobbyTable, SeatRole } from '@tessera/manifest';
import { printedId } from './src/content/enhancedCard.ts';
import { Options } from './src/party/options.ts';
import { partyOf } from './src/party/party.ts';
import { recommendedLevel } from './src/scenario/level.ts';

/** Difficulty of the starting classes. Locked classes have no advice, so that a campaign keeps its surprises. */
const STARTERS: Readonly<Record<string, SeatRole['difficulty']>> = {
  brute: 'easy',
  tinkerer: 'medium',
  spellweaver: 'medium',
  scoundrel: 'easy',
  cragheart: 'medium',
  mindthief: 'hard',
};

/** Class of each seat, the scenario and its level, for players who join. */
export const lobby: GameLobby = {
  roles: (table) => heroesOf(table).map(roleOf),
  notes(table) {
    const read = Options.safeParse(table.options);
    if (!read.success) return [];
    const { scenario, difficulty, level } = read.data;
    const recommended = recommendedLevel(
      heroesOf(table).map((hero) => hero.level),
      difficulty,
    );
    return [
      { code: `option.scenario.options.${scenario}` },
      { code: `introduction.scenario-${scenario}` },
      { code: 'lobby.level', params: { level: level ?? recommended } },
      { code: 'lobby.classes' },
    ];
  },
};

/** Number of cards that a role names. */
const SAMPLES = 3;

type Hero = ReturnType<typeof partyOf>[number];

function heroesOf({ seats, options }: LobbyTable): readonly Hero[] {
  const read = Options.safeParse(options);
  return read.success ? partyOf(read.data.heroes, seats, read.data.heroLevel) : [];
}

function roleOf({ class: id, cards }: Hero): SeatRole {
  const difficulty = STARTERS[id];
  const samples = cards.slice(0, SAMPLES).map((card) => `called.${printedId(card)}`);
  return { id, name: `called.${id}`, samples, ...(difficulty && { advice: `lobby.role.${id}`, difficulty }) };
}
