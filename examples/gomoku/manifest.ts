import { defineManifest } from '@tessera/manifest';

export const manifest = defineManifest({
  id: 'gomoku',
  folder: 'examples/gomoku',
  card: { seats: { min: 2, max: 2 }, minutes: 5 },
  texts: {
    en: {
      card: {
        name: 'Gomoku',
        tagline: 'So many in a row. Tic-tac-toe by default, up to a 26 by 26 board.',
        goal: 'Be the first with a whole line of stones: three in a row, five, or as many as you agreed on.',
        turn: 'Place one stone on a free cell. Stones never move.',
      },
      texts: async () => (await import('./texts/en.ts')).en,
    },
    de: {
      card: {
        name: 'Gomoku',
        tagline: 'So viele in einer Reihe. Anfangs Tic-Tac-Toe, bis zu 26 mal 26 Felder.',
        goal: 'Sei zuerst fertig mit einer ganzen Reihe: drei Steine, fünf, oder so viele wie vereinbart.',
        turn: 'Setze einen Stein auf ein freies Feld. Steine bewegen sich nie.',
      },
      texts: async () => (await import('./texts/de.ts')).de,
    },
  },
  async rules() {
    const { gomoku, gomokuBots, words } = await import('./src/index.ts');
    return { game: gomoku, bots: gomokuBots, words };
  },
});
