import type { Rulebook } from './content/rulebook.ts';
import { sheetOf } from './evaluate/assemble.ts';
import { attune, useActive, useItems } from './evaluate/belongings.ts';
import { checkRestrictions } from './evaluate/defenses.ts';
import { equip } from './evaluate/equipment.ts';
import type { Evaluation } from './evaluate/evaluation.ts';
import { factsOf } from './evaluate/factsOf.ts';
import { refusal } from './evaluate/issues.ts';
import { goThroughLife } from './evaluate/life.ts';
import { workOut } from './evaluate/numbers.ts';
import { orphans, standingQuestions } from './evaluate/pendingQuestions.ts';
import { replaceRedundant } from './evaluate/redundancy.ts';
import { type SpellQuestion, spellsOf } from './evaluate/spells.ts';
import { settle } from './evaluate/structure.ts';
import { toggleStates } from './evaluate/toggles.ts';
import type { ActiveEffect, CharacterRecord } from './record.ts';
import type { DerivedState } from './sheet.ts';
import { type Ability, isAbility } from './vocabulary.ts';

/** Everything there is to say about one evaluation, for those who ask why. */
export interface Evaluated {
  readonly derived: DerivedState;
  readonly evaluation: Evaluation;
  readonly spellQuestions: readonly SpellQuestion[];
}

/** How the sheet came about rides along unseen: not listed, not saved, gone with the sheet. */
const EVALUATED = Symbol('evaluated');

interface TracedSheet extends DerivedState {
  readonly [EVALUATED]?: Evaluated;
}

/**
 * Works out the sheet of a character: a pure function of the record, the content and what is at work on the character for the
 * moment. The same input gives the same output, whatever the order of keys. SPEC 4
 */
export function evaluateCharacter(
  record: CharacterRecord,
  rulebook: Rulebook,
  temporary: readonly ActiveEffect[] = [],
): DerivedState {
  const result = evaluateFully(record, rulebook, temporary);
  return traced(result);
}

/** The sheet, with how it came about. */
export function traced(result: Evaluated): DerivedState {
  return Object.defineProperty(result.derived, EVALUATED, { value: result });
}

/** How a sheet came about; nothing for a sheet that was not worked out here, such as one read from a file. */
export function evaluationOf(derived: DerivedState): Evaluated | undefined {
  const sheet: TracedSheet = derived;
  return sheet[EVALUATED];
}

function evaluateFully(record: CharacterRecord, rulebook: Rulebook, temporary: readonly ActiveEffect[]): Evaluated {
  const evaluation = begin(record, rulebook);
  goThroughLife(evaluation);
  replaceRedundant(evaluation);
  const attunementMax = attune(evaluation);
  useItems(evaluation);
  useActive(evaluation, temporary.length === 0 ? record.active : [...record.active, ...temporary]);
  const { facts, granted } = evaluation;
  const toggles = toggleStates(evaluation, granted);
  const structure = settle(evaluation);
  facts.features.clear();
  for (const { id, inactive } of evaluation.features) if (inactive === undefined) facts.features.add(id);
  const numbers = workOut(evaluation);
  checkRestrictions(evaluation);
  const book = spellsOf(evaluation, numbers.entries ?? []);
  evaluation.choices.push(...standingQuestions(evaluation));
  const lost = orphans(evaluation);
  const derived = sheetOf(evaluation, structure, numbers, book, {
    toggles,
    attunementMax,
    choices: [...evaluation.choices, ...lost],
  });
  return { derived, evaluation, spellQuestions: book.questions };
}

function begin(record: CharacterRecord, rulebook: Rulebook): Evaluation {
  const facts = factsOf(record, rulebook);
  const issues: Evaluation['issues'] = [];
  if (record.edition !== rulebook.edition)
    issues.push(
      refusal('E_EDITION', 'edition', `a ${record.edition} character, held against ${rulebook.edition} content`),
    );
  facts.equipment = equip(record, rulebook, issues);
  return {
    record,
    rulebook,
    facts,
    instances: [],
    byTarget: new Map(),
    issues,
    features: [],
    feats: [],
    choices: [],
    asked: new Map(),
    answers: new Map(),
    granted: [],
    deferred: [],
    floors: floorsOf(facts.equipment.carried),
    moment: { level: facts.level, classLevels: facts.classLevels },
    rejected: new Map(),
    applied: new Set(),
  };
}

/** Scores that worn items set, as far as prerequisites are concerned. */
function floorsOf(carried: Evaluation['facts']['equipment']['carried']): Evaluation['floors'] {
  const floors: Partial<Record<Ability, number>> = {};
  for (const { source, entry } of carried) {
    if (!entry.equipped || (source.record.attunement && !entry.attuned)) continue;
    for (const { effects } of source.features)
      for (const { effect } of effects)
        if (effect.kind === 'abilityScoreSet' && typeof effect.value === 'number' && isAbility(effect.ability)) {
          const { ability } = effect;
          floors[ability] = Math.max(floors[ability] ?? 0, effect.value);
        }
  }
  return floors;
}
