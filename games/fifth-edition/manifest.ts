import { defineManifest, mergeBundles } from '@tessera/manifest';

export const manifest = defineManifest({
  id: 'fifth-edition',
  folder: 'games/fifth-edition',
  card: {
    seats: { min: 1, max: 1 },
    minutes: 0,
    personal: '/characters',
    cover: async () => (await import('./pages/Cover.tsx')).Cover,
    icon: async () => (await import('./pages/icon.ts')).icon,
  },
  texts: {
    en: {
      card: {
        name: 'Fifth edition',
        tagline:
          'Characters for both editions: build them in any order, play from the sheet, ask every number where it comes from.',
        goal: 'A sheet that does the sums for you: all choices, gear and effects change the numbers, and each number explains itself.',
        turn: 'Choose in any order, rise a level, rest, cast and take damage. Every step can be taken back, and the sheet prints.',
        pages: { characters: 'Characters', homebrew: 'Homebrew studio' },
        back: 'To your characters',
      },
      texts: async () => {
        const [{ en }, { pages }] = await Promise.all([import('./texts/en/index.ts'), import('./texts/en/pages.ts')]);
        return mergeBundles(en, pages);
      },
    },
    de: {
      card: {
        name: 'Fünfte Edition',
        tagline:
          'Charaktere für beide Ausgaben: in beliebiger Reihenfolge bauen, vom Bogen spielen, jede Zahl fragen, woher sie kommt.',
        goal: 'Ein Bogen, der selbst rechnet: Was du wählst, trägst oder erleidest, ändert die Zahlen, und jede sagt warum.',
        turn: 'Wähle in beliebiger Reihenfolge, steige auf, raste, zaubere, nimm Schaden. Jeder Schritt lässt sich zurücknehmen, und der Bogen lässt sich drucken.',
        pages: { characters: 'Charaktere', homebrew: 'Werkstatt für eigene Regeln' },
        back: 'Zu deinen Charakteren',
      },
      texts: async () => {
        const [{ de }, { pages }] = await Promise.all([import('./texts/de/index.ts'), import('./texts/de/pages.ts')]);
        return mergeBundles(de, pages);
      },
    },
  },
  lessons: [
    { id: 'a-first-character', minutes: 8 },
    { id: 'a-first-fight', minutes: 7 },
    { id: 'a-level-up', minutes: 4 },
  ],
  async rules() {
    const { character, characterBots, words } = await import('@tessera/fifth-edition');
    return { game: character, bots: characterBots, words };
  },
  resources: async () => (await import('@tessera/fifth-edition/server')).resources,
  commands: async () => (await import('@tessera/fifth-edition/cli')).commands,
  table: async (shell) => (await import('./pages/tableIn.ts')).tableIn(shell),
  keys: [
    { keys: ['J'], does: 'nextChoice' },
    { keys: ['K'], does: 'choiceBefore' },
    { keys: ['↑', '↓'], does: 'option' },
    { keys: ['Enter'], does: 'take' },
    { keys: ['U'], does: 'undo' },
    { keys: ['Shift', 'U'], does: 'redo' },
    { keys: ['R'], does: 'sum' },
    { keys: ['D'], does: 'debug' },
  ],
  pages: [
    {
      path: 'characters',
      offered: 'heading',
      load: async () => (await import('./pages/CharactersPage.tsx')).CharactersPage,
    },
    { path: 'characters/compare', load: async () => (await import('./pages/ComparePage.tsx')).ComparePage },
    { path: 'homebrew', offered: 'palette', load: async () => (await import('./pages/HomebrewPage.tsx')).HomebrewPage },
  ],
  async content() {
    const [{ checkPacks }, { content: en }, { content: de }] = await Promise.all([
      import('@tessera/fifth-edition'),
      import('./texts/en/content.ts'),
      import('./texts/de/content.ts'),
    ]);
    return {
      folder: ['games/fifth-edition/content/srd-5.1', 'games/fifth-edition/content/srd-5.2'],
      check: checkPacks,
      texts: { en, de },
    };
  },
});
