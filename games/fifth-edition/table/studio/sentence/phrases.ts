import type { StudioKind } from '../pack/draft.ts';

/** Beginnings of phrases per kind of record. Sentences are read in English, as content is. */
export const PHRASES: Readonly<Partial<Record<StudioKind, readonly string[]>>> = {
  item: ['A wand with 7 charges', 'regains 1d6+1 at dawn', 'casts Fireball at DC 15', 'needs attunement', '+1 to AC'],
  feat: ['+2 to initiative', 'proficiency in Stealth', 'advantage on Wisdom saves', 'twice per long rest'],
  spell: [
    'Level 2 evocation for wizards',
    'range 60 feet',
    '3d6 cold damage',
    'Dexterity save for half',
    '+1d6 per higher slot',
  ],
  subclass: ['+1 to AC', 'fly speed 30 feet', 'resistance to fire damage', 'once per short rest, as a bonus action'],
  species: ['Small', 'walk speed 30 feet', 'darkvision 60 feet', 'resistance to poison damage', 'casts Light'],
};
