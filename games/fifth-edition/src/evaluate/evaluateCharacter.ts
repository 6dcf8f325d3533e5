import type { ItemSource, Rulebook } from '../content/rulebook.ts';
import type { ActiveEffect, CharacterRecord } from '../record/record.ts';
import type { DerivedState } from '../sheet/sheet.ts';
import { engineMessage } from '../vocabulary/message.ts';
import { type Ability, isAbility } from '../vocabulary/vocabulary.ts';
import { sheetOf, type UntoldSheet } from './assemble.ts';
import { applyActive, attune, wearItems } from './features/belongings.ts';
import { withLateProblems } from './features/choose.ts';
import { formTraits } from './features/formTraits.ts';
import { goThroughLife, itineraryOf } from './features/levelReplay.ts';
import { openIssues, orphans, recordQuestions } from './features/pendingQuestions.ts';
import { checkRecord } from './features/recordChecks.ts';
import { replaceRedundant } from './features/redundancy.ts';
import { settle } from './features/structure.ts';
import { toggleStates } from './features/toggles.ts';
import { checkTraining } from './numbers/defenses.ts';
import { isDown } from './numbers/hitPoints.ts';
import { type Numbers, workOut } from './numbers/numbers.ts';
import { type SpellBook, spellsOf } from './numbers/spells.ts';
import { provenanceOf } from './provenance.ts';
import { countedPart, NOTHING_REFUSED, type RefusedEntries } from './state/countedRecord.ts';
import { type CarriedItem, equip } from './state/equipment.ts';
import type { Evaluation } from './state/evaluation.ts';
import { factsOf } from './state/factsOf.ts';
import { refusal } from './state/issues.ts';
import { checkManual } from './state/manual.ts';

/** A complete evaluation: the sheet and the intermediate results that explain it. */
export interface EvaluationResult {
  readonly derived: DerivedState;
  readonly evaluation: Evaluation;
  readonly numbers: Numbers;
  readonly book: SpellBook;
  /** Provenance of everything on the sheet, computed on first access. */
  provenance?: DerivedState['provenance'];
}

/** Key under which a sheet carries its evaluation. Not enumerable, so JSON and copies omit it. */
const EVALUATED = Symbol('evaluated');

interface TracedSheet extends DerivedState {
  readonly [EVALUATED]?: EvaluationResult;
}

export interface EvaluationOptions {
  /** Whether a choice without benefit, such as points above a cap, is an error instead of a warning. */
  readonly strict?: boolean;
}

/**
 * Evaluates the sheet of a character: a pure function of the record, the content and temporary effects. The order of
 * keys does not change the result. SPEC 4
 */
export function evaluateCharacter(
  record: CharacterRecord,
  rulebook: Rulebook,
  temporary: readonly ActiveEffect[] = [],
  { strict = false }: EvaluationOptions = {},
): DerivedState {
  return sheetWithTrace(evaluateFully(begin(record, rulebook, strict), temporary));
}

/** Attaches the evaluation to its sheet. */
function sheetWithTrace(result: EvaluationResult): DerivedState {
  return Object.defineProperty(result.derived, EVALUATED, { value: result });
}

/** Returns the evaluation of a sheet, or undefined when the sheet was read from a file. */
export function evaluationOf(derived: DerivedState): EvaluationResult | undefined {
  const sheet: TracedSheet = derived;
  return sheet[EVALUATED];
}

/**
 * Computes the provenance of a sheet lazily, because most sheets are only displayed. Provenance is not part of the JSON
 * or of copies: it would add half to their size. All sheets share one getter. A getter per sheet would give every sheet
 * a different hidden class, which is slow to read and retains the evaluation longer.
 */
function defineProvenance(sheet: UntoldSheet): asserts sheet is DerivedState {
  Object.defineProperty(sheet, 'provenance', { get: readProvenance });
}

function readProvenance(this: TracedSheet): DerivedState['provenance'] {
  const evaluated = this[EVALUATED]!;
  evaluated.provenance ??= provenanceOf(evaluated.evaluation, this.choices);
  return evaluated.provenance;
}

