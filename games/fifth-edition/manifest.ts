import { defineManifest } from '@tessera/manifest';

export const manifest = defineManifest({
  id: 'fifth-edition',
  folder: 'games/fifth-edition',
  card: { seats: { min: 1, max: 1 }, minutes: 0 },
  texts: {
    en: {
      card: {
        name: 'Fifth edition',
        tagline:
          'Characters for both editions: build them in any order, play from the sheet, ask every number where it comes from.',
        goal: 'A sheet that does the sums for you: whatever you choose, carry or suffer changes the numbers, and each says why.',
        turn: 'Choose in any order, rise a level, rest, cast and take damage. Every step can be taken back, and the sheet prints.',
      },
      texts: async () => (await import('./texts/en.ts')).en,
    },
    de: {
      card: {
        name: 'Fünfte Edition',
        tagline:
          'Charaktere für beide Ausgaben: in beliebiger Reihenfolge bauen, vom Bogen spielen, jede Zahl fragen, woher sie kommt.',
        goal: 'Ein Bogen, der selbst rechnet: Was du wählst, trägst oder erleidest, ändert die Zahlen, und jede sagt warum.',
        turn: 'Wähle in beliebiger Reihenfolge, steige auf, raste, zaubere, nimm Schaden. Jeder Schritt lässt sich zurücknehmen, und der Bogen lässt sich drucken.',
      },
      texts: async () => (await import('./texts/de.ts')).de,
    },
  },
  async rules() {
    const { character, characterBots, words } = await import('@tessera/fifth-edition');
    return { game: character, bots: characterBots, words };
  },
  resources: async () => (await import('@tessera/fifth-edition/server')).resources,
  table: async () => (await import('@tessera/fifth-edition/table')).characterTable,
  async content() {
    const { checkPacks } = await import('@tessera/fifth-edition');
    return {
      folder: ['games/fifth-edition/content/srd-5.1', 'games/fifth-edition/content/srd-5.2'],
      check: checkPacks,
    };
  },
});
