// The files of descriptions of 2014, by scripts/descriptionFiles.mjs.
export { default as backgrounds } from '../../descriptions/2014/backgrounds.json' with { type: 'json' };
export { default as classesBarbarian } from '../../descriptions/2014/classes/barbarian.json' with { type: 'json' };
export { default as classesBard } from '../../descriptions/2014/classes/bard.json' with { type: 'json' };
export { default as classesCleric } from '../../descriptions/2014/classes/cleric.json' with { type: 'json' };
export { default as classesDruid } from '../../descriptions/2014/classes/druid.json' with { type: 'json' };
export { default as classesFighter } from '../../descriptions/2014/classes/fighter.json' with { type: 'json' };
export { default as classesMonk } from '../../descriptions/2014/classes/monk.json' with { type: 'json' };
export { default as classesPaladin } from '../../descriptions/2014/classes/paladin.json' with { type: 'json' };
export { default as classesRanger } from '../../descriptions/2014/classes/ranger.json' with { type: 'json' };
export { default as classesRogue } from '../../descriptions/2014/classes/rogue.json' with { type: 'json' };
export { default as classesSorcerer } from '../../descriptions/2014/classes/sorcerer.json' with { type: 'json' };
export { default as classesWarlock } from '../../descriptions/2014/classes/warlock.json' with { type: 'json' };
export { default as classesWizard } from '../../descriptions/2014/classes/wizard.json' with { type: 'json' };
export { default as conditions } from '../../descriptions/2014/conditions.json' with { type: 'json' };
export { default as feats } from '../../descriptions/2014/feats.json' with { type: 'json' };
export { default as itemsGear } from '../../descriptions/2014/items/gear.json' with { type: 'json' };
export { default as itemsMagic } from '../../descriptions/2014/items/magic.json' with { type: 'json' };
export { default as itemsTools } from '../../descriptions/2014/items/tools.json' with { type: 'json' };
export { default as lineages } from '../../descriptions/2014/lineages.json' with { type: 'json' };
export { default as species } from '../../descriptions/2014/species.json' with { type: 'json' };
export { default as spellsCantrips } from '../../descriptions/2014/spells/cantrips.json' with { type: 'json' };
export { default as spellsLevel1 } from '../../descriptions/2014/spells/level-1.json' with { type: 'json' };
export { default as spellsLevel2 } from '../../descriptions/2014/spells/level-2.json' with { type: 'json' };
export { default as spellsLevel3 } from '../../descriptions/2014/spells/level-3.json' with { type: 'json' };
export { default as spellsLevel4 } from '../../descriptions/2014/spells/level-4.json' with { type: 'json' };
export { default as spellsLevel5 } from '../../descriptions/2014/spells/level-5.json' with { type: 'json' };
export { default as spellsLevel6 } from '../../descriptions/2014/spells/level-6.json' with { type: 'json' };
export { default as spellsLevel7 } from '../../descriptions/2014/spells/level-7.json' with { type: 'json' };
export { default as spellsLevel8 } from '../../descriptions/2014/spells/level-8.json' with { type: 'json' };
export { default as spellsLevel9 } from '../../descriptions/2014/spells/level-9.json' with { type: 'json' };
export { default as subclassesBerserker } from '../../descriptions/2014/subclasses/berserker.json' with {
  type: 'json',
};
export { default as subclassesChampion } from '../../descriptions/2014/subclasses/champion.json' with { type: 'json' };
export { default as subclassesDevotion } from '../../descriptions/2014/subclasses/devotion.json' with { type: 'json' };
export { default as subclassesDraconic } from '../../descriptions/2014/subclasses/draconic.json' with { type: 'json' };
export { default as subclassesEvocation } from '../../descriptions/2014/subclasses/evocation.json' with {
  type: 'json',
};
export { default as subclassesFiend } from '../../descriptions/2014/subclasses/fiend.json' with { type: 'json' };
export { default as subclassesHunter } from '../../descriptions/2014/subclasses/hunter.json' with { type: 'json' };
export { default as subclassesLand } from '../../descriptions/2014/subclasses/land.json' with { type: 'json' };
export { default as subclassesLife } from '../../descriptions/2014/subclasses/life.json' with { type: 'json' };
export { default as subclassesLore } from '../../descriptions/2014/subclasses/lore.json' with { type: 'json' };
export { default as subclassesOpenHand } from '../../descriptions/2014/subclasses/open-hand.json' with { type: 'json' };
export { default as subclassesThief } from '../../descriptions/2014/subclasses/thief.json' with { type: 'json' };
