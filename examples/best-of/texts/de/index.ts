import type { Translation } from '@tessera/text';
import type { en } from '../en/index.ts';

/** The German texts of the game. */
export const de: Translation<typeof en> = {
  ask: {
    begin: { title: 'Wer beginnt das nächste Spiel?' },
    play: { title: 'Das Spiel läuft an einem eigenen Tisch' },
  },
  action: { begin: '{first} beginnt', 'give-up': 'dieses Spiel aufgeben', returned: 'das Spiel ist aus' },
  event: {
    begun: 'Spiel {game} beginnt: {first} fängt an',
    won: '{seat} gewinnt das Spiel: {mine} zu {theirs}',
    'given-up': '{seat} gibt das Spiel auf',
    drawn: 'Das Spiel geht unentschieden aus und zählt für keine Seite',
  },
  refusal: {
    'game-on': 'Ein Spiel läuft noch: spielt es zu Ende, oder gebt es auf.',
    'no-game': 'Gerade läuft kein Spiel.',
  },
  progress: { games: '{first} : {second}' },
  ending: { 'enough-games': 'Genug Spiele gewonnen.' },
  option: {
    game: {
      title: 'Spiel',
      description: 'Das Spiel der Serie.',
      options: { gomoku: 'Vier gewinnt', 'liars-dice': 'Lügenwürfel', duel: 'Duell' },
    },
    wins: { title: 'Spiele zum Sieg', description: 'So viele Spiele braucht eine Seite zum Sieg.' },
  },
};
