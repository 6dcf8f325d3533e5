import type { ItemSource, Rulebook } from './content/rulebook.ts';
import { markOf, repeat } from './evaluate/account.ts';
import { sheetOf, type UntoldSheet } from './evaluate/assemble.ts';
import { applyActive, attune, wearItems } from './evaluate/belongings.ts';
import { withLateProblems } from './evaluate/choose.ts';
import { countedPart, NOTHING_REFUSED, type Refused } from './evaluate/counted.ts';
import { checkTraining } from './evaluate/defenses.ts';
import { type CarriedItem, equip } from './evaluate/equipment.ts';
import type { Evaluation } from './evaluate/evaluation.ts';
import { factsOf } from './evaluate/factsOf.ts';
import { formTraits } from './evaluate/formTraits.ts';
import { isDown } from './evaluate/hitPoints.ts';
import { refusal } from './evaluate/issues.ts';
import { goThroughLife, itineraryOf } from './evaluate/life.ts';
import { hasSameWay, isSameLife, type Life, lifeOf, liveAgain } from './evaluate/lifeAgain.ts';
import { checkManual } from './evaluate/manual.ts';
import { type Numbers, workOut } from './evaluate/numbers.ts';
import { openIssues, orphans, recordQuestions } from './evaluate/pendingQuestions.ts';
import { provenanceOf } from './evaluate/provenance.ts';
import { checkRecord } from './evaluate/recordChecks.ts';
import { replaceRedundant } from './evaluate/redundancy.ts';
import { isSameBook, type SpellBook, spellsOf } from './evaluate/spells.ts';
import { settle } from './evaluate/structure.ts';
import { toggleStates } from './evaluate/toggles.ts';
import { said } from './message.ts';
import type { ActiveEffect, CharacterRecord } from './record.ts';
import type { DerivedState } from './sheet.ts';
import { type Ability, isAbility } from './vocabulary.ts';

/** Everything there is to say about one evaluation, for those who ask why. */
export interface Evaluated {
  readonly derived: DerivedState;
  readonly evaluation: Evaluation;
  readonly numbers: Numbers;
  readonly life: Life;
  readonly book: SpellBook;
  /** What was at work besides what the record says. */
  readonly temporary: readonly ActiveEffect[];
  /** Where everything on the sheet comes from, once that was asked. */
  told?: DerivedState['provenance'];
}

/** How the sheet came about rides along unseen: not listed, not saved, gone with the sheet. */
const EVALUATED = Symbol('evaluated');

interface TracedSheet extends DerivedState {
  readonly [EVALUATED]?: Evaluated;
}

/** How a sheet is worked out. */
export interface EvaluationOptions {
  /** Whether a choice that brings nothing, such as points past a cap, is a mistake instead of a loss. */
  readonly strict?: boolean;
}

/**
 * Works out the sheet of a character: a pure function of the record, the content and what is at work on the character for the
 * moment. The same input gives the same output, whatever the order of keys. SPEC 4
 */
