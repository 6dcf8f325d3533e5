/** The options of Liar's Dice in words. */
export const liarsDiceOptions = {
  en: {
    dice: { title: 'Dice in each cup', description: 'So many everybody starts with.' },
    wildOnes: { title: 'Ones are wild', description: 'A one counts as any face.' },
  },
  de: {
    dice: { title: 'Würfel in jedem Becher', description: 'So viele haben alle am Anfang.' },
    wildOnes: { title: 'Einsen zählen für alles', description: 'Eine Eins gilt als jede Augenzahl.' },
  },
} as const;
