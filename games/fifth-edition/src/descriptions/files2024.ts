import backgrounds from '../../descriptions/2024/backgrounds.json' with { type: 'json' };
import classesBarbarian from '../../descriptions/2024/classes/barbarian.json' with { type: 'json' };
import classesBard from '../../descriptions/2024/classes/bard.json' with { type: 'json' };
import classesCleric from '../../descriptions/2024/classes/cleric.json' with { type: 'json' };
import classesDruid from '../../descriptions/2024/classes/druid.json' with { type: 'json' };
import classesFighter from '../../descriptions/2024/classes/fighter.json' with { type: 'json' };
import classesMonk from '../../descriptions/2024/classes/monk.json' with { type: 'json' };
import classesPaladin from '../../descriptions/2024/classes/paladin.json' with { type: 'json' };
import classesRanger from '../../descriptions/2024/classes/ranger.json' with { type: 'json' };
import classesRogue from '../../descriptions/2024/classes/rogue.json' with { type: 'json' };
import classesSorcerer from '../../descriptions/2024/classes/sorcerer.json' with { type: 'json' };
import classesWarlock from '../../descriptions/2024/classes/warlock.json' with { type: 'json' };
import classesWizard from '../../descriptions/2024/classes/wizard.json' with { type: 'json' };
import conditions from '../../descriptions/2024/conditions.json' with { type: 'json' };
import feats from '../../descriptions/2024/feats.json' with { type: 'json' };
import itemsGear from '../../descriptions/2024/items/gear.json' with { type: 'json' };
import itemsMagic from '../../descriptions/2024/items/magic.json' with { type: 'json' };
import itemsTools from '../../descriptions/2024/items/tools.json' with { type: 'json' };
import itemsWeapons from '../../descriptions/2024/items/weapons.json' with { type: 'json' };
import lineages from '../../descriptions/2024/lineages.json' with { type: 'json' };
import species from '../../descriptions/2024/species.json' with { type: 'json' };
import spellsCantrips from '../../descriptions/2024/spells/cantrips.json' with { type: 'json' };
import spellsLevel1 from '../../descriptions/2024/spells/level-1.json' with { type: 'json' };
import spellsLevel2 from '../../descriptions/2024/spells/level-2.json' with { type: 'json' };
import spellsLevel3 from '../../descriptions/2024/spells/level-3.json' with { type: 'json' };
import spellsLevel4 from '../../descriptions/2024/spells/level-4.json' with { type: 'json' };
import spellsLevel5 from '../../descriptions/2024/spells/level-5.json' with { type: 'json' };
import spellsLevel6 from '../../descriptions/2024/spells/level-6.json' with { type: 'json' };
import spellsLevel7 from '../../descriptions/2024/spells/level-7.json' with { type: 'json' };
import spellsLevel8 from '../../descriptions/2024/spells/level-8.json' with { type: 'json' };
import spellsLevel9 from '../../descriptions/2024/spells/level-9.json' with { type: 'json' };
import subclassesChampion from '../../descriptions/2024/subclasses/champion.json' with { type: 'json' };
import subclassesCircleOfTheLand from '../../descriptions/2024/subclasses/circle-of-the-land.json' with {
  type: 'json',
};
import subclassesCollegeOfLore from '../../descriptions/2024/subclasses/college-of-lore.json' with { type: 'json' };
import subclassesDraconicSorcery from '../../descriptions/2024/subclasses/draconic-sorcery.json' with { type: 'json' };
import subclassesEvoker from '../../descriptions/2024/subclasses/evoker.json' with { type: 'json' };
import subclassesFiendPatron from '../../descriptions/2024/subclasses/fiend-patron.json' with { type: 'json' };
import subclassesHunter from '../../descriptions/2024/subclasses/hunter.json' with { type: 'json' };
import subclassesLifeDomain from '../../descriptions/2024/subclasses/life-domain.json' with { type: 'json' };
import subclassesOathOfDevotion from '../../descriptions/2024/subclasses/oath-of-devotion.json' with { type: 'json' };
import subclassesPathOfTheBerserker from '../../descriptions/2024/subclasses/path-of-the-berserker.json' with {
  type: 'json',
};
import subclassesThief from '../../descriptions/2024/subclasses/thief.json' with { type: 'json' };
import subclassesWarriorOfTheOpenHand from '../../descriptions/2024/subclasses/warrior-of-the-open-hand.json' with {
  type: 'json',
};

/** The files of descriptions of 2024, by scripts/descriptionFiles.mjs. */
export const files: readonly unknown[] = [
  backgrounds,
  classesBarbarian,
  classesBard,
  classesCleric,
  classesDruid,
  classesFighter,
  classesMonk,
  classesPaladin,
  classesRanger,
  classesRogue,
  classesSorcerer,
  classesWarlock,
  classesWizard,
  conditions,
  feats,
  itemsGear,
  itemsMagic,
  itemsTools,
  itemsWeapons,
  lineages,
  species,
  spellsCantrips,
  spellsLevel1,
  spellsLevel2,
  spellsLevel3,
  spellsLevel4,
  spellsLevel5,
  spellsLevel6,
  spellsLevel7,
  spellsLevel8,
  spellsLevel9,
  subclassesChampion,
  subclassesCircleOfTheLand,
  subclassesCollegeOfLore,
  subclassesDraconicSorcery,
  subclassesEvoker,
  subclassesFiendPatron,
  subclassesHunter,
  subclassesLifeDomain,
  subclassesOathOfDevotion,
  subclassesPathOfTheBerserker,
  subclassesThief,
  subclassesWarriorOfTheOpenHand,
];