export function evaluateCharacter(
  record: CharacterRecord,
  rulebook: Rulebook,
  temporary: readonly ActiveEffect[] = [],
  { strict = false }: EvaluationOptions = {},
): DerivedState {
  return traced(evaluateFully(begin(record, rulebook, strict), temporary));
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

/**
 * Lets a sheet tell where everything on it comes from when that is asked: most sheets are only looked at. The account is no part of
 * the sheet's JSON and of its copies, which would be half as large again. All sheets share one getter. With a getter each, the runtime would give every sheet a shape of its own, which is slow to read and keeps the whole
 * evaluation in memory for longer.
 */
export function tellWhenAsked(sheet: UntoldSheet): asserts sheet is DerivedState {
  Object.defineProperty(sheet, 'provenance', { get: tell });
}

function tell(this: TracedSheet): DerivedState['provenance'] {
  const evaluated = this[EVALUATED]!;
  evaluated.told ??= provenanceOf(evaluated.evaluation, this.choices);
  return evaluated.told;
}

/** The sheet after a change, with everything taken over that the change does not touch. */
export function evaluateAgain(before: Evaluated, record: CharacterRecord): DerivedState {
  const { rulebook, strict, facts } = before.evaluation;
  // A sheet without hit points was worked out twice: nothing of it is taken over.
  return traced(evaluateFully(begin(record, rulebook, strict), [], facts.isDown ? undefined : before));
}

function evaluateFully(evaluation: Evaluation, temporary: readonly ActiveEffect[], before?: Evaluated): Evaluated {
  const { record, facts } = evaluation;
  const life = live(evaluation, before);
  const attunementMax = attune(evaluation);
  const refused = refusedAfter(evaluation);
  // What is refused counts for nothing, not even for what was worked out on the way to refusing it.
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
  const numbers = workOut(evaluation, before);
  // How many hit points there are is known only now. Conditions, which come first, are settled again with that.
  if (!facts.isDown && isDown(facts.hitPoints)) {
    const { given, rulebook, strict, refused: known } = evaluation;
    return evaluateFully(begin(given, rulebook, strict, known, true), temporary);
  }
  checkTraining(evaluation);
  const book = readBook(evaluation, numbers, before);
  const asked = recordQuestions(evaluation);
  const lost = orphans(evaluation);
  const choices = [...asked, ...withLateProblems(evaluation.choices, evaluation.issues), ...lost];
  evaluation.issues.push(...openIssues(choices, evaluation.strict));
  const derived = sheetOf(evaluation, structure, numbers, book, { toggles, attunementMax, choices });
  tellWhenAsked(derived);
  evaluation.issues.push(...checkManual(record.manual, derived));
  return { derived, evaluation, numbers, life, book, temporary };
}

function live(evaluation: Evaluation, before: Evaluated | undefined): Life {
  const from = markOf(evaluation);
  if (before !== undefined && isSameLife(evaluation, before.evaluation, before.life)) {
    liveAgain(evaluation, before.evaluation, before.life);
    return lifeOf(evaluation, from, before.life.itinerary);
  }
  const isSameWay = before !== undefined && hasSameWay(evaluation.record, before.evaluation.record);
  const itinerary = isSameWay ? before.life.itinerary : itineraryOf(evaluation);
  goThroughLife(evaluation, itinerary);
  replaceRedundant(evaluation);
  return lifeOf(evaluation, from, itinerary);
}

function readBook(evaluation: Evaluation, numbers: Numbers, before: Evaluated | undefined): SpellBook {
  if (before === undefined || !isSameBook(evaluation, numbers, before))
    return spellsOf(evaluation, numbers.entries ?? [], before);
  const from = markOf(evaluation);
  repeat(evaluation, before.evaluation, before.book.from, before.book.to);
  return { ...before.book, from, to: markOf(evaluation) };
}

/** What has turned out to be refused, if any of it has counted so far. */
function refusedAfter({ refusals, refused, facts, floors }: Evaluation): Refused | undefined {
  const lost = facts.equipment.carried.filter(
    ({ entry, attuned, instance, source }) =>
      entry.attuned && !attuned && !refused.attunements.has(instance) && holdsUp(source, floors),
  );
  if (refusals.length === 0 && lost.length === 0) return undefined;
  // Later classes are held against those that count: the first refusal may be all there is.
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
  refused: Refused = NOTHING_REFUSED,
  isDown = false,
): Evaluation {
  const { record, levelAt, issues: refusedParts } = countedPart(given, rulebook, refused);
  const facts = factsOf(record, rulebook, isDown);
  const issues: Evaluation['issues'] = [];
  if (record.edition !== rulebook.edition)
    issues.push(
      refusal('E_EDITION', 'edition', said('edition-of-content', { edition: record.edition, here: rulebook.edition })),
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
    marks: [],
  };
}

/** Scores that worn items set, as far as prerequisites are concerned. */
function floorsOf(carried: readonly CarriedItem[], { attunements }: Refused): Evaluation['floors'] {
  const floors: Partial<Record<Ability, number>> = {};
  for (const { source, entry, equipped, instance } of carried) {
    if (!equipped || (source.record.attunement && (!entry.attuned || attunements.has(instance)))) continue;
    for (const [ability, value] of scoresSetBy(source)) floors[ability] = Math.max(floors[ability] ?? 0, value);
  }
  return floors;
}

/** Whether a floor may be the doing of an item. */
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
