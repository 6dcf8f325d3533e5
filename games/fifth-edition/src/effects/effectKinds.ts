import { abilityScoreCap } from './body/abilityScoreCap.ts';
import { abilityScoreIncrease } from './body/abilityScoreIncrease.ts';
import { abilityScoreSet } from './body/abilityScoreSet.ts';
import { armorClass } from './body/armorClass.ts';
import { damageModifier } from './body/damageModifier.ts';
import { formOverlay } from './body/formOverlay.ts';
import { hitPointMax } from './body/hitPointMax.ts';
import { proficiencyBonus } from './body/proficiencyBonus.ts';
import { sense } from './body/sense.ts';
import { size } from './body/size.ts';
import { speed } from './body/speed.ts';
import { temporaryHitPoints } from './body/temporaryHitPoints.ts';
import { grantSpell } from './magic/grantSpell.ts';
import { resource } from './magic/resource.ts';
import { spellBonus } from './magic/spellBonus.ts';
import { spellCount } from './magic/spellCount.ts';
import { spellcasting } from './magic/spellcasting.ts';
import { spellcastingAbility } from './magic/spellcastingAbility.ts';
import { spellSlots } from './magic/spellSlots.ts';
import { attackAbility } from './play/attackAbility.ts';
import { attackBonus } from './play/attackBonus.ts';
import { attunementSlots } from './play/attunementSlots.ts';
import { condition } from './play/condition.ts';
import { conditionImmunity } from './play/conditionImmunity.ts';
import { criticalRange } from './play/criticalRange.ts';
import { damageBonus } from './play/damageBonus.ts';
import { equipmentRestriction } from './play/equipmentRestriction.ts';
import { extraAttack } from './play/extraAttack.ts';
import { grantFeat } from './play/grantFeat.ts';
import { grantFeature } from './play/grantFeature.ts';
import { note } from './play/note.ts';
import { suppress } from './play/suppress.ts';
import { tag } from './play/tag.ts';
import { weaponDie } from './play/weaponDie.ts';
import { grantProficiency } from './proficiency/grantProficiency.ts';
import { halfProficiency } from './proficiency/halfProficiency.ts';
import { skillExpertise } from './proficiency/skillExpertise.ts';
import { skillProficiency } from './proficiency/skillProficiency.ts';
import { weaponMastery } from './proficiency/weaponMastery.ts';
import { checkBonus } from './rolls/checkBonus.ts';
import { initiativeBonus } from './rolls/initiativeBonus.ts';
import { rollFloor } from './rolls/rollFloor.ts';
import { rollMode } from './rolls/rollMode.ts';
import { saveAdvantage } from './rolls/saveAdvantage.ts';
import { saveBonus } from './rolls/saveBonus.ts';
import { skillBonus } from './rolls/skillBonus.ts';

/** Every effect kind, in the order of the schemas. */
export const effectKinds = [
  grantProficiency,
  skillProficiency,
  skillExpertise,
  halfProficiency,
  weaponMastery,
  skillBonus,
  checkBonus,
  saveBonus,
  saveAdvantage,
  rollMode,
  rollFloor,
  initiativeBonus,
  abilityScoreIncrease,
  abilityScoreSet,
  abilityScoreCap,
  proficiencyBonus,
  armorClass,
  speed,
  sense,
  size,
  hitPointMax,
  temporaryHitPoints,
  damageModifier,
  formOverlay,
  resource,
  spellcasting,
  spellcastingAbility,
  spellCount,
  spellSlots,
  spellBonus,
  grantSpell,
  grantFeature,
  grantFeat,
  tag,
  equipmentRestriction,
  condition,
  conditionImmunity,
  attackBonus,
  damageBonus,
  attackAbility,
  weaponDie,
  extraAttack,
  criticalRange,
  attunementSlots,
  suppress,
  note,
] as const;
