import { defineManifest, mergeBundles } from '@tessera/manifest';

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
        tagline: 'Five in a row on a wooden board, or any other number on any size.',
        goal: 'Be the first with a whole line of stones: five in a row, or as many as you agreed on.',
        turn: 'Place one stone on a free point. Stones never move.',
      },
      texts: async () => {
        const [{ en }, { table }] = await Promise.all([import('./texts/en/index.ts'), import('./texts/en/table.ts')]);
        return mergeBundles(en, table);
      },
    },
    de: {
      card: {
        name: 'Gomoku',
        tagline: 'Fünf in einer Reihe auf einem Brett aus Holz, oder jede andere Zahl auf jeder Größe.',
        goal: 'Sei zuerst fertig mit einer ganzen Reihe: fünf Steine, oder so viele wie vereinbart.',
        turn: 'Setze einen Stein auf einen freien Punkt. Steine bewegen sich nie.',
      },
      texts: async () => {
        const [{ de }, { table }] = await Promise.all([import('./texts/de/index.ts'), import('./texts/de/table.ts')]);
        return mergeBundles(de, table);
      },
    },
  },
  lessons: [{ id: 'five-in-a-row', minutes: 3 }],
  async rules() {
    const { gomoku, gomokuBots, words } = await import('./src/index.ts');
    return { game: gomoku, bots: gomokuBots, words };
  },
  table: async () => (await import('./table/index.ts')).gomokuTable,
  presets: [
    { id: 'five', options: { columns: 15, rows: 15, inARow: 5 } },
    { id: 'four', options: { columns: 7, rows: 6, inARow: 4 } },
    { id: 'three', options: { columns: 3, rows: 3, inARow: 3 } },
  ],
  keys: [
    { keys: ['↑', '↓', '←', '→'], does: 'move' },
    { keys: ['Enter'], does: 'place' },
    { keys: ['Esc'], does: 'lift' },
    { keys: ['T'], does: 'threats' },
  ],
});
