// Stat blocks that grow with the slot of the spell that calls them. The source has these numbers only in sentences.

const STEED = {
  ac: { base: 10, perSlot: 1 },
  hitPoints: { base: 5, perSlot: 10 },
  caster: true,
  traits: [{ name: 'Wings', summary: 'Flies 60 feet when called with a slot of level 4 or higher.' }],
};
const INSECT = {
  ac: { base: 11, perSlot: 1 },
  hitPoints: { base: 30, perSlot: 10, above: 4 },
  caster: true,
  multiattack: 'In one action: half the level of the spell × any of its attacks, rounded down.',
};

export const CALLED = {
  'companions/Celestial Steed': { ...STEED, id: 'celestial-steed' },
  'companions/Fey Steed': { ...STEED, id: 'fey-steed' },
  'companions/Fiend Steed': { ...STEED, id: 'fiend-steed' },
  'summons/Draconic Spirit': {
    ac: { base: 14, perSlot: 1 },
    hitPoints: { base: 50, perSlot: 10, above: 5 },
    caster: true,
    multiattack: 'In one action: half the level of the spell × Rend, rounded down, and the breath.',
  },
  'summons/Giant Centipede': { ...INSECT, id: 'giant-insect-centipede', name: 'Giant Insect: Centipede' },
  'summons/Giant Spider': { ...INSECT, id: 'giant-insect-spider', name: 'Giant Insect: Spider' },
  'summons/Giant Wasp': { ...INSECT, id: 'giant-insect-wasp', name: 'Giant Insect: Wasp' },
};

/** Entries of the source that are no stat blocks, but pictures of spells and things. */
export function isStatBlock({ group, name, abilities, ac, hp }) {
  if (group === 'conjurations' || group === 'magic-items') return false;
  if (name === 'Otherworldly Steed' || (group === 'summons' && name === 'Giant Insect')) return false;
  return abilities !== undefined && ac !== undefined && hp !== undefined;
}
