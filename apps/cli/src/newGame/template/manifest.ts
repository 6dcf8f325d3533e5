import { defineManifest } from '@tessera/manifest';

export const manifest = defineManifest({
  id: 'pebbles',
  folder: 'games/pebbles',
  card: { seats: { min: 2, max: 2 }, minutes: 5 },
  texts: {
    en: {
      card: {
        name: 'Pebbles',
        tagline: 'A heap of pebbles: take some, and be the one who takes the last.',
        goal: 'Take the last pebble.',
        turn: 'Take a few pebbles from the heap, at least one.',
      },
      texts: async () => (await import('./texts/en/index.ts')).en,
    },
    de: {
      card: {
        name: 'Kiesel',
        tagline: 'Ein Haufen Kiesel: nimm einige, und nimm am Ende den letzten.',
        goal: 'Nimm den letzten Kiesel.',
        turn: 'Nimm einige Kiesel vom Haufen, mindestens einen.',
      },
      texts: async () => (await import('./texts/de/index.ts')).de,
    },
  },
  async rules() {
    const { game, words } = await import('./src/index.ts');
    return { game, bots: {}, words };
  },
});
