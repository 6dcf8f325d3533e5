// The files of the SRD pack for 2014, imported so that browser bundles include them.
export { default as 'backgrounds.json' } from '../../../content/srd-5.1/backgrounds.json' with { type: 'json' };
export { default as 'classes/barbarian.json' } from '../../../content/srd-5.1/classes/barbarian.json' with {
  type: 'json',
};
export { default as 'classes/bard.json' } from '../../../content/srd-5.1/classes/bard.json' with { type: 'json' };
export { default as 'classes/cleric.json' } from '../../../content/srd-5.1/classes/cleric.json' with { type: 'json' };
export { default as 'classes/druid.json' } from '../../../content/srd-5.1/classes/druid.json' with { type: 'json' };
export { default as 'classes/fighter.json' } from '../../../content/srd-5.1/classes/fighter.json' with { type: 'json' };
export { default as 'classes/monk.json' } from '../../../content/srd-5.1/classes/monk.json' with { type: 'json' };
export { default as 'classes/paladin.json' } from '../../../content/srd-5.1/classes/paladin.json' with { type: 'json' };
export { default as 'classes/ranger.json' } from '../../../content/srd-5.1/classes/ranger.json' with { type: 'json' };
export { default as 'classes/rogue.json' } from '../../../content/srd-5.1/classes/rogue.json' with { type: 'json' };
export { default as 'classes/sorcerer.json' } from '../../../content/srd-5.1/classes/sorcerer.json' with {
  type: 'json',
};
export { default as 'classes/warlock.json' } from '../../../content/srd-5.1/classes/warlock.json' with { type: 'json' };
export { default as 'classes/wizard.json' } from '../../../content/srd-5.1/classes/wizard.json' with { type: 'json' };
export { default as 'conditions.json' } from '../../../content/srd-5.1/conditions.json' with { type: 'json' };
export { default as 'feats.json' } from '../../../content/srd-5.1/feats.json' with { type: 'json' };
export { default as 'forms.json' } from '../../../content/srd-5.1/forms.json' with { type: 'json' };
export { default as 'items/armor.json' } from '../../../content/srd-5.1/items/armor.json' with { type: 'json' };
export { default as 'items/gear.json' } from '../../../content/srd-5.1/items/gear.json' with { type: 'json' };
export { default as 'items/magic.json' } from '../../../content/srd-5.1/items/magic.json' with { type: 'json' };
export { default as 'items/tools.json' } from '../../../content/srd-5.1/items/tools.json' with { type: 'json' };
export { default as 'items/weapons.json' } from '../../../content/srd-5.1/items/weapons.json' with { type: 'json' };
export { default as 'languages.json' } from '../../../content/srd-5.1/languages.json' with { type: 'json' };
export { default as 'lineages.json' } from '../../../content/srd-5.1/lineages.json' with { type: 'json' };
export { default as 'pack.json' } from '../../../content/srd-5.1/pack.json' with { type: 'json' };
export { default as 'progressions.json' } from '../../../content/srd-5.1/progressions.json' with { type: 'json' };
export { default as 'rules.json' } from '../../../content/srd-5.1/rules.json' with { type: 'json' };
export { default as 'skills.json' } from '../../../content/srd-5.1/skills.json' with { type: 'json' };
export { default as 'species.json' } from '../../../content/srd-5.1/species.json' with { type: 'json' };
export { default as 'spells/cantrips.json' } from '../../../content/srd-5.1/spells/cantrips.json' with { type: 'json' };
export { default as 'spells/level-1.json' } from '../../../content/srd-5.1/spells/level-1.json' with { type: 'json' };
export { default as 'spells/level-2.json' } from '../../../content/srd-5.1/spells/level-2.json' with { type: 'json' };
export { default as 'spells/level-3.json' } from '../../../content/srd-5.1/spells/level-3.json' with { type: 'json' };
export { default as 'spells/level-4.json' } from '../../../content/srd-5.1/spells/level-4.json' with { type: 'json' };
export { default as 'spells/level-5.json' } from '../../../content/srd-5.1/spells/level-5.json' with { type: 'json' };
export { default as 'spells/level-6.json' } from '../../../content/srd-5.1/spells/level-6.json' with { type: 'json' };
export { default as 'spells/level-7.json' } from '../../../content/srd-5.1/spells/level-7.json' with { type: 'json' };
export { default as 'spells/level-8.json' } from '../../../content/srd-5.1/spells/level-8.json' with { type: 'json' };
export { default as 'spells/level-9.json' } from '../../../content/srd-5.1/spells/level-9.json' with { type: 'json' };
export { default as 'subclasses/berserker.json' } from '../../../content/srd-5.1/subclasses/berserker.json' with {
  type: 'json',
};
export { default as 'subclasses/champion.json' } from '../../../content/srd-5.1/subclasses/champion.json' with {
  type: 'json',
};
export { default as 'subclasses/devotion.json' } from '../../../content/srd-5.1/subclasses/devotion.json' with {
  type: 'json',
};
export { default as 'subclasses/draconic.json' } from '../../../content/srd-5.1/subclasses/draconic.json' with {
  type: 'json',
};
export { default as 'subclasses/evocation.json' } from '../../../content/srd-5.1/subclasses/evocation.json' with {
  type: 'json',
};
export { default as 'subclasses/fiend.json' } from '../../../content/srd-5.1/subclasses/fiend.json' with {
  type: 'json',
};
export { default as 'subclasses/hunter.json' } from '../../../content/srd-5.1/subclasses/hunter.json' with {
  type: 'json',
};
export { default as 'subclasses/land.json' } from '../../../content/srd-5.1/subclasses/land.json' with { type: 'json' };
export { default as 'subclasses/life.json' } from '../../../content/srd-5.1/subclasses/life.json' with { type: 'json' };
export { default as 'subclasses/lore.json' } from '../../../content/srd-5.1/subclasses/lore.json' with { type: 'json' };
export { default as 'subclasses/open-hand.json' } from '../../../content/srd-5.1/subclasses/open-hand.json' with {
  type: 'json',
};
export { default as 'subclasses/thief.json' } from '../../../content/srd-5.1/subclasses/thief.json' with {
  type: 'json',
};
