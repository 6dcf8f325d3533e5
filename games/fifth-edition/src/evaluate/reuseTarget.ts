import type { Facts } from '../facts.ts';
import { MOVEMENTS } from '../vocabulary.ts';
import type { Numbers, Target } from './numbers.ts';

/** Copies a target from earlier results, with the facts that it set. */
export function recall({ family, which, ability }: Target, from: Numbers, to: Numbers, then: Facts, now: Facts): void {
  switch (family) {
    case 'abilities':
      if (ability === undefined) break;
      to.scores[ability] = from.scores[ability];
      now.scores[ability] = then.scores[ability];
      now.modifiers[ability] = then.modifiers[ability];
      now.ownModifiers[ability] = then.ownModifiers[ability];
      break;
    case 'proficiencyBonus':
      to.proficiencyBonus = from.proficiencyBonus;
      now.proficiencyBonus = then.proficiencyBonus;
      break;
    case 'proficiencies':
      to.trained = from.trained;
      now.proficiencies = then.proficiencies;
      now.expertise = then.expertise;
      break;
    case 'saves':
      if (ability !== undefined) to.ownSaves[ability] = from.ownSaves[ability];
      break;
    case 'checks':
      if (ability !== undefined) to.ownChecks[ability] = from.ownChecks[ability];
      break;
    case 'skills':
      if (from.ownSkills[which] !== undefined) to.ownSkills[which] = from.ownSkills[which];
      break;
    case 'base':
      if (which === 'ac') now.bases.ac = then.bases.ac;
      else {
        now.bases.walk = then.bases.walk;
        now.speeds.walk = then.bases.walk;
      }
      break;
    case 'speed': {
      const movement = MOVEMENTS.find((each) => each === which);
      if (movement === undefined || from.speeds[movement] === undefined) break;
      to.speeds[movement] = from.speeds[movement];
      now.speeds[movement] = then.speeds[movement];
      break;
    }
    case 'size':
      to.size = from.size;
      now.size = then.size;
      break;
    case 'hitPoints':
      to.hitDice = from.hitDice;
      to.hitPoints = from.hitPoints;
      now.hitDice = then.hitDice;
      Object.assign(now.hitPoints, then.hitPoints);
      break;
    case 'slots':
      to.slotState = from.slotState;
      now.slots = then.slots;
      now.casting.casterLevel = then.casting.casterLevel;
      now.casting.pactLevel = then.casting.pactLevel;
      break;
    case 'spellcasting':
      to.entries = from.entries;
      break;
    case 'resources': {
      const uses = from.uses[which];
      const left = then.resources.get(which);
      if (uses !== undefined) to.uses[which] = uses;
      if (left !== undefined) now.resources.set(which, left);
      break;
    }
    case 'ac':
    case 'attacks':
    case 'damage':
    case 'initiative':
    case 'senses':
      copyNumber(family, from, to);
      break;
  }
}

function copyNumber<Name extends keyof Numbers>(name: Name, from: Numbers, to: Numbers): void {
  to[name] = from[name];
}
