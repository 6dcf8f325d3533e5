import type { PackFile } from '@tessera/rules';
import battleGoals from '../../content/base/battle-goals.json' with { type: 'json' };
import campaignAchievements from '../../content/base/campaign/achievements.json' with { type: 'json' };
import campaignCityEvents from '../../content/base/campaign/city-events.json' with { type: 'json' };
import campaignEnvelopes from '../../content/base/campaign/envelopes.json' with { type: 'json' };
import campaignLocations from '../../content/base/campaign/locations.json' with { type: 'json' };
import campaignMilestones from '../../content/base/campaign/milestones.json' with { type: 'json' };
import campaignPersonalQuests from '../../content/base/campaign/personal-quests.json' with { type: 'json' };
import campaignRoadEvents from '../../content/base/campaign/road-events.json' with { type: 'json' };
import campaignTables from '../../content/base/campaign/tables.json' with { type: 'json' };
import cardsAngryFace from '../../content/base/cards/angry-face.json' with { type: 'json' };
import cardsBrute from '../../content/base/cards/brute.json' with { type: 'json' };
import cardsCircles from '../../content/base/cards/circles.json' with { type: 'json' };
import cardsCragheart from '../../content/base/cards/cragheart.json' with { type: 'json' };
import cardsEclipse from '../../content/base/cards/eclipse.json' with { type: 'json' };
import cardsLightning from '../../content/base/cards/lightning.json' with { type: 'json' };
import cardsMindthief from '../../content/base/cards/mindthief.json' with { type: 'json' };
import cardsMusicNote from '../../content/base/cards/music-note.json' with { type: 'json' };
import cardsSaw from '../../content/base/cards/saw.json' with { type: 'json' };
import cardsScoundrel from '../../content/base/cards/scoundrel.json' with { type: 'json' };
import cardsSpellweaver from '../../content/base/cards/spellweaver.json' with { type: 'json' };
import cardsSquidface from '../../content/base/cards/squidface.json' with { type: 'json' };
import cardsSun from '../../content/base/cards/sun.json' with { type: 'json' };
import cardsThreeSpears from '../../content/base/cards/three-spears.json' with { type: 'json' };
import cardsTinkerer from '../../content/base/cards/tinkerer.json' with { type: 'json' };
import cardsTriangles from '../../content/base/cards/triangles.json' with { type: 'json' };
import cardsTwoMini from '../../content/base/cards/two-mini.json' with { type: 'json' };
import classes from '../../content/base/classes.json' with { type: 'json' };
import itemsBody from '../../content/base/items/body.json' with { type: 'json' };
import itemsHead from '../../content/base/items/head.json' with { type: 'json' };
import itemsLegs from '../../content/base/items/legs.json' with { type: 'json' };
import itemsOneHand from '../../content/base/items/one-hand.json' with { type: 'json' };
import itemsSmall from '../../content/base/items/small.json' with { type: 'json' };
import itemsTwoHand from '../../content/base/items/two-hand.json' with { type: 'json' };
import levels from '../../content/base/levels.json' with { type: 'json' };
import modifierCards from '../../content/base/modifier-cards.json' with { type: 'json' };
import modifierDecks from '../../content/base/modifier-decks.json' with { type: 'json' };
import monsterDecksBeasts from '../../content/base/monster-decks/beasts.json' with { type: 'json' };
import monsterDecksBoss from '../../content/base/monster-decks/boss.json' with { type: 'json' };
import monsterDecksConstructs from '../../content/base/monster-decks/constructs.json' with { type: 'json' };
import monsterDecksDemons from '../../content/base/monster-decks/demons.json' with { type: 'json' };
import monsterDecksFolk from '../../content/base/monster-decks/folk.json' with { type: 'json' };
import monsterDecksUndead from '../../content/base/monster-decks/undead.json' with { type: 'json' };
import monstersBosses from '../../content/base/monsters/bosses.json' with { type: 'json' };
import monstersOrdinary from '../../content/base/monsters/ordinary.json' with { type: 'json' };
import pack from '../../content/base/pack.json' with { type: 'json' };
import scenarios01 from '../../content/base/scenarios/01.json' with { type: 'json' };
import scenarios02 from '../../content/base/scenarios/02.json' with { type: 'json' };
import scenarios03 from '../../content/base/scenarios/03.json' with { type: 'json' };
import scenarios04 from '../../content/base/scenarios/04.json' with { type: 'json' };
import scenarios05 from '../../content/base/scenarios/05.json' with { type: 'json' };
import scenarios06 from '../../content/base/scenarios/06.json' with { type: 'json' };
import scenarios07 from '../../content/base/scenarios/07.json' with { type: 'json' };
import scenarios08 from '../../content/base/scenarios/08.json' with { type: 'json' };
import scenarios09 from '../../content/base/scenarios/09.json' with { type: 'json' };
import scenarios10 from '../../content/base/scenarios/10.json' with { type: 'json' };
import scenarios11 from '../../content/base/scenarios/11.json' with { type: 'json' };
import scenarios12 from '../../content/base/scenarios/12.json' with { type: 'json' };
import scenarios13 from '../../content/base/scenarios/13.json' with { type: 'json' };
import scenarios14 from '../../content/base/scenarios/14.json' with { type: 'json' };
import scenarios15 from '../../content/base/scenarios/15.json' with { type: 'json' };
import scenarios16 from '../../content/base/scenarios/16.json' with { type: 'json' };
import scenarios17 from '../../content/base/scenarios/17.json' with { type: 'json' };
import scenarios18 from '../../content/base/scenarios/18.json' with { type: 'json' };
import scenarios19 from '../../content/base/scenarios/19.json' with { type: 'json' };
import scenarios20 from '../../content/base/scenarios/20.json' with { type: 'json' };
import scenarios21 from '../../content/base/scenarios/21.json' with { type: 'json' };
import scenarios22 from '../../content/base/scenarios/22.json' with { type: 'json' };
import scenarios23 from '../../content/base/scenarios/23.json' with { type: 'json' };
import scenarios24 from '../../content/base/scenarios/24.json' with { type: 'json' };
import scenarios25 from '../../content/base/scenarios/25.json' with { type: 'json' };
import scenarios26 from '../../content/base/scenarios/26.json' with { type: 'json' };
import scenarios27 from '../../content/base/scenarios/27.json' with { type: 'json' };
import scenarios28 from '../../content/base/scenarios/28.json' with { type: 'json' };
import scenarios29 from '../../content/base/scenarios/29.json' with { type: 'json' };
import scenarios30 from '../../content/base/scenarios/30.json' with { type: 'json' };
import scenarios31 from '../../content/base/scenarios/31.json' with { type: 'json' };
import scenarios32 from '../../content/base/scenarios/32.json' with { type: 'json' };
import scenarios33 from '../../content/base/scenarios/33.json' with { type: 'json' };
import scenarios34 from '../../content/base/scenarios/34.json' with { type: 'json' };
import scenarios35 from '../../content/base/scenarios/35.json' with { type: 'json' };
import scenarios36 from '../../content/base/scenarios/36.json' with { type: 'json' };
import scenarios37 from '../../content/base/scenarios/37.json' with { type: 'json' };
import scenarios38 from '../../content/base/scenarios/38.json' with { type: 'json' };
import scenarios39 from '../../content/base/scenarios/39.json' with { type: 'json' };
import scenarios40 from '../../content/base/scenarios/40.json' with { type: 'json' };
import scenarios41 from '../../content/base/scenarios/41.json' with { type: 'json' };
import scenarios42 from '../../content/base/scenarios/42.json' with { type: 'json' };
import scenarios43 from '../../content/base/scenarios/43.json' with { type: 'json' };
import scenarios44 from '../../content/base/scenarios/44.json' with { type: 'json' };
import scenarios45 from '../../content/base/scenarios/45.json' with { type: 'json' };
import scenarios46 from '../../content/base/scenarios/46.json' with { type: 'json' };
import scenarios47 from '../../content/base/scenarios/47.json' with { type: 'json' };
import scenarios48 from '../../content/base/scenarios/48.json' with { type: 'json' };
import scenarios49 from '../../content/base/scenarios/49.json' with { type: 'json' };
import scenarios50 from '../../content/base/scenarios/50.json' with { type: 'json' };
import scenarios51 from '../../content/base/scenarios/51.json' with { type: 'json' };
import scenarios52 from '../../content/base/scenarios/52.json' with { type: 'json' };
import scenarios53 from '../../content/base/scenarios/53.json' with { type: 'json' };
import scenarios54 from '../../content/base/scenarios/54.json' with { type: 'json' };
import scenarios56 from '../../content/base/scenarios/56.json' with { type: 'json' };
import scenarios57 from '../../content/base/scenarios/57.json' with { type: 'json' };
import scenarios58 from '../../content/base/scenarios/58.json' with { type: 'json' };
import scenarios59 from '../../content/base/scenarios/59.json' with { type: 'json' };
import scenarios60 from '../../content/base/scenarios/60.json' with { type: 'json' };
import scenarios61 from '../../content/base/scenarios/61.json' with { type: 'json' };
import scenarios62 from '../../content/base/scenarios/62.json' with { type: 'json' };
import scenarios63 from '../../content/base/scenarios/63.json' with { type: 'json' };
import scenarios64 from '../../content/base/scenarios/64.json' with { type: 'json' };
import scenarios65 from '../../content/base/scenarios/65.json' with { type: 'json' };
import scenarios66 from '../../content/base/scenarios/66.json' with { type: 'json' };
import scenarios67 from '../../content/base/scenarios/67.json' with { type: 'json' };
import scenarios68 from '../../content/base/scenarios/68.json' with { type: 'json' };
import scenarios69 from '../../content/base/scenarios/69.json' with { type: 'json' };
import scenarios70 from '../../content/base/scenarios/70.json' with { type: 'json' };
import scenarios71 from '../../content/base/scenarios/71.json' with { type: 'json' };
import scenarios72 from '../../content/base/scenarios/72.json' with { type: 'json' };
import scenarios74 from '../../content/base/scenarios/74.json' with { type: 'json' };
import scenarios75 from '../../content/base/scenarios/75.json' with { type: 'json' };
import scenarios76 from '../../content/base/scenarios/76.json' with { type: 'json' };
import scenarios77 from '../../content/base/scenarios/77.json' with { type: 'json' };
import scenarios78 from '../../content/base/scenarios/78.json' with { type: 'json' };
import scenarios79 from '../../content/base/scenarios/79.json' with { type: 'json' };
import scenarios80 from '../../content/base/scenarios/80.json' with { type: 'json' };
import scenarios81 from '../../content/base/scenarios/81.json' with { type: 'json' };
import scenarios82 from '../../content/base/scenarios/82.json' with { type: 'json' };
import scenarios83 from '../../content/base/scenarios/83.json' with { type: 'json' };
import scenarios84 from '../../content/base/scenarios/84.json' with { type: 'json' };
import scenarios85 from '../../content/base/scenarios/85.json' with { type: 'json' };
import scenarios86 from '../../content/base/scenarios/86.json' with { type: 'json' };
import scenarios87 from '../../content/base/scenarios/87.json' with { type: 'json' };
import scenarios88 from '../../content/base/scenarios/88.json' with { type: 'json' };
import scenarios89 from '../../content/base/scenarios/89.json' with { type: 'json' };
import scenarios90 from '../../content/base/scenarios/90.json' with { type: 'json' };
import scenarios91 from '../../content/base/scenarios/91.json' with { type: 'json' };
import scenarios92 from '../../content/base/scenarios/92.json' with { type: 'json' };
import scenarios93 from '../../content/base/scenarios/93.json' with { type: 'json' };
import scenarios94 from '../../content/base/scenarios/94.json' with { type: 'json' };
import scenarios95 from '../../content/base/scenarios/95.json' with { type: 'json' };
import sealedClasses from '../../content/base/sealed-classes.json' with { type: 'json' };
import tiles from '../../content/base/tiles.json' with { type: 'json' };
import treasures from '../../content/base/treasures.json' with { type: 'json' };

