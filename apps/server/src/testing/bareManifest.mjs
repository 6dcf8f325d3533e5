/** The manifest of a game that has nothing but rules and bots. */
export function bareManifest(game, bots = {}) {
  const card = { name: game.id, tagline: `${game.id} ${game.version}, for tests`, goal: '', turn: '' };
  return {
    id: game.id,
    folder: 'apps/server/src/testing',
    card: { seats: game.seats, minutes: 1 },
    texts: { en: { card, texts: async () => ({}) } },
    rules: async () => ({ game, bots, words: { params: {} } }),
  };
}
