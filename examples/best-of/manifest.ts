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
        name: 'Series',
        tagline: 'Several games in a row against the same opponent.',
        goal: 'Win as many games as you agreed on before the other does.',
        turn: 'The loser of the last game says who begins the next. Each game has a separate table.',
      },
      texts: async () => (await import('./texts/en/index.ts')).en,
    },
    de: {
      card: {
        name: 'Serie',
        tagline: 'Mehrere Spiele hintereinander gegen denselben Gegner.',
        goal: 'Gewinne so viele Spiele wie vereinbart, bevor es dem anderen gelingt.',
        turn: 'Wer das letzte Spiel verloren hat, sagt, wer das nächste beginnt. Jedes Spiel hat einen eigenen Tisch.',
      },
      texts: async () => (await import('./texts/de/index.ts')).de,
    },
  },
  async rules() {
    const { bestOf, bestOfBots, words } = await import('./src/index.ts');
    return { game: bestOf, bots: bestOfBots, words };
  },
});
