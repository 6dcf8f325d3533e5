import { defineManifest, merged } from '@tessera/manifest';

export const manifest = defineManifest({
  id: 'gomoku',
  folder: 'examples/gomoku',
  card: {
    seats: { min: 2, max: 2 },
    minutes: 5,
    cover: async () => (await import('./table/Cover.tsx')).Cover,
    icon: async () => (await import('./table/icon.ts')).icon,
  },
  texts: {
    en: {
      card: {
        name: 'Gomoku',
        tagline: 'So many in a row. Tic-tac-toe by default, up to a 26 by 26 board.',
        goal: 'Be the first with a whole line of stones: three in a row, five, or as many as you agreed on.',
        turn: 'Place one stone on a free cell. Stones never move.',
      },
      texts: async () => {
        const [{ en }, { table }] = await Promise.all([import('./texts/en.ts'), import('./texts/table.en.ts')]);
        return merged(en, table);
      },
    },
    de: {
      card: {
        name: 'Gomoku',
        tagline: 'So viele in einer Reihe. Anfangs Tic-Tac-Toe, bis zu 26 mal 26 Felder.',
        goal: 'Sei zuerst fertig mit einer ganzen Reihe: drei Steine, fünf, oder so viele wie vereinbart.',
        turn: 'Setze einen Stein auf ein freies Feld. Steine bewegen sich nie.',
      },
      texts: async () => {
        const [{ de }, { table }] = await Promise.all([import('./texts/de.ts'), import('./texts/table.de.ts')]);
        return merged(de, table);
      },
    },
  },
  async rules() {
    const { gomoku, gomokuBots, words } = await import('./src/index.ts');
    return { game: gomoku, bots: gomokuBots, words };
  },
  board: async () => (await import('./table/index.ts')).gomokuBoard,
  sounds: { placed: 'card' },
});
