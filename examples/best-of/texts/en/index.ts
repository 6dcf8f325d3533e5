/** The English texts of the game. */
export const en = {
  ask: {
    begin: { title: 'Who begins the next game?' },
    play: { title: 'The game is being played at a separate table' },
  },
  action: { begin: '{first} begins', 'give-up': 'give up this game', returned: 'the game is over' },
  event: {
    begun: 'Game {game} begins: {first} goes first',
    won: '{seat} wins the game: {mine} to {theirs}',
    'given-up': '{seat} gives up the game',
    drawn: 'The game is drawn and counts for no player',
  },
  refusal: {
    'game-on': 'A game is being played: finish it, or give it up.',
    'no-game': 'No game is being played now.',
  },
  progress: { games: '{first} : {second}' },
  ending: { 'enough-games': 'Enough games won.' },
  option: {
    game: {
      title: 'Game',
      description: 'The game of the series.',
      options: { gomoku: 'Four in a row', 'liars-dice': 'Liar’s dice', duel: 'Duel' },
    },
    wins: { title: 'Games to win', description: 'The first player with so many wins has won the match.' },
  },
} as const;