function evaluateFully(evaluation: Evaluation, temporary: readonly ActiveEffect[]): EvaluationResult {
  const { record, facts } = evaluation;
  goThroughLife(evaluation, itineraryOf(evaluation));
  replaceRedundant(evaluation);
  const attunementMax = attune(evaluation);
  const refused = refusedAfter(evaluation);
  // Restarts without the refused parts, because intermediate results already depend on them.
  if (refused !== undefined) {
    const { given, rulebook, strict } = evaluation;
    return evaluateFully(begin(given, rulebook, strict, refused, facts.isDown), temporary);
  }
  wearItems(evaluation);
  const active = temporary.length === 0 ? record.active : [...record.active, ...temporary];
  applyActive(evaluation, active);
  const toggles = toggleStates(evaluation, evaluation.granted);
  const structure = settle(evaluation, active);
  evaluation.features.push(...formTraits(evaluation));
  facts.features = new Set();
  for (const { id, inactive } of evaluation.features) if (inactive === undefined) facts.features.add(id);
  const numbers = workOut(evaluation);
  // Conditions come before hit points but depend on them. Restart when the character turns out to be down.
  if (!facts.isDown && isDown(facts.hitPoints)) {
    const { given, rulebook, strict, refused: known } = evaluation;
    return evaluateFully(begin(given, rulebook, strict, known, true), temporary);
  }
  checkTraining(evaluation);
  const book = spellsOf(evaluation, numbers.entries ?? []);
  const asked = recordQuestions(evaluation);
  const lost = orphans(evaluation);
  const choices = [...asked, ...withLateProblems(evaluation.choices, evaluation.issues), ...lost];
  evaluation.issues.push(...openIssues(choices, evaluation.strict));
  const derived = sheetOf(evaluation, structure, numbers, book, { toggles, attunementMax, choices });
  defineProvenance(derived);
  evaluation.issues.push(...checkManual(record.manual, derived));
  return { derived, evaluation, numbers, book };
}

/** Returns the refused parts, or undefined when none of them has counted so far. */
function refusedAfter({ refusals, refused, facts, floors }: Evaluation): RefusedEntries | undefined {
  const lost = facts.equipment.carried.filter(
    ({ entry, attuned, instance, source }) =>
      entry.attuned && !attuned && !refused.attunements.has(instance) && holdsUp(source, floors),
  );
  if (refusals.length === 0 && lost.length === 0) return undefined;
  // Refuse one class at a time: later classes are checked against the classes that remain.
  const first = refusals.filter((each) => each.class === refusals[0]?.class);
  return {
    classes: new Set([...refused.classes, ...first.map((each) => each.class)]),
    attunements: new Set([...refused.attunements, ...lost.map(({ instance }) => instance)]),
    issues: [...refused.issues, ...first.map(({ issue }) => issue)],
  };
}

function begin(
  given: CharacterRecord,
  rulebook: Rulebook,
  strict: boolean,
  refused: RefusedEntries = NOTHING_REFUSED,
  isDown = false,
): Evaluation {
  const { record, levelAt, issues: refusedParts } = countedPart(given, rulebook, refused);
  const facts = factsOf(record, rulebook, isDown);
  const issues: Evaluation['issues'] = [];
  if (record.edition !== rulebook.edition)
    issues.push(
      refusal(
        'E_EDITION',
        'edition',
        engineMessage('edition-of-content', { edition: record.edition, here: rulebook.edition }),
      ),
    );
  checkRecord(record, rulebook, issues);
  facts.equipment = equip(record, rulebook, issues);
  issues.push(...refusedParts);
  return {
    given,
    record,
    levelAt,
    refused,
    refusals: [],
    rulebook,
    strict,
    facts,
    instances: [],
    verdicts: [],
    blocks: new Map(),
    byTarget: new Map(),
    issues,
    features: [],
    feats: [],
    choices: [],
    asked: new Map(),
    answers: new Map(),
    granted: [],
    raises: [],
    deferred: [],
    floors: floorsOf(facts.equipment.carried, refused),
    moment: facts.level,
    rejected: [],
    applied: [],
    settled: [],
  };
}

/** Returns the ability scores that worn items set, for prerequisites. */
function floorsOf(carried: readonly CarriedItem[], { attunements }: RefusedEntries): Evaluation['floors'] {
  const floors: Partial<Record<Ability, number>> = {};
  for (const { source, entry, equipped, instance } of carried) {
    if (!equipped || (source.record.attunement && (!entry.attuned || attunements.has(instance)))) continue;
    for (const [ability, value] of scoresSetBy(source)) floors[ability] = Math.max(floors[ability] ?? 0, value);
  }
  return floors;
}

/** Whether an item may have set one of the scores. */
function holdsUp(source: ItemSource, floors: Evaluation['floors']): boolean {
  return scoresSetBy(source).some(([ability, value]) => floors[ability] === value);
}

function scoresSetBy({ features }: ItemSource): [Ability, number][] {
  const scores: [Ability, number][] = [];
  for (const { effects } of features)
    for (const { effect } of effects)
      if (effect.kind === 'abilityScoreSet' && typeof effect.value === 'number' && isAbility(effect.ability))
        scores.push([effect.ability, effect.value]);
  return scores;
}
