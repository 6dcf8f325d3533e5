/** The options of a character in words. */
export const characterOptions = {
  en: {
    edition: { title: 'Edition', description: 'Which rules the character follows.' },
    name: { title: 'Name', description: 'What the character is called.' },
  },
  de: {
    edition: { title: 'Ausgabe', description: 'Welchen Regeln der Charakter folgt.' },
    name: { title: 'Name', description: 'Wie der Charakter heißt.' },
  },
} as const;
