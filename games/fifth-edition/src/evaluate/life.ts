import type { CompiledFeature } from '../content/compile.ts';
import type { ClassSource, Source } from '../content/rulebook.ts';
import type { Issue } from '../sheet.ts';
import { PHASES, type SourceKind } from '../vocabulary.ts';
import type { Evaluation } from './evaluation.ts';
import { refusal, unknownReference } from './issues.ts';
import { bringDeferred, editionMismatch, grantFeature, missingFor } from './timeline.ts';

interface Milestone {
  readonly gained: number;
  readonly phase: number;
  readonly feature: CompiledFeature;
  readonly source: Source<unknown>;
}

/** What comes when, and how far the character has come at each level. */
export interface Itinerary {
  readonly milestones: readonly Milestone[];
  readonly superseded: ReadonlyMap<string, CompiledFeature>;
  readonly moments: readonly Evaluation['moment'][];
  /** What is wrong with the way itself. */
  readonly issues: readonly Issue[];
}

/** The way that species, background and levels set out, whatever the character chooses on it. */
export function itineraryOf(evaluation: Evaluation): Itinerary {
  const issues: Issue[] = [];
  const milestones = [...bornWith(evaluation, issues), ...learnt(evaluation, issues)];
  milestones.sort((a, b) => a.gained - b.gained || a.phase - b.phase);
  return { milestones, superseded: supersededBy(milestones), moments: momentsOf(evaluation), issues };
}

/** Goes through the character's life in order: what it is born with, where it comes from, level after level. SPEC 4, 11 */
export function goThroughLife(evaluation: Evaluation, { milestones, superseded, moments, issues }: Itinerary): void {
  evaluation.issues.push(...issues);
  let at = 0;
  for (const { feature, source, gained } of milestones) {
    for (; at < gained; at++) checkMulticlass(evaluation, at, moments);
    evaluation.moment = moments[gained] ?? evaluation.moment;
    const by = superseded.get(feature.id);
    const blocked = source.isOfEdition
      ? by && { reason: 'superseded' as const, detail: `replaced by ${by.name}` }
      : editionMismatch(evaluation, source);
    grantFeature(evaluation, feature, { gained, scope: '', depth: 0, blocked });
  }
  bringDeferred(evaluation);
}

function* bornWith({ record, rulebook, facts }: Evaluation, issues: Issue[]): Generator<Milestone> {
  const sources: [SourceKind, Source<unknown>][] = [...rulebook.rules.values()].map((rule) => ['rule', rule]);
  const find = (
    kind: 'species' | 'lineage' | 'background',
    id: string,
    shelf: ReadonlyMap<string, Source<unknown>>,
  ) => {
    if (id === '') return;
    const source = shelf.get(id);
    if (source === undefined) issues.push(unknownReference(kind, id, kind, shelf.keys()));
    else sources.push([kind, source]);
  };
  find('species', record.species, rulebook.species);
  if (record.lineage !== undefined) find('lineage', record.lineage, rulebook.lineages);
  find('background', record.background, rulebook.backgrounds);
  const lineage = record.lineage === undefined ? undefined : rulebook.lineages.get(record.lineage);
  if (lineage !== undefined && lineage.record.species !== record.species)
    issues.push(refusal('E_LINEAGE', 'lineage', `${lineage.facts.name} is not a lineage of ${record.species}`));
  for (const [kind, source] of sources)
    for (const feature of source.features)
      if (feature.at <= facts.level)
        yield { gained: kind === 'rule' ? 0 : feature.at, phase: PHASES[kind], feature, source };
}

function* learnt({ record, rulebook }: Evaluation, issues: Issue[]): Generator<Milestone> {
  const reached = new Map<string, number>();
  const subclasses = subclassesOf(record.levels);
  for (const [index, { class: id }] of record.levels.entries()) {
    if (id === '') continue;
    const gained = index + 1;
    const source = rulebook.classes.get(id);
    if (source === undefined) {
      issues.push(unknownReference('class', id, `levels[${index}].class`, rulebook.classes.keys()));
      continue;
    }
    const level = (reached.get(id) ?? 0) + 1;
    reached.set(id, level);
    for (const feature of source.features)
      if (feature.at === level) yield { gained, phase: PHASES.class, feature, source };
    const subclassId = subclasses.get(id);
    const subclass = subclassId === undefined ? undefined : rulebook.subclasses.get(subclassId);
    if (subclass === undefined || level < source.record.subclassAt) continue;
    const isFirst = level === source.record.subclassAt;
    for (const feature of subclass.features)
      if (feature.at === level || (isFirst && feature.at < level))
        yield { gained, phase: PHASES.subclass, feature, source: subclass };
  }
  for (const [classId, subclassId] of subclasses) {
    const subclass = rulebook.subclasses.get(subclassId);
    if (subclass === undefined)
      issues.push(unknownReference('subclass', subclassId, 'levels', rulebook.subclasses.keys()));
    else if (subclass.record.class !== classId)
      issues.push(refusal('E_SUBCLASS', 'levels', `${subclass.facts.name} is not a subclass of ${classId}`));
  }
}

/** The subclass of each class: what its latest level that names one says. */
export function subclassesOf(
  levels: readonly { readonly class: string; readonly subclass?: string | undefined }[],
): Map<string, string> {
  const subclasses = new Map<string, string>();
  for (const { class: id, subclass } of levels) if (subclass !== undefined) subclasses.set(id, subclass);
  return subclasses;
}

function supersededBy(milestones: readonly Milestone[]): Map<string, CompiledFeature> {
  const by = new Map<string, CompiledFeature>();
  for (const { feature } of milestones) for (const id of feature.supersedes) by.set(id, feature);
  return by;
}

/** Class levels after each character level. */
function momentsOf({ record, moment }: Evaluation): Evaluation['moment'][] {
  const moments = [{ ...moment, level: 0 }];
  const levels = new Map<string, number>();
  for (const [index, { class: id }] of record.levels.entries()) {
    if (id !== '') levels.set(id, (levels.get(id) ?? 0) + 1);
    moments.push({ level: index + 1, classLevels: new Map(levels) });
  }
  return moments;
}

/** A new class asks for its own prerequisite and for those of every class held, when its first level is taken. */
function checkMulticlass(evaluation: Evaluation, level: number, moments: readonly Evaluation['moment'][]): void {
  const { record, rulebook, issues } = evaluation;
  const entry = record.levels[level];
  const held = moments[level]?.classLevels;
  if (level === 0 || entry === undefined || held === undefined || held.size === 0 || held.has(entry.class)) return;
  evaluation.moment = moments[level] ?? evaluation.moment;
  const classes = [...held.keys(), entry.class].map((id) => rulebook.classes.get(id)).filter(isKnown);
  for (const each of classes) {
    const missing = missingFor(evaluation, each.multiclass);
    if (missing === undefined) continue;
    const message = `to combine classes, ${each.facts.name} ${missing}`;
    issues.push(refusal('E_PREREQUISITE', `levels[${level}].class`, message));
  }
}

function isKnown(source: ClassSource | undefined): source is ClassSource {
  return source !== undefined;
}
