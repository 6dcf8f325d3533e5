import type { CharacterRecord, ChoiceState, DerivedState, Rulebook } from '@tessera/fifth-edition';
import { messageText } from '@tessera/fifth-edition';
import type { TranslateFn } from '@tessera/text';
import { answerText } from './question/answerText.ts';
import { classOf, groupOf, ORIGIN, type RailGroupId } from './railGroups.ts';
import { entryNames, promptText } from './railNames.ts';
import { STEPS, stepEntry } from './steps/steps.ts';

/** State with its icon: tick, dashed ring, triangle; a stray answer belongs to no question. */
export type RailState = 'done' | 'open' | 'conflict' | 'stray';

/** A rail entry: a question including its follow-up questions. */
export interface RailEntry {
  readonly key: string;
  readonly name: string;
  readonly state: RailState;
  readonly value: string;
  /** Problems of the answer, which is kept. */
  readonly why: readonly string[];
}

export interface RailGroup {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly entries: readonly RailEntry[];
}

/** The character data that the builder reads. */
export interface Draft {
  readonly record: CharacterRecord;
  readonly sheet: DerivedState;
  readonly rulebook: Rulebook;
}

/** Groups all choices: origin, one group per class, gear and details, and answers without a question. */
export function railOf(t: TranslateFn, draft: Draft): readonly RailGroup[] {
  const { sheet, record, rulebook } = draft;
  const heads = sheet.choices.filter(({ key, state }) => state === 'orphaned' || parentOf(sheet, key) === undefined);
  const names = entryNames(t, heads, record, rulebook);
  const groups = new Map<RailGroupId, RailEntry[]>([[ORIGIN, []]]);
  for (const id of [...new Set(record.levels.map((level) => classOf(level.class)))]) groups.set(id, []);
  groups.set('gear', []);
  groups.set('stray', []);
  let last: RailGroupId = ORIGIN;
  for (const choice of heads) {
    last = groupOf(choice, record, rulebook, last);
    const entry = choiceEntry(t, draft, choice, names.get(choice.key) ?? promptText(t, choice));
    groups.get(last)?.push(entry);
  }
  for (const step of STEPS) groups.get(step === '~scores' ? ORIGIN : 'gear')?.push(stepEntry(t, step, draft));
  return [...groups]
    .filter(([, entries]) => entries.length > 0)
    .map(([id, entries]) => ({ id, entries, ...groupTitle(t, id, draft) }));
}

/** Returns the question whose answer opened this one; undefined for questions of a fixed feat. */
export function parentOf({ choices }: Pick<DerivedState, 'choices'>, key: string): ChoiceState | undefined {
  const cut = key.lastIndexOf('/');
  if (cut < 0) return undefined;
  const above = key.slice(0, cut);
  return choices.find((choice) => choice.key === above) ?? parentOf({ choices }, above);
}

/** Returns the follow-up questions of a question at any depth. */
export function followUpsOf({ choices }: Pick<DerivedState, 'choices'>, key: string): readonly ChoiceState[] {
  return choices.filter((choice) => choice.key.startsWith(`${key}/`) && choice.state !== 'orphaned');
}

/** Returns the entries that are open or in conflict, in order. */
export function unfinishedEntries(groups: readonly RailGroup[]): readonly RailEntry[] {
  return groups.flatMap(({ entries }) => entries).filter(({ state }) => state === 'open' || state === 'conflict');
}

/** Returns the next or previous unfinished entry; wraps around at the ends. */
export function nextUnfinished(
  groups: readonly RailGroup[],
  from: string | undefined,
  step: 1 | -1,
): RailEntry | undefined {
  const all = groups.flatMap(({ entries }) => entries);
  const start = all.findIndex(({ key }) => key === from);
  for (let i = 1; i <= all.length; i++) {
    const entry = all[(start + i * step + all.length * 2) % all.length];
    if (entry !== undefined && entry.key !== from && (entry.state === 'open' || entry.state === 'conflict'))
      return entry;
  }
  return undefined;
}

function choiceEntry(t: TranslateFn, { sheet, rulebook }: Draft, choice: ChoiceState, name: string): RailEntry {
  const all = [choice, ...followUpsOf(sheet, choice.key)];
  const states = all.map((each) => each.state);
  const isOpen = states.includes('pending');
  const state: RailState =
    choice.state === 'orphaned' ? 'stray' : states.includes('invalid') ? 'conflict' : isOpen ? 'open' : 'done';
  const points = all.slice(1).find(({ type, value }) => type === 'distribute' && value !== undefined);
  const shown = all.find((each) => each.state === 'pending') ?? points ?? choice;
  const value = answerText(t, rulebook, choice.state === 'invalid' ? choice : shown);
  return {
    key: choice.key,
    name,
    state,
    value,
    why: all.flatMap(({ problems = [] }) => problems.map((problem) => messageText(problem, t))),
  };
}

function groupTitle(t: TranslateFn, id: RailGroupId, { record, rulebook }: Draft): { title: string; note: string } {
  if (id === ORIGIN || id === 'gear' || id === 'stray') return { title: t(`builder.group.${id}`), note: '' };
  const className = id.slice('class:'.length);
  const levels = record.levels.flatMap((level, index) => (level.class === className ? [index + 1] : []));
  const name = rulebook.classes.get(className)?.record.name;
  if (name === undefined) return { title: t('builder.group.class'), note: '' };
  const first = levels[0] ?? 1;
  const last = levels.at(-1) ?? 1;
  const isRow = last - first + 1 === levels.length;
  const title = levels.length === 1 ? `${name} 1` : t('builder.group.levels', { name, to: levels.length });
  const note = !isRow
    ? t('builder.group.inAll', { levels: levels.join(', ') })
    : levels.length === 1
      ? t('builder.group.atLevel', { level: first })
      : t('builder.group.fromTo', { from: first, to: last });
  return { title, note };
}
