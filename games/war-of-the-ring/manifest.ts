import { defineManifest, mergeBundles } from '@tessera/manifest';

export const manifest = defineManifest({
  id: 'war-of-the-ring',
  folder: 'games/war-of-the-ring',
  card: {
    seats: { min: 2, max: 4 },
    minutes: 180,
    cover: async () => (await import('./table/Cover.tsx')).Cover,
    icon: async () => (await import('./table/icon.ts')).icon,
  },
  texts: {
    en: {
      card: {
        name: 'War of the Ring',
        tagline: 'The Free Peoples hold out, the Shadow marches, and a Ring is on its way to the fire.',
        goal: 'The Free Peoples bring the Ring to Mount Doom or take four points; the Shadow corrupts the Ring-bearers or takes ten.',
        turn: 'Both sides roll their action dice and take turns: one die, one action. Every step of the Fellowship wakes the Hunt.',
      },
      texts: async () => {
        const [{ en }, { table }] = await Promise.all([import('./texts/en/index.ts'), import('./texts/en/table.ts')]);
        return mergeBundles(en, table);
      },
    },
    de: {
      card: {
        name: 'Ringkrieg',
        tagline: 'Die Freien Völker halten stand, der Schatten marschiert, und ein Ring ist auf dem Weg ins Feuer.',
        goal: 'Die Freien Völker bringen den Ring zum Schicksalsberg oder erobern vier Punkte; der Schatten verdirbt die Ringträger oder erobert zehn.',
        turn: 'Beide Seiten würfeln Aktionswürfel und handeln abwechselnd: ein Würfel, eine Aktion. Jeder Schritt der Gemeinschaft weckt die Jagd.',
      },
      texts: async () => {
        const [{ de }, { table }] = await Promise.all([import('./texts/de/index.ts'), import('./texts/de/table.ts')]);
        return mergeBundles(de, table);
      },
    },
  },
  async rules() {
    const [{ warOfTheRing, words }, { warOfTheRingBots: bots }] = await Promise.all([
      import('@tessera/war-of-the-ring'),
      import('@tessera/war-of-the-ring/bot'),
    ]);
    return { game: warOfTheRing, bots, words };
  },
  table: async () => (await import('./table/index.ts')).warTable,
  lobby: async () => (await import('./lobby.ts')).lobby,
  keys: [
    { keys: ['1', '…', '9'], does: 'choose' },
    { keys: ['Enter'], does: 'commit' },
    { keys: ['Esc'], does: 'back' },
    { keys: ['P'], does: 'pass' },
    { keys: ['R'], does: 'ring' },
    { keys: ['O'], does: 'plan' },
    { keys: ['Z'], does: 'zoom' },
    { keys: ['N'], does: 'nations' },
    { keys: ['V'], does: 'control' },
    { keys: ['M'], does: 'muster' },
    { keys: ['B'], does: 'borders' },
    { keys: ['H'], does: 'bare' },
    { keys: ['Space'], does: 'peek' },
  ],
  lessons: [
    { id: 'action-dice', minutes: 8 },
    { id: 'fellowship-and-hunt', minutes: 10 },
    { id: 'politics-and-muster', minutes: 8 },
    { id: 'a-battle', minutes: 8 },
    { id: 'a-siege', minutes: 8 },
    { id: 'event-cards', minutes: 8 },
    { id: 'the-mordor-track', minutes: 8 },
  ],
  async content() {
    const { warChecks, warKinds } = await import('@tessera/war-of-the-ring');
    return { folder: 'games/war-of-the-ring/content/base', kinds: warKinds, checks: warChecks };
  },
  functions: async () => (await import('@tessera/war-of-the-ring')).look,
  formats: async () => ({ spec: { write: (await import('@tessera/war-of-the-ring/spec')).toSpecState } }),
});
