import type { CharacterRecord } from '../src/index.ts';
import { character } from './characters.ts';

/** The inputs of the expected sheets: what each says in words, as a record. */
export const SNAPSHOTS: Readonly<Record<string, () => CharacterRecord>> = {
  C1: () =>
    character({
      edition: '2014',
      scores: [15, 13, 14, 10, 12, 8],
      classes: ['fighter 1'],
      choices: {
        'human-language': 'dwarvish',
        'acolyte-languages': ['elvish', 'celestial'],
        'fighter-skills': ['Athletics', 'Perception'],
        'fighter-style': 'defense',
      },
      items: ['chain-mail', 'shield', 'longsword'],
    }),
  C2: () =>
    character({
      edition: '2014',
      species: 'gnome',
      lineage: 'rock-gnome',
      scores: [8, 14, 13, 15, 12, 10],
      classes: ['wizard 3 evocation'],
      choices: { 'wizard-skills': ['Arcana', 'Investigation'] },
      active: [
        { instanceId: 'a1', ref: 'spell:mage-armor', appliedAt: 0, duration: { type: 'hours', count: 8 }, slot: 1 },
      ],
    }),
  C3: () =>
    character({
      edition: '2024',
      scores: [10, 12, 14, 13, 15, 8],
      classes: ['cleric 5 life-domain'],
      choices: {
        'human-size': 'Medium',
        'human-skill': 'Perception',
        'human-feat': 'alert',
        'origin-languages': ['dwarvish', 'elvish'],
        'acolyte-abilities': { WIS: 2, CHA: 1 },
        'acolyte-feat/magic-initiate-ability': 'WIS',
        'acolyte-feat/magic-initiate-cantrips': ['guidance', 'light'],
        'acolyte-feat/magic-initiate-spell': 'healing-word',
        'cleric-skills': ['History', 'Medicine'],
        'divine-order': 'thaumaturge',
        'cleric-4-improvement': 'ability-score-improvement',
        'cleric-4-improvement/asi': { WIS: 1, INT: 1 },
      },
      items: ['chain-shirt', 'shield'],
    }),
  C4: () =>
    character({
      edition: '2014',
      species: 'halfling',
      lineage: 'lightfoot-halfling',
      scores: [8, 15, 14, 12, 13, 10],
      classes: ['rogue 8 thief'],
      choices: {
        'rogue-skills': ['Acrobatics', 'Deception', 'Perception', 'Stealth'],
        'rogue-expertise-1': ['Stealth', 'thieves-tools'],
        'rogue-expertise-2': ['Perception', 'Deception'],
        'rogue-4-improvement': 'ability-score-improvement',
        'rogue-4-improvement/asi': { DEX: 2 },
        'rogue-8-improvement': 'alert-2014',
      },
      items: ['studded-leather-armor', 'rapier'],
    }),
  C5: () =>
    character({
      edition: '2024',
      species: 'elf',
      lineage: 'high-elf',
      background: 'criminal',
      scores: [10, 14, 13, 8, 12, 15],
      classes: ['bard 10 college-of-lore', 'fighter 2'],
      choices: {
        'criminal-abilities': { DEX: 2, CON: 1 },
        'elf-keen-senses': 'Perception',
        'elf-ability': 'CHA',
        'bard-skills': ['Deception', 'Performance', 'Persuasion'],
        'lore-skills': ['Arcana', 'History', 'Insight'],
        'lore-discoveries': ['fireball', 'revivify'],
        'bard-expertise-1': ['Persuasion', 'Stealth'],
        'bard-expertise-2': ['Perception', 'Deception'],
        'bard-4-improvement': 'ability-score-improvement',
        'bard-4-improvement/asi': { CHA: 2 },
        'bard-8-improvement': 'ability-score-improvement',
        'bard-8-improvement/asi': { CHA: 1, WIS: 1 },
        'fighter-style': 'defense',
      },
      items: ['breastplate', 'shield', 'rapier'],
    }),
  C6: () =>
    character({
      edition: '2014',
      species: 'dragonborn',
      scores: [15, 10, 13, 8, 12, 14],
      classes: ['paladin 20 devotion'],
      choices: {
        'dragonborn-ancestry': 'gold',
        'paladin-skills': ['Athletics', 'Persuasion'],
        'paladin-style': 'defense',
        'paladin-4-improvement': 'ability-score-improvement',
        'paladin-4-improvement/asi': { STR: 1, CHA: 1 },
        'paladin-8-improvement': 'ability-score-improvement',
        'paladin-8-improvement/asi': { STR: 2 },
        'paladin-12-improvement': 'ability-score-improvement',
        'paladin-12-improvement/asi': { CHA: 2 },
        'paladin-16-improvement': 'ability-score-improvement',
        'paladin-16-improvement/asi': { CHA: 2 },
        'paladin-19-improvement': 'ability-score-improvement',
        'paladin-19-improvement/asi': { CON: 1, WIS: 1 },
      },
      items: ['plate-armor', 'shield', 'holy-avenger/longsword*', 'ring-of-protection*', 'cloak-of-protection*'],
    }),
  C7: () =>
    character({
      edition: '2014',
      species: 'half-elf',
      scores: [8, 12, 13, 15, 14, 10],
      classes: ['wizard 5 evocation', 'cleric 4 life'],
      choices: {
        'half-elf-abilities': { INT: 1, WIS: 1 },
        'half-elf-skills': ['Perception', 'Persuasion'],
        'wizard-skills': ['Arcana', 'Investigation'],
        'wizard-4-improvement': 'ability-score-improvement',
        'wizard-4-improvement/asi': { INT: 2 },
        'cleric-4-improvement': 'ability-score-improvement',
        'cleric-4-improvement/asi': { WIS: 1, DEX: 1 },
      },
      items: ['scale-mail', 'shield'],
    }),
  C10: () =>
    character({
      edition: '2014',
      species: 'half-orc',
      scores: [15, 14, 13, 8, 12, 10],
      classes: ['barbarian 5 berserker'],
      choices: {
        'barbarian-skills': ['Athletics', 'Survival'],
        'barbarian-4-improvement': 'ability-score-improvement',
        'barbarian-4-improvement/asi': { CON: 2 },
      },
      items: ['shield', 'battleaxe'],
    }),
  C11: () =>
    character({
      edition: '2014',
      scores: [10, 12, 14, 8, 15, 13],
      classes: ['cleric 1 life'],
      choices: { 'cleric-skills': ['Medicine', 'Persuasion'] },
      items: ['chain-mail', 'shield'],
    }),
  C13: () =>
    character({
      edition: '2024',
      species: 'orc',
      background: 'criminal',
      scores: [15, 13, 14, 8, 12, 10],
      classes: ['fighter 1'],
      choices: {
        'criminal-abilities': { DEX: 1, CON: 1, INT: 1 },
        'fighter-skills': ['Athletics', 'Perception'],
        'fighter-style': 'defense',
      },
      items: ['chain-mail', 'greatsword'],
    }),
  C16: () =>
    character({
      edition: '2014',
      scores: [8, 15, 13, 10, 12, 14],
      classes: ['fighter 5 champion'],
      choices: {
        'fighter-skills': ['Acrobatics', 'Perception'],
        'fighter-style': 'dueling',
        'fighter-4-improvement': 'ability-score-improvement',
        'fighter-4-improvement/asi': { DEX: 2 },
      },
      items: [
        'studded-leather-armor',
        'shield-1',
        'rapier',
        'ring-of-protection*',
        'cloak-of-protection*',
        'gauntlets-of-ogre-power*',
        'amulet-of-health*',
      ],
    }),
};
