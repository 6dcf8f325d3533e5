import {
  applyChoice,
  blankRecord,
  type CharacterRecord,
  type Edition,
  levelUp,
  type Rulebook,
} from '@tessera/fifth-edition';
import { dealt, STANDARD_ARRAY } from '../builder/scores.ts';
import { type Complexity, type HeroKind, heroKinds, scoreOrders } from './heroKinds.ts';
import { outfitted } from './outfitted.ts';
import { settleWell } from './settleWell.ts';

/** The answers to three questions. */
export interface QuickAnswers {
  readonly kind: HeroKind;
  readonly edition: Edition;
  readonly level: number;
  readonly complexity: Complexity;
  readonly name: string;
}

/** A whole character from three answers: nothing open, nothing wrong, and every choice can be changed afterwards. */
export function quickBuild({ kind, edition, level, complexity, name }: QuickAnswers, rulebook: Rulebook): CharacterRecord {
  const { classes, species, backgrounds } = heroKinds[kind];
  const className = classes[complexity];
  const order = scoreOrders[className] ?? [];
  const start: CharacterRecord = {
    ...blankRecord({ id: 'character', name, edition }),
    abilityMethod: 'standardArray',
    baseAbilities: dealt(STANDARD_ARRAY, order),
  };
  const origins: readonly (readonly [string, string | undefined])[] = [
    ['species', species.find((id) => rulebook.species.has(id))],
    ['background', backgrounds.find((id) => rulebook.backgrounds.has(id))],
    ['class', className],
  ];
  const born = origins.reduce((record, [key, value]) => applyChoice(record, key, value), start);
  const grown = withLevels(born, className, level);
  const decided = settleWell(grown, rulebook, order, ({ source, key }) => source === 'character' || isStanding(key));
  return settleWell(outfitted(decided, rulebook), rulebook, order);
}

/** Levels of one class until there are as many as wanted. */
export function withLevels(record: CharacterRecord, className: string, level: number): CharacterRecord {
  const next = record.levels.length < level ? levelUp(record, className) : undefined;
  return next === undefined ? record : withLevels(next, className, level);
}

/** What decides about training, and so about what can be worn. */
function isStanding(key: string): boolean {
  return key === 'lineage' || key.startsWith('subclass:');
}
