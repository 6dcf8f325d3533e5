import { defineManifest } from '@tessera/manifest';

export const manifest = defineManifest({
  id: 'gloomhaven',
  folder: 'games/gloomhaven',
  card: {
    seats: { min: 1, max: 5 },
    minutes: 90,
    cooperative: true,
    icon: async () => (await import('./table/icon.ts')).icon,
    cover: async () => (await import('./table/Cover.tsx')).Cover,
  },
  texts: {
    en: {
      card: {
        name: 'Gloomhaven',
        tagline: 'A party of mercenaries, two cards a round, monsters that follow the rules to the letter.',
        goal: 'Reach the goal of the scenario together before your cards run out.',
        turn: 'Each player picks two cards in secret. In order of initiative each plays the top of one and the bottom of the other.',
      },
      texts: async () => (await import('./texts/en.ts')).en,
    },
    de: {
      card: {
        name: 'Gloomhaven',
        tagline: 'Eine Söldnertruppe, zwei Karten je Runde, Monster, die sich genau an die Regeln halten.',
        goal: 'Erreicht gemeinsam das Ziel des Szenarios, bevor eure Karten zu Ende gehen.',
        turn: 'Alle wählen verdeckt zwei Karten. Nach Initiative spielt jeder von einer die obere und von der anderen die untere Hälfte.',
      },
      texts: async () => (await import('./texts/de.ts')).de,
    },
  },
  lessons: [
    { id: 'a-first-round', minutes: 9 },
    { id: 'elements-and-rest', minutes: 6 },
    { id: 'monster-focus', minutes: 5 },
    { id: 'line-of-sight', minutes: 4 },
    { id: 'conditions', minutes: 5 },
    { id: 'modifier-decks', minutes: 5 },
    { id: 'hand-management', minutes: 5 },
  ],
  async rules() {
    const [{ gloomhaven, prepare, words }, { gloomhavenBots }] = await Promise.all([
      import('./src/index.ts'),
      import('./bot/index.ts'),
    ]);
    return { game: gloomhaven, bots: gloomhavenBots, words, prepare };
  },
  async content() {
    const { gloomhavenChecks, gloomhavenKinds } = await import('./src/index.ts');
    return { folder: 'games/gloomhaven/content/base', kinds: gloomhavenKinds, checks: gloomhavenChecks };
  },
  functions: async () => ({ ...(await import('./src/game/caseFunctions.ts')) }),
  table: async () => (await import('./table/index.ts')).gloomhavenTable,
  lobby: async () => (await import('./lobby.ts')).lobby,
  inputs: {
    heroes: { load: async () => (await import('./table/heroes/HeroChoice.tsx')).HeroChoice },
    variants: { load: async () => (await import('./table/heroes/HouseRules.tsx')).ScenarioHouseRules },
  },
  presets: [
    { id: 'first', options: { scenario: 1 } },
    { id: 'seasoned', options: { scenario: 4, heroLevel: 3 } },
    { id: 'veterans', options: { scenario: 14, heroLevel: 6 } },
  ],
  keys: [
    { keys: ['1', '…', '9'], does: 'cards' },
    { keys: ['Enter'], does: 'commit' },
    { keys: ['Esc'], does: 'back' },
    { keys: ['P'], does: 'pass' },
    { keys: ['X'], does: 'swap' },
    { keys: ['M'], does: 'map' },
    { keys: ['G'], does: 'sheet' },
    { keys: ['O'], does: 'plan' },
    { keys: ['T'], does: 'turn' },
    { keys: ['R'], does: 'reach' },
    { keys: ['V'], does: 'sight' },
    { keys: ['H'], does: 'threat' },
    { keys: ['D'], does: 'range' },
    { keys: ['F'], does: 'forecast' },
    { keys: ['N'], does: 'names' },
    { keys: ['Space'], does: 'skip' },
  ],
  sounds: { drawn: 'card', revealed: 'card', suffered: 'hit', died: 'hit', 'modifiers-shuffled': 'card' },
});
