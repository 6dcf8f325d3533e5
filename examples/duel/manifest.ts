import { defineManifest, mergeBundles } from '@tessera/manifest';

export const manifest = defineManifest({
  id: 'duel',
  folder: 'examples/duel',
  card: {
    seats: { min: 2, max: 2 },
    minutes: 15,
    cooperative: true,
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
      texts: async () => {
        const [{ en }, { table }] = await Promise.all([import('./texts/en/index.ts'), import('./texts/en/table.ts')]);
        return mergeBundles(en, table);
      },
    },
    de: {
      card: {
        name: 'Duell',
        tagline: 'Zwei Helden, zwei Ungeheuer, dreißig Felder und eine Handvoll Karten.',
        goal: 'Ihr beide müsst zusammen beide Ungeheuer besiegen.',
        turn: 'Beide wählen verdeckt Karten; die Initiative entscheidet, wer zuerst handelt. Gehen, angreifen, stoßen.',
      },
      texts: async () => {
        const [{ de }, { table }] = await Promise.all([import('./texts/de/index.ts'), import('./texts/de/table.ts')]);
        return mergeBundles(de, table);
      },
    },
  },
  lessons: [{ id: 'ash-and-the-ogre', minutes: 3 }],
  async rules() {
    const { duel, duelBots, words } = await import('./src/index.ts');
    return { game: duel, bots: duelBots, words };
  },
  table: async () => (await import('./table/index.ts')).duelTable,
  keys: [
    { keys: ['1', '…', '9'], does: 'cards' },
    { keys: ['Enter'], does: 'commit' },
    { keys: ['Esc'], does: 'back' },
    { keys: ['P'], does: 'pass' },
    { keys: ['I'], does: 'intents' },
  ],
});
