import {
  ABILITIES,
  applyChoice,
  blankRecord,
  type CharacterRecord,
  type Edition,
  type Rulebook,
  STANDARD_ARRAY,
  settleChoices,
} from '@tessera/fifth-edition';
import { fastChance } from '@tessera/kernel';
import { dealt } from '../builder/steps/scores.ts';
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
  const order = [...ABILITIES];
  chance.shuffle(order);
  const classes = [...rulebook.classes].filter(([, { isOfEdition }]) => isOfEdition).map(([id]) => id);
  const className = chance.pick(classes);
  const start: CharacterRecord = {
    ...blankRecord({ id: 'character', name, edition }),
    abilityMethod: 'standardArray',
    baseAbilities: dealt(STANDARD_ARRAY, order),
  };
  const grown = withLevels(applyChoice(start, 'class', className), className, level);
  return outfitCharacter(
    settleChoices(grown, rulebook, (count) => chance.d(count) - 1),
    rulebook,
  );
}

/** Returns a random seed. */
export function freshSeed(): string {
  const words = crypto.getRandomValues(new Uint32Array(2));
  return [...words].map((word) => word.toString(36)).join('');
}
