/** The options of Duel in words. */
export const duelOptions = {
  en: {
    heroHp: { title: 'Hit points of each hero', description: 'How much a hero can take.' },
    monsterHp: { title: 'Hit points of each monster', description: 'How much a monster can take.' },
    rounds: { title: 'Rounds', description: 'So long the heroes have to win.' },
  },
  de: {
    heroHp: { title: 'Leben jedes Helden', description: 'Wie viel ein Held aushält.' },
    monsterHp: { title: 'Leben jedes Ungeheuers', description: 'Wie viel ein Ungeheuer aushält.' },
    rounds: { title: 'Runden', description: 'So lange haben die Helden Zeit zu gewinnen.' },
  },
} as const;