const files = {
  'battle-goals.json': battleGoals,
  'campaign/achievements.json': campaignAchievements,
  'campaign/city-events.json': campaignCityEvents,
  'campaign/envelopes.json': campaignEnvelopes,
  'campaign/locations.json': campaignLocations,
  'campaign/milestones.json': campaignMilestones,
  'campaign/personal-quests.json': campaignPersonalQuests,
  'campaign/road-events.json': campaignRoadEvents,
  'campaign/tables.json': campaignTables,
  'cards/angry-face.json': cardsAngryFace,
  'cards/brute.json': cardsBrute,
  'cards/circles.json': cardsCircles,
  'cards/cragheart.json': cardsCragheart,
  'cards/eclipse.json': cardsEclipse,
  'cards/lightning.json': cardsLightning,
  'cards/mindthief.json': cardsMindthief,
  'cards/music-note.json': cardsMusicNote,
  'cards/saw.json': cardsSaw,
  'cards/scoundrel.json': cardsScoundrel,
  'cards/spellweaver.json': cardsSpellweaver,
  'cards/squidface.json': cardsSquidface,
  'cards/sun.json': cardsSun,
  'cards/three-spears.json': cardsThreeSpears,
  'cards/tinkerer.json': cardsTinkerer,
  'cards/triangles.json': cardsTriangles,
  'cards/two-mini.json': cardsTwoMini,
  'classes.json': classes,
  'items/body.json': itemsBody,
  'items/head.json': itemsHead,
  'items/legs.json': itemsLegs,
  'items/one-hand.json': itemsOneHand,
  'items/small.json': itemsSmall,
  'items/two-hand.json': itemsTwoHand,
  'levels.json': levels,
  'modifier-cards.json': modifierCards,
  'modifier-decks.json': modifierDecks,
  'monster-decks/beasts.json': monsterDecksBeasts,
  'monster-decks/boss.json': monsterDecksBoss,
  'monster-decks/constructs.json': monsterDecksConstructs,
  'monster-decks/demons.json': monsterDecksDemons,
  'monster-decks/folk.json': monsterDecksFolk,
  'monster-decks/undead.json': monsterDecksUndead,
  'monsters/bosses.json': monstersBosses,
  'monsters/ordinary.json': monstersOrdinary,
  'pack.json': pack,
  'scenarios/01.json': scenarios01,
  'scenarios/02.json': scenarios02,
  'scenarios/03.json': scenarios03,
  'scenarios/04.json': scenarios04,
  'scenarios/05.json': scenarios05,
  'scenarios/06.json': scenarios06,
  'scenarios/07.json': scenarios07,
  'scenarios/08.json': scenarios08,
  'scenarios/09.json': scenarios09,
  'scenarios/10.json': scenarios10,
  'scenarios/11.json': scenarios11,
  'scenarios/12.json': scenarios12,
  'scenarios/13.json': scenarios13,
  'scenarios/14.json': scenarios14,
  'scenarios/15.json': scenarios15,
  'scenarios/16.json': scenarios16,
  'scenarios/17.json': scenarios17,
  'scenarios/18.json': scenarios18,
  'scenarios/19.json': scenarios19,
  'scenarios/20.json': scenarios20,
  'sealed-classes.json': sealedClasses,
  'scenarios/21.json': scenarios21,
  'scenarios/22.json': scenarios22,
  'scenarios/23.json': scenarios23,
  'scenarios/24.json': scenarios24,
  'scenarios/25.json': scenarios25,
  'scenarios/26.json': scenarios26,
  'scenarios/27.json': scenarios27,
  'scenarios/28.json': scenarios28,
  'scenarios/29.json': scenarios29,
  'scenarios/30.json': scenarios30,
  'scenarios/31.json': scenarios31,
  'scenarios/32.json': scenarios32,
  'scenarios/33.json': scenarios33,
  'scenarios/34.json': scenarios34,
  'scenarios/35.json': scenarios35,
  'scenarios/36.json': scenarios36,
  'scenarios/37.json': scenarios37,
  'scenarios/38.json': scenarios38,
  'scenarios/39.json': scenarios39,
  'scenarios/40.json': scenarios40,
  'scenarios/41.json': scenarios41,
  'scenarios/42.json': scenarios42,
  'scenarios/43.json': scenarios43,
  'scenarios/44.json': scenarios44,
  'scenarios/45.json': scenarios45,
  'scenarios/46.json': scenarios46,
  'scenarios/47.json': scenarios47,
  'scenarios/48.json': scenarios48,
  'scenarios/49.json': scenarios49,
  'scenarios/50.json': scenarios50,
  'scenarios/51.json': scenarios51,
  'scenarios/52.json': scenarios52,
  'scenarios/53.json': scenarios53,
  'scenarios/54.json': scenarios54,
  'scenarios/56.json': scenarios56,
  'scenarios/57.json': scenarios57,
  'scenarios/59.json': scenarios59,
  'scenarios/63.json': scenarios63,
  'scenarios/64.json': scenarios64,
  'scenarios/65.json': scenarios65,
  'scenarios/93.json': scenarios93,
  'scenarios/94.json': scenarios94,
  'scenarios/58.json': scenarios58,
  'scenarios/60.json': scenarios60,
  'scenarios/61.json': scenarios61,
  'scenarios/62.json': scenarios62,
  'scenarios/66.json': scenarios66,
  'scenarios/67.json': scenarios67,
  'scenarios/68.json': scenarios68,
  'scenarios/69.json': scenarios69,
  'scenarios/70.json': scenarios70,
  'scenarios/71.json': scenarios71,
  'scenarios/72.json': scenarios72,
  'scenarios/74.json': scenarios74,
  'scenarios/75.json': scenarios75,
  'scenarios/76.json': scenarios76,
  'scenarios/77.json': scenarios77,
  'scenarios/78.json': scenarios78,
  'scenarios/79.json': scenarios79,
  'scenarios/80.json': scenarios80,
  'scenarios/81.json': scenarios81,
  'scenarios/82.json': scenarios82,
  'scenarios/83.json': scenarios83,
  'scenarios/84.json': scenarios84,
  'scenarios/85.json': scenarios85,
  'scenarios/86.json': scenarios86,
  'scenarios/87.json': scenarios87,
  'scenarios/88.json': scenarios88,
  'scenarios/89.json': scenarios89,
  'scenarios/90.json': scenarios90,
  'scenarios/91.json': scenarios91,
  'scenarios/92.json': scenarios92,
  'scenarios/95.json': scenarios95,
  'tiles.json': tiles,
  'treasures.json': treasures,
};

/** The files of the game's own pack. They are imported so that bundlers include them. */
export const baseFiles: readonly PackFile[] = Object.entries(files).map(([path, json]) => ({
  pack: 'content/base',
  path,
  text: JSON.stringify(json),
}));
