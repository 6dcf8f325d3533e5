import { manifest as character } from '@tessera/fifth-edition/manifest';
import { defineManifest, type GameCard } from '@tessera/manifest';

const { icon, cover }: Required<Pick<GameCard, 'icon' | 'cover'>> = character.card;

/** Manifest of a party: a game master and players, each with a character of `games/fifth-edition`. */
export const manifest = defineManifest({
  id: 'fifth-edition-party',
  folder: 'games/fifth-edition-party',
  rulebook: 'games/fifth-edition',
  card: {
    seats: { min: 1, max: 8 },
    minutes: 150,
    titledBy: 'name',
    icon,
    cover,
  },
  texts: {
    en: {
      card: {
        name: 'Fifth edition party',
        tagline: 'A game master and players with their characters: one screen for the whole evening.',
        goal: 'Play together: everyone sees what they may see, and the sums are done for you.',
        turn: 'Bring your character, roll, fight in order, rest. The game master has monsters, hidden rolls and damage to several.',
      },
      texts: async () => (await import('./texts/en/index.ts')).en,
    },
    de: {
      card: {
        name: 'Gruppe der fünften Edition',
        tagline: 'Spielleitung und Spieler mit ihren Charakteren: ein Bildschirm für den ganzen Abend.',
        goal: 'Spielt zusammen: Alle sehen, was sie sehen dürfen, und gerechnet wird von selbst.',
        turn: 'Bring deinen Charakter, würfle, kämpfe der Reihe nach, raste. Die Spielleitung hat Monster, verdeckte Würfe und Schaden an mehreren.',
      },
      texts: async () => (await import('./texts/de/index.ts')).de,
    },
  },
  async rules() {
    const { party, words } = await import('./src/index.ts');
    return { game: party, bots: {}, words };
  },
  table: async (shell) => (await import('./table/tableIn.ts')).tableIn(shell),
});
