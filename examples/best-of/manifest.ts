import { defineManifest } from '@tessera/manifest';

export const manifest = defineManifest({
  id: 'best-of',
  folder: 'examples/best-of',
  card: {
    seats: { min: 2, max: 2 },
    minutes: 15,
    cover: async () => (await import('./table/Cover.tsx')).Cover,
    icon: async () => (await import('./table/icon.ts')).icon,
  },
  texts: {
    en: {
      card: {
        name: 'Best of three',
        tagline: 'Several games in a row against the same opponent.',
        goal: 'Win two games before the other does, or as many as you agreed on.',
        turn: 'Whoever lost the last game says who begins the next. Each game has a table of its own.',
      },
      texts: async () => (await import('./texts/en.ts')).en,
    },
    de: {
      card: {
        name: 'Zwei Gewinnspiele',
        tagline: 'Mehrere Spiele hintereinander gegen denselben Gegner.',
        goal: 'Gewinne zwei Spiele, bevor es dem anderen gelingt, oder so viele wie vereinbart.',
        turn: 'Wer das letzte Spiel verloren hat, sagt, wer das nächste beginnt. Jedes Spiel hat einen eigenen Tisch.',
      },
      texts: async () => (await import('./texts/de.ts')).de,
    },
  },
  async rules() {
    const { bestOf, bestOfBots, words } = await import('./src/index.ts');
    return { game: bestOf, bots: bestOfBots, words };
  },
});
