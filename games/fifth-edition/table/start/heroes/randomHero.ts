import {
  ABILITIES,
  type Ability,
  applyChoice,
  blankRecord,
  type CharacterRecord,
  type Edition,
  type Rulebook,
  STANDARD_ARRAY,
  settleChoices,
} from '@tessera/fifth-edition';
import { type Chance, fastChance } from '@tessera/kernel';
import { dealt } from '../../builder/steps/scores.ts';
import { callings } from './callings.ts';
import { mendHero } from './mendHero.ts';
import { outfitCharacter } from './outfitCharacter.ts';
import { withLevels } from './quickBuild.ts';

export interface RandomHeroOptions {
  readonly edition: Edition;
  readonly level: number;
  /** The same seed gives the same character. */
  readonly seed: string;
  readonly name: string;
}

/** Creates a random character: class, origin, scores and every choice. */
export function randomHero({ edition, level, seed, name }: RandomHeroOptions, rulebook: Rulebook): CharacterRecord {
  const chance = fastChance(`${seed} ${edition} ${level}`);
  const classes = [...rulebook.classes].filter(([, { isOfEdition }]) => isOfEdition).map(([id]) => id);
  const className = chance.pick(classes);
  const start: CharacterRecord = {
    ...blankRecord({ id: 'character', name, edition }),
    abilityMethod: 'standardArray',
    baseAbilities: dealt(STANDARD_ARRAY, orderFor(className, chance)),
  };
  const grown = withLevels(applyChoice(start, 'class', className), className, level);
  const settled = settleChoices(grown, rulebook, (count) => chance.d(count) - 1);
  return mendHero(outfitCharacter(settled, rulebook), rulebook);
}

/** The abilities of the class come first; the others are in any order. */
function orderFor(className: string, chance: Chance): readonly Ability[] {
  const main = (callings[className]?.scores ?? []).slice(0, MAIN);
  const others = ABILITIES.filter((ability) => !main.includes(ability));
  chance.shuffle(others);
  return [...main, ...others];
}

/** How many scores follow the advice for the class. */
const MAIN = 2;

/** Returns a random seed. */
export function freshSeed(): string {
  const words = crypto.getRandomValues(new Uint32Array(2));
  return [...words].map((word) => word.toString(36)).join('');
}
