import type { PackFile } from '@tessera/rules';
import backgrounds from '../../../content/srd-5.1/backgrounds.json' with { type: 'json' };
import classesBarbarian from '../../../content/srd-5.1/classes/barbarian.json' with { type: 'json' };
import classesBard from '../../../content/srd-5.1/classes/bard.json' with { type: 'json' };
import classesCleric from '../../../content/srd-5.1/classes/cleric.json' with { type: 'json' };
import classesDruid from '../../../content/srd-5.1/classes/druid.json' with { type: 'json' };
import classesFighter from '../../../content/srd-5.1/classes/fighter.json' with { type: 'json' };
import classesMonk from '../../../content/srd-5.1/classes/monk.json' with { type: 'json' };
import classesPaladin from '../../../content/srd-5.1/classes/paladin.json' with { type: 'json' };
import classesRanger from '../../../content/srd-5.1/classes/ranger.json' with { type: 'json' };
import classesRogue from '../../../content/srd-5.1/classes/rogue.json' with { type: 'json' };
import classesSorcerer from '../../../content/srd-5.1/classes/sorcerer.json' with { type: 'json' };
import classesWarlock from '../../../content/srd-5.1/classes/warlock.json' with { type: 'json' };
import classesWizard from '../../../content/srd-5.1/classes/wizard.json' with { type: 'json' };
import conditions from '../../../content/srd-5.1/conditions.json' with { type: 'json' };
import feats from '../../../content/srd-5.1/feats.json' with { type: 'json' };
import forms from '../../../content/srd-5.1/forms.json' with { type: 'json' };
import itemsArmor from '../../../content/srd-5.1/items/armor.json' with { type: 'json' };
import itemsGear from '../../../content/srd-5.1/items/gear.json' with { type: 'json' };
import itemsMagic from '../../../content/srd-5.1/items/magic.json' with { type: 'json' };
import itemsTools from '../../../content/srd-5.1/items/tools.json' with { type: 'json' };
import itemsWeapons from '../../../content/srd-5.1/items/weapons.json' with { type: 'json' };
import languages from '../../../content/srd-5.1/languages.json' with { type: 'json' };
import lineages from '../../../content/srd-5.1/lineages.json' with { type: 'json' };
import pack from '../../../content/srd-5.1/pack.json' with { type: 'json' };
import progressions from '../../../content/srd-5.1/progressions.json' with { type: 'json' };
import rules from '../../../content/srd-5.1/rules.json' with { type: 'json' };
import skills from '../../../content/srd-5.1/skills.json' with { type: 'json' };
import species from '../../../content/srd-5.1/species.json' with { type: 'json' };
import spellsCantrips from '../../../content/srd-5.1/spells/cantrips.json' with { type: 'json' };
import spellsLevel1 from '../../../content/srd-5.1/spells/level-1.json' with { type: 'json' };
import spellsLevel2 from '../../../content/srd-5.1/spells/level-2.json' with { type: 'json' };
import spellsLevel3 from '../../../content/srd-5.1/spells/level-3.json' with { type: 'json' };
import spellsLevel4 from '../../../content/srd-5.1/spells/level-4.json' with { type: 'json' };
import spellsLevel5 from '../../../content/srd-5.1/spells/level-5.json' with { type: 'json' };
import spellsLevel6 from '../../../content/srd-5.1/spells/level-6.json' with { type: 'json' };
import spellsLevel7 from '../../../content/srd-5.1/spells/level-7.json' with { type: 'json' };
import spellsLevel8 from '../../../content/srd-5.1/spells/level-8.json' with { type: 'json' };
import spellsLevel9 from '../../../content/srd-5.1/spells/level-9.json' with { type: 'json' };
import subclassesBerserker from '../../../content/srd-5.1/subclasses/berserker.json' with { type: 'json' };
import subclassesChampion from '../../../content/srd-5.1/subclasses/champion.json' with { type: 'json' };
import subclassesDevotion from '../../../content/srd-5.1/subclasses/devotion.json' with { type: 'json' };
import subclassesDraconic from '../../../content/srd-5.1/subclasses/draconic.json' with { type: 'json' };
import subclassesEvocation from '../../../content/srd-5.1/subclasses/evocation.json' with { type: 'json' };
import subclassesFiend from '../../../content/srd-5.1/subclasses/fiend.json' with { type: 'json' };
import subclassesHunter from '../../../content/srd-5.1/subclasses/hunter.json' with { type: 'json' };
import subclassesLand from '../../../content/srd-5.1/subclasses/land.json' with { type: 'json' };
import subclassesLife from '../../../content/srd-5.1/subclasses/life.json' with { type: 'json' };
import subclassesLore from '../../../content/srd-5.1/subclasses/lore.json' with { type: 'json' };
import subclassesOpenHand from '../../../content/srd-5.1/subclasses/open-hand.json' with { type: 'json' };
import subclassesThief from '../../../content/srd-5.1/subclasses/thief.json' with { type: 'json' };

const files = {
  'backgrounds.json': backgrounds,
  'classes/barbarian.json': classesBarbarian,
  'classes/bard.json': classesBard,
  'classes/cleric.json': classesCleric,
  'classes/druid.json': classesDruid,
  'classes/fighter.json': classesFighter,
  'classes/monk.json': classesMonk,
  'classes/paladin.json': classesPaladin,
  'classes/ranger.json': classesRanger,
  'classes/rogue.json': classesRogue,
  'classes/sorcerer.json': classesSorcerer,
  'classes/warlock.json': classesWarlock,
  'classes/wizard.json': classesWizard,
  'conditions.json': conditions,
  'feats.json': feats,
  'forms.json': forms,
  'items/armor.json': itemsArmor,
  'items/gear.json': itemsGear,
  'items/magic.json': itemsMagic,
  'items/tools.json': itemsTools,
  'items/weapons.json': itemsWeapons,
  'languages.json': languages,
  'lineages.json': lineages,
  'pack.json': pack,
  'progressions.json': progressions,
  'rules.json': rules,
  'skills.json': skills,
  'species.json': species,
  'spells/cantrips.json': spellsCantrips,
  'spells/level-1.json': spellsLevel1,
  'spells/level-2.json': spellsLevel2,
  'spells/level-3.json': spellsLevel3,
  'spells/level-4.json': spellsLevel4,
  'spells/level-5.json': spellsLevel5,
  'spells/level-6.json': spellsLevel6,
  'spells/level-7.json': spellsLevel7,
  'spells/level-8.json': spellsLevel8,
  'spells/level-9.json': spellsLevel9,
  'subclasses/berserker.json': subclassesBerserker,
  'subclasses/champion.json': subclassesChampion,
  'subclasses/devotion.json': subclassesDevotion,
  'subclasses/draconic.json': subclassesDraconic,
  'subclasses/evocation.json': subclassesEvocation,
  'subclasses/fiend.json': subclassesFiend,
  'subclasses/hunter.json': subclassesHunter,
  'subclasses/land.json': subclassesLand,
  'subclasses/life.json': subclassesLife,
  'subclasses/lore.json': subclassesLore,
  'subclasses/open-hand.json': subclassesOpenHand,
  'subclasses/thief.json': subclassesThief,
};

/** Files of the SRD pack for 2014, imported so that browser bundles include them. */
export const srd2014Files: readonly PackFile[] = Object.entries(files).map(([path, json]) => ({
  pack: 'content/srd-5.1',
  path,
  text: JSON.stringify(json),
}));
