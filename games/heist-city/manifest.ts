import { defineManifest, mergeBundles } from '@tessera/manifest';

export const manifest = defineManifest({
  id: 'heist-city',
  folder: 'games/heist-city',
  card: {
    seats: { min: 2, max: 2 },
    minutes: 25,
    cover: async () => (await import('./pages/Cover.tsx')).Cover,
    icon: async () => (await import('./pages/icon.ts')).icon,
  },
  texts: {
    en: {
      card: {
        name: 'Heist City',
        tagline: 'Two crews, one site, guards that answer to noise. Five turns, exact odds.',
        goal: 'Your crew of five breaks into the same place as another crew. After five turns the one with more points is better at it.',
        turn: 'Crews take turns activating one character each. Stay hidden and the guards stay slow; go loud and they get faster.',
        pages: { maps: 'Map editor' },
      },
      texts: async () => {
        const [{ en }, { pages }] = await Promise.all([import('./texts/en/index.ts'), import('./texts/en/pages.ts')]);
        return mergeBundles(en, pages);
      },
    },
    de: {
      card: {
        name: 'Heist City',
        tagline: 'Zwei Crews, ein Ort, Wachen mit guten Ohren. Fünf Runden, genaue Chancen.',
        goal: 'Deine fünfköpfige Crew bricht am selben Ort ein wie eine andere. Nach fünf Runden zählt, wer mehr Punkte hat.',
        turn: 'Abwechselnd handelt je eine Figur. Wer verborgen bleibt, hat langsame Wachen; wer Lärm macht, schnelle.',
        pages: { maps: 'Karteneditor' },
      },
      texts: async () => {
        const [{ de }, { pages }] = await Promise.all([import('./texts/de/index.ts'), import('./texts/de/pages.ts')]);
        return mergeBundles(de, pages);
      },
    },
  },
  lessons: [
    { id: 'a-first-heist', minutes: 10 },
    { id: 'alert-and-guards', minutes: 5 },
    { id: 'gear-and-places', minutes: 3 },
  ],
  async rules() {
    const [{ heistCity, words }, { heistCityBots }] = await Promise.all([
      import('@tessera/heist-city'),
      import('@tessera/heist-city/bot'),
    ]);
    return { game: heistCity, bots: heistCityBots, words };
  },
  functions: async () => ({ ...(await import('@tessera/heist-city/spec')) }),
  table: async () => (await import('@tessera/heist-city/table')).heistCityTable,
  lobby: async () => (await import('./lobby.ts')).lobby,
  keys: [
    { keys: ['1', '…', '9'], does: 'choose' },
    { keys: ['P'], does: 'place' },
    { keys: ['E'], does: 'end' },
    { keys: ['A'], does: 'again' },
    { keys: ['R'], does: 'rule' },
    { keys: ['G'], does: 'shop' },
    { keys: ['Space'], does: 'bare' },
  ],
  pages: [{ path: 'maps', offered: 'palette', load: async () => (await import('./pages/MapsPage.tsx')).MapsPage }],
  inputs: {
    map: { load: async () => (await import('./pages/SiteChoice.tsx')).SiteChoice },
    ownMap: { insteadOf: ['map'], load: async () => (await import('./pages/OwnMapChoice.tsx')).OwnMapChoice },
  },
  async content() {
    const [{ heistContentChecks, heistContentKinds }, { content: en }, { content: de }] = await Promise.all([
      import('@tessera/heist-city'),
      import('./texts/en/content.ts'),
      import('./texts/de/content.ts'),
    ]);
    return {
      folder: 'games/heist-city/content/core',
      kinds: heistContentKinds,
      checks: heistContentChecks,
      texts: { en, de },
    };
  },
});
