import { defineManifest } from '@tessera/manifest';

/** Manifest of the campaign, a separate game that opens scenarios as sub-matches. */
export const manifest = defineManifest({
  id: 'gloomhaven-campaign',
  folder: 'games/gloomhaven-campaign',
  rulebook: 'games/gloomhaven',
  card: {
    seats: { min: 1, max: 5 },
    minutes: 90,
    cooperative: true,
    titledBy: 'name',
    icon: async () => (await import('@tessera/gloomhaven/table/icon')).icon,
    cover: async () => (await import('./table/Cover.tsx')).Cover,
  },
  texts: {
    en: {
      card: {
        name: 'Gloomhaven campaign',
        tagline: 'A company of mercenaries from its first night in town to its retirement.',
        goal: 'Lead your characters through the story, and each to the end of a personal quest.',
        turn: 'In town you trade, donate and rise. Then you travel, play a scenario, and come back with what you have found.',
      },
      texts: async () => (await import('./texts/en/index.ts')).campaignEn,
    },
    de: {
      card: {
        name: 'Gloomhaven-Kampagne',
        tagline: 'Eine Söldnertruppe von der ersten Nacht in der Stadt bis zum Ruhestand.',
        goal: 'Führt eure Charaktere durch die Geschichte und jeden ans Ende seiner persönlichen Aufgabe.',
        turn: 'In der Stadt wird gehandelt, gespendet und gelernt. Dann reist ihr, spielt ein Szenario und kommt mit der Beute zurück.',
      },
      texts: async () => (await import('./texts/de/index.ts')).campaignDe,
    },
  },
  async rules() {
    const [{ campaign, campaignWords }, { campaignBots }, { prepare }] = await Promise.all([
      import('./src/index.ts'),
      import('./bot/index.ts'),
      import('@tessera/gloomhaven/shared'),
    ]);
    return { game: campaign, bots: campaignBots, words: campaignWords, prepare };
  },
  inputs: {
    rulings: { load: async () => (await import('./table/HouseRules.tsx')).CampaignHouseRules },
    variants: { load: async () => (await import('@tessera/gloomhaven/table/house-rules')).ScenarioHouseRules },
  },
  presets: [
    { id: 'rulebook', options: { preset: 'rulebook' } },
    { id: 'spec', options: { preset: 'spec' } },
  ],
  table: async () => (await import('./table/index.ts')).campaignTable,
  keys: [
    { keys: ['Enter'], does: 'commit' },
    { keys: ['Esc'], does: 'back' },
    { keys: ['M'], does: 'map' },
    { keys: ['F'], does: 'chart' },
    { keys: ['H'], does: 'history' },
    { keys: ['S'], does: 'shop' },
    { keys: ['1', '…', '5'], does: 'characters' },
    { keys: ['A', 'B'], does: 'choose' },
  ],
  functions: async () => ({ ...(await import('./src/caseFunctions.ts')) }),
});
