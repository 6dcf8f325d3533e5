import type { CompiledFeature } from '../../content/compile.ts';
import type { ClassSource, Rulebook, Source } from '../../content/rulebook.ts';
import type { CharacterRecord } from '../../record/record.ts';
import type { Issue } from '../../vocabulary/issue.ts';
import { engineMessage } from '../../vocabulary/message.ts';
import { PHASES, type SourceKind } from '../../vocabulary/vocabulary.ts';
import { type Evaluation, grantAt } from '../state/evaluation.ts';
import { refusal, unknownReference } from '../state/issues.ts';
import { classLevelsAfter, type Level, levelsByClass, subclassesOf } from '../state/levels.ts';
import { missingFor } from './prerequisites.ts';
import { bringDeferred, editionMismatch, grantFeature } from './timeline.ts';

interface Milestone {
  readonly gained: number;
  readonly phase: number;
  readonly feature: CompiledFeature;
  readonly source: Source<unknown>;
}

/** The features that a character gains, in order. */
interface Itinerary {
  readonly milestones: readonly Milestone[];
  readonly superseded: ReadonlyMap<string, CompiledFeature>;
  /** Problems of species, background and levels. */
  readonly issues: readonly Issue[];
}

/** Collects the features of species, background and levels, independent of the player's choices. */
export function itineraryOf(evaluation: Evaluation): Itinerary {
  const issues: Issue[] = [];
  const milestones: Milestone[] = [];
  addBornWith(evaluation, milestones, issues);
  addLearnt(evaluation, milestones);
  milestones.sort((a, b) => a.gained - b.gained || a.phase - b.phase);
  return { milestones, superseded: supersededBy(milestones), issues };
}

/** Grants features in the order the character gains them: species, background, then level by level. SPEC 4, 11 */
export function goThroughLife(evaluation: Evaluation, { milestones, superseded, issues }: Itinerary): void {
  evaluation.issues.push(...issues);
  let at = 0;
  for (const { feature, source, gained } of milestones) {
    for (; at < gained; at++) checkMulticlass(evaluation, at);
    evaluation.moment = gained;
    const by = superseded.get(feature.id);
    const blocked = source.isOfEdition
      ? by && { reason: 'superseded' as const, detail: engineMessage('replaced-by-feature', { name: by.name }) }
      : editionMismatch(evaluation, source);
    grantFeature(evaluation, feature, grantAt(gained, '', blocked));
  }
  bringDeferred(evaluation);
}

function addBornWith({ record, rulebook, facts }: Evaluation, milestones: Milestone[], issues: Issue[]): void {
  const sources: [SourceKind, Source<unknown>][] = [...rulebook.rules.values()].map((rule) => ['rule', rule]);
  const find = (
    kind: 'species' | 'lineage' | 'background',
    id: string,
    shelf: ReadonlyMap<string, Source<unknown>>,
  ) => {
    if (id === '') return;
    const source = shelf.get(id);
    if (source === undefined) issues.push(unknownReference(rulebook.edition, kind, id, kind, shelf.keys()));
    else sources.push([kind, source]);
  };
  find('species', record.species, rulebook.species);
  if (record.lineage !== undefined) find('lineage', record.lineage, rulebook.lineages);
  const closed = closedBackground(record, rulebook);
  if (closed === undefined) find('background', record.background, rulebook.backgrounds);
  else issues.push(closed);
  for (const [kind, source] of sources)
    for (const feature of source.features)
      if (feature.at <= facts.level)
        milestones.push({ gained: kind === 'rule' ? 0 : feature.at, phase: PHASES[kind], feature, source });
}

/** Returns an issue when the character's rules do not allow its background. */
function closedBackground(record: CharacterRecord, rulebook: Rulebook): Issue | undefined {
  const source = rulebook.backgrounds.get(record.background);
  if (source === undefined || isAllowed(record, source.record)) return undefined;
  const houseRule = source.record.houseRule ?? '';
  const message = engineMessage('needs-house-rule', { name: source.facts.name, houseRule });
  return refusal('E_HOUSE_RULE', 'background', message, engineMessage('switch-on-rule'));
}

/** Whether the character's rules allow an option; most options need no house rule. */
export function isAllowed({ rules }: CharacterRecord, { houseRule }: { houseRule?: string | undefined }): boolean {
  return houseRule === undefined || rules?.[houseRule] === true;
}

function addLearnt({ record, rulebook }: Evaluation, milestones: Milestone[]): void {
  const subclasses = subclassesOf(record.levels);
  for (const [id, levels] of levelsByClass(record.levels)) {
    const source = rulebook.classes.get(id);
    if (source === undefined) continue;
    for (const feature of source.features) {
      const gained = levels[feature.at - 1];
      if (gained !== undefined) milestones.push({ gained, phase: PHASES.class, feature, source });
    }
    const subclass = rulebook.subclasses.get(subclasses.get(id) ?? '');
    for (const feature of subclass?.features ?? []) {
      const gained = levels[Math.max(feature.at, source.record.subclassAt) - 1];
      if (gained !== undefined) milestones.push({ gained, phase: PHASES.subclass, feature, source: subclass! });
    }
  }
}

function supersededBy(milestones: readonly Milestone[]): Map<string, CompiledFeature> {
  const by = new Map<string, CompiledFeature>();
  for (const { feature } of milestones) for (const id of feature.supersedes) by.set(id, feature);
  return by;
}

/** Checks the prerequisites of a new class and of all earlier classes at its first level. */
function checkMulticlass(evaluation: Evaluation, level: number): void {
  const { record, rulebook, refusals, levelAt } = evaluation;
  const entry = record.levels[level];
  if (entry === undefined || record.levels.some((each, index) => index < level && isSameClass(each, entry))) return;
  const held = classLevelsAfter(record.levels, level);
  if (held.size === 0) return;
  evaluation.moment = level;
  const classes = [...held.keys(), entry.class].map((id) => rulebook.classes.get(id)).filter(isKnown);
  for (const each of classes) {
    const missing = missingFor(evaluation, each.multiclass);
    if (missing === undefined) continue;
    const message = engineMessage('multiclass-lacks', { name: each.facts.name, missing });
    refusals.push({
      class: entry.class,
      issue: refusal('E_PREREQUISITE', `levels[${levelAt(level)}].class`, message),
    });
  }
}

function isSameClass(one: Level, other: Level): boolean {
  return one.class !== '' && one.class === other.class;
}

function isKnown(source: ClassSource | undefined): source is ClassSource {
  return source !== undefined;
}
