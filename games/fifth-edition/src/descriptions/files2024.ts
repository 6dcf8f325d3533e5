// The files of descriptions of 2024, by scripts/descriptionFiles.mjs.
export { default as backgrounds } from '../../descriptions/2024/backgrounds.json' with { type: 'json' };
export { default as classesBarbarian } from '../../descriptions/2024/classes/barbarian.json' with { type: 'json' };
export { default as classesBard } from '../../descriptions/2024/classes/bard.json' with { type: 'json' };
export { default as classesCleric } from '../../descriptions/2024/classes/cleric.json' with { type: 'json' };
export { default as classesDruid } from '../../descriptions/2024/classes/druid.json' with { type: 'json' };
export { default as classesFighter } from '../../descriptions/2024/classes/fighter.json' with { type: 'json' };
export { default as classesMonk } from '../../descriptions/2024/classes/monk.json' with { type: 'json' };
export { default as classesPaladin } from '../../descriptions/2024/classes/paladin.json' with { type: 'json' };
export { default as classesRanger } from '../../descriptions/2024/classes/ranger.json' with { type: 'json' };
export { default as classesRogue } from '../../descriptions/2024/classes/rogue.json' with { type: 'json' };
export { default as classesSorcerer } from '../../descriptions/2024/classes/sorcerer.json' with { type: 'json' };
export { default as classesWarlock } from '../../descriptions/2024/classes/warlock.json' with { type: 'json' };
export { default as classesWizard } from '../../descriptions/2024/classes/wizard.json' with { type: 'json' };
export { default as conditions } from '../../descriptions/2024/conditions.json' with { type: 'json' };
export { default as feats } from '../../descriptions/2024/feats.json' with { type: 'json' };
export { default as itemsGear } from '../../descriptions/2024/items/gear.json' with { type: 'json' };
export { default as itemsMagic } from '../../descriptions/2024/items/magic.json' with { type: 'json' };
export { default as itemsTools } from '../../descriptions/2024/items/tools.json' with { type: 'json' };
export { default as itemsWeapons } from '../../descriptions/2024/items/weapons.json' with { type: 'json' };
export { default as lineages } from '../../descriptions/2024/lineages.json' with { type: 'json' };
export { default as species } from '../../descriptions/2024/species.json' with { type: 'json' };
export { default as spellsCantrips } from '../../descriptions/2024/spells/cantrips.json' with { type: 'json' };
export { default as spellsLevel1 } from '../../descriptions/2024/spells/level-1.json' with { type: 'json' };
export { default as spellsLevel2 } from '../../descriptions/2024/spells/level-2.json' with { type: 'json' };
export { default as spellsLevel3 } from '../../descriptions/2024/spells/level-3.json' with { type: 'json' };
export { default as spellsLevel4 } from '../../descriptions/2024/spells/level-4.json' with { type: 'json' };
export { default as spellsLevel5 } from '../../descriptions/2024/spells/level-5.json' with { type: 'json' };
export { default as spellsLevel6 } from '../../descriptions/2024/spells/level-6.json' with { type: 'json' };
export { default as spellsLevel7 } from '../../descriptions/2024/spells/level-7.json' with { type: 'json' };
export { default as spellsLevel8 } from '../../descriptions/2024/spells/level-8.json' with { type: 'json' };
export { default as spellsLevel9 } from '../../descriptions/2024/spells/level-9.json' with { type: 'json' };
export { default as subclassesChampion } from '../../descriptions/2024/subclasses/champion.json' with { type: 'json' };
export { default as subclassesCircleOfTheLand } from '../../descriptions/2024/subclasses/circle-of-the-land.json' with {
  type: 'json',
};
export { default as subclassesCollegeOfLore } from '../../descriptions/2024/subclasses/college-of-lore.json' with {
  type: 'json',
};
export { default as subclassesDraconicSorcery } from '../../descriptions/2024/subclasses/draconic-sorcery.json' with {
  type: 'json',
};
export { default as subclassesEvoker } from '../../descriptions/2024/subclasses/evoker.json' with { type: 'json' };
export { default as subclassesFiendPatron } from '../../descriptions/2024/subclasses/fiend-patron.json' with {
  type: 'json',
};
export { default as subclassesHunter } from '../../descriptions/2024/subclasses/hunter.json' with { type: 'json' };
export { default as subclassesLifeDomain } from '../../descriptions/2024/subclasses/life-domain.json' with {
  type: 'json',
};
export { default as subclassesOathOfDevotion } from '../../descriptions/2024/subclasses/oath-of-devotion.json' with {
  type: 'json',
};
export { default as subclassesPathOfTheBerserker } from '../../descriptions/2024/subclasses/path-of-the-berserker.json' with {
  type: 'json',
};
export { default as subclassesThief } from '../../descriptions/2024/subclasses/thief.json' with { type: 'json' };
export { default as subclassesWarriorOfTheOpenHand } from '../../descriptions/2024/subclasses/warrior-of-the-open-hand.json' with {
  type: 'json',
};
