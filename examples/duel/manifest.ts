import { defineManifest } from '@tessera/manifest';

export const manifest = defineManifest({
  id: 'duel',
  folder: 'examples/duel',
  card: {
    seats: { min: 2, max: 2 },
    minutes: 15,
    cover: async () => (await import('./table/Cover.tsx')).Cover,
    icon: async () => (await import('./table/icon.ts')).icon,
  },
  texts: {
    en: {
      card: {
        name: 'Duel',
        tagline: 'Two heroes, two monsters, thirty hexes and a handful of cards.',
        goal: 'The two of you together must bring both monsters down.',
        turn: 'Both pick cards in secret; initiative decides who acts first. Move, attack, push.',
      },
      texts: async () => (await import('./texts/en.ts')).en,
    },
    de: {
      card: {
        name: 'Duell',
        tagline: 'Zwei Helden, zwei Ungeheuer, dreißig Felder und eine Handvoll Karten.',
        goal: 'Ihr beide müsst zusammen beide Ungeheuer besiegen.',
        turn: 'Beide wählen verdeckt Karten; die Initiative entscheidet, wer zuerst handelt. Gehen, angreifen, stoßen.',
      },
      texts: async () => (await import('./texts/de.ts')).de,
    },
  },
  async rules() {
    const { duel, duelBots, words } = await import('./src/index.ts');
    return { game: duel, bots: duelBots, words };
  },
  sounds: { revealed: 'card', drew: 'card', suffered: 'hit', fell: 'hit', reshuffled: 'card' },
});
