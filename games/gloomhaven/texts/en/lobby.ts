/** Texts for players before a scenario starts. */
export const lobby = {
  level: 'Level {level} of 7: monsters get tougher with every level.',
  classes: 'The host chose the class of each seat. Take the seat whose class you want to play.',
  role: {
    brute: 'Stands in front, takes hits and strikes back. A good first class.',
    tinkerer: 'Many cards, traps and healing: keeps the others going for long scenarios.',
    spellweaver: 'Few cards and strong area attacks: gets spent cards back once.',
    scoundrel: 'Fast and hits single enemies hard, above all next to an ally.',
    cragheart: 'Throws rocks, blocks ways and heals a little, but may hit allies too.',
    mindthief: 'Fragile and tricky: changes its attacks and controls enemies.',
  },
} as const;
