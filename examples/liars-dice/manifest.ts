import { defineManifest, mergeBundles } from '@tessera/manifest';

export const manifest = defineManifest({
  id: 'liars-dice',
  folder: 'examples/liars-dice',
  card: {
    seats: { min: 2, max: 6 },
    minutes: 10,
    cover: async () => (await import('./table/Cover.tsx')).Cover,
    icon: async () => (await import('./table/icon.ts')).icon,
  },
  texts: {
    en: {
      card: {
        name: 'Liar’s Dice',
        tagline: 'Bid on dice that no one sees whole, or call the bluff.',
        goal: 'Be the last one who still has dice.',
        turn: 'Raise the bid on the dice under all cups together, or call it a lie. The wrong player loses a die.',
      },
      texts: async () => {
        const [{ en }, { table }] = await Promise.all([import('./texts/en/index.ts'), import('./texts/en/table.ts')]);
        return mergeBundles(en, table);
      },
    },
    de: {
      card: {
        name: 'Lügenwürfel',
        tagline: 'Biete auf Würfel, die niemand ganz sieht, oder decke den Bluff auf.',
        goal: 'Sei am Ende die einzige Person, die noch Würfel hat.',
        turn: 'Erhöhe das Gebot auf das, was unter allen Bechern zusammen liegt, oder nenne es Lüge. Wer irrt, verliert einen Würfel.',
      },
      texts: async () => {
        const [{ de }, { table }] = await Promise.all([import('./texts/de/index.ts'), import('./texts/de/table.ts')]);
        return mergeBundles(de, table);
      },
    },
  },
  lessons: [{ id: 'call-the-liar', minutes: 3 }],
  async rules() {
    const { liarsDice, liarsDiceBots, words } = await import('./src/index.ts');
    return { game: liarsDice, bots: liarsDiceBots, words };
  },
  table: async () => (await import('./table/index.ts')).liarsDiceTable,
  keys: [
    { keys: ['↑', '↓'], does: 'count' },
    { keys: ['←', '→'], does: 'face' },
    { keys: ['X'], does: 'call' },
    { keys: ['Enter'], does: 'go' },
  ],
});
