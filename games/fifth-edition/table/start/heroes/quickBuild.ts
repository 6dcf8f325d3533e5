import {
  applyChoice,
  blankRecord,
  type CharacterRecord,
  type ChoiceState,
  type Edition,
  levelUp,
  type Rulebook,
  STANDARD_ARRAY,
} from '@tessera/fifth-edition';
import { contentQuestion } from '../../builder/question/contentQuestion.ts';
import { dealt } from '../../builder/steps/scores.ts';
import { type ClassAdvice, callings } from './callings.ts';
import { type Complexity, type HeroKind, heroKinds } from './heroKinds.ts';
import { mendHero } from './mendHero.ts';
import { outfitCharacter } from './outfitCharacter.ts';
import { settleWell } from './settleWell.ts';

/** Answers to the three questions. */
export interface QuickAnswers {
  readonly kind: HeroKind;
  readonly edition: Edition;
  readonly level: number;
  readonly complexity: Complexity;
  readonly name: string;
}

/**
 * Creates a complete character from three answers, without open choices, errors or findings. The player can change
 * every choice later.
 */
export function quickBuild(
  { kind, edition, level, complexity, name }: QuickAnswers,
  rulebook: Rulebook,
): CharacterRecord {
  return buildOfClass(heroKinds[kind].classes[complexity], { edition, level, name }, rulebook);
}

/** Creates a complete character of a class. */
export function buildOfClass(
  className: string,
  { edition, level, name }: Pick<QuickAnswers, 'edition' | 'level' | 'name'>,
  rulebook: Rulebook,
): CharacterRecord {
  const calling = callings[className] ?? NO_ADVICE;
  const start: CharacterRecord = {
    ...blankRecord({ id: 'character', name, edition }),
    abilityMethod: 'standardArray',
    baseAbilities: dealt(STANDARD_ARRAY, calling.scores),
  };
  const origins: readonly (readonly [string, string | undefined])[] = [
    ['species', calling.species.find((id) => rulebook.species.has(id))],
    ['background', calling.backgrounds.find((id) => rulebook.backgrounds.has(id))],
    ['class', className],
  ];
  const born = origins.reduce(
    (record, [key, value]) => (value === undefined ? record : applyChoice(record, key, value)),
    start,
  );
  const grown = withLevels(born, className, level);
  // Equipment depends on choices and choices depend on equipment, so choices are settled twice.
  const trained = settleWell(grown, rulebook, calling, (choice) => !isAboutSpells(choice, rulebook));
  const { inventory, coins } = outfitCharacter(trained, rulebook);
  return mendHero(settleWell({ ...grown, inventory, coins }, rulebook, calling), rulebook);
}

const NO_ADVICE: ClassAdvice = { scores: [], species: [], backgrounds: [], picks: [] };

/** Adds levels of a class up to the wanted level. */
export function withLevels(record: CharacterRecord, className: string, level: number): CharacterRecord {
  const next = record.levels.length < level ? levelUp(record, className) : undefined;
  return next === undefined ? record : withLevels(next, className, level);
}

/** Whether a question is about spells. They do not affect equipment, so the first pass skips them. */
function isAboutSpells(choice: ChoiceState, rulebook: Rulebook): boolean {
  return choice.type === 'multiselect' && contentQuestion(rulebook, choice) === undefined;
}
