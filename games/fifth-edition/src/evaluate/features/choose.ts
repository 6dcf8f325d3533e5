import type { NestedMessage } from '@tessera/rules';
import type { CompiledChoice, CompiledFeature } from '../../content/compile.ts';
import { otherEditionWith } from '../../content/editions/onlyIn.ts';
import type { ChoiceValue } from '../../record/record.ts';
import type { ChoiceState, ChoiceStateName } from '../../sheet/sheet.ts';
import type { Mutable } from '../../vocabulary/draft.ts';
import type { Issue } from '../../vocabulary/issue.ts';
import { inKeyOrder } from '../../vocabulary/keyOrder.ts';
import { engineMessage } from '../../vocabulary/message.ts';
import { type AskedChoice, type Evaluation, type Grant, shortfall } from '../state/evaluation.ts';
import { didYouMean, refusal } from '../state/issues.ts';
import { isOffered, keyOf, offersOf } from './offers.ts';

/** A pick of the player, with points when distributed. */
export interface Pick {
  readonly value: string;
  readonly points?: number;
}

interface Answer {
  readonly picks: readonly Pick[];
  readonly missing: number;
  readonly problems: readonly {
    readonly code: string;
    readonly message: NestedMessage;
    readonly hint?: NestedMessage;
  }[];
}

/** An asked question with its valid picks. */
interface Asked {
  readonly choice: CompiledChoice;
  readonly key: string;
  readonly picks: readonly Pick[];
}

/** Asks a question of a feature: returns the valid picks and records the state of the question. SPEC 9 */
export function ask(evaluation: Evaluation, compiled: CompiledChoice, feature: CompiledFeature, grant: Grant): Asked {
  const { choice } = compiled;
  const key = keyOf(grant.scope, choice.id);
  const asked: AskedChoice = { key, compiled, feature, grant, past: undefined };
  if (compiled.gate?.test(evaluation.facts) === false) return { choice: compiled, key, picks: [] };
  const preset = grant.preset?.[choice.id];
  if (preset !== undefined) {
    evaluation.answers.set(key, preset);
    return { choice: compiled, key, picks: [{ value: preset }] };
  }
  evaluation.asked.set(key, asked);
  const value = grant.active?.choices?.[choice.id] ?? evaluation.record.choices[key] ?? choice.default;
  const { min, max } = bounds(evaluation, compiled);
  const answer =
    value === undefined
      ? { picks: [], missing: Math.max(1, min), problems: [] }
      : readAgain(evaluation, asked, value, min, max);
  const isOptional = value === undefined && min === 0 && choice.min !== undefined;
  if (isOptional && max === 0) return { choice: compiled, key, picks: [] };
  report(evaluation, asked, value, isOptional ? { ...answer, missing: 0 } : answer, min, max);
  const [only] = answer.picks;
  if (only !== undefined && choice.type !== 'multiselect' && choice.type !== 'distribute')
    evaluation.answers.set(key, choice.type === 'number' ? Number(only.value) : only.value);
  return { choice: compiled, key, picks: answer.picks };
}

/** Returns the limits of an answer: number of picks, size of a number, length of a text, or points. */
function bounds({ facts }: Evaluation, { choice, min, max }: CompiledChoice): { min: number; max: number } {
  const most = max?.evaluate(facts);
  const least = min?.evaluate(facts);
  switch (choice.type) {
    case 'select':
      return { min: least ?? 1, max: 1 };
    case 'multiselect':
    case 'distribute':
      return { min: least ?? most ?? 1, max: most ?? least ?? 1 };
    case 'number':
    case 'text':
      return { min: least ?? 0, max: most ?? (choice.type === 'text' ? LONGEST_TEXT : Number.MAX_SAFE_INTEGER) };
  }
}

const LONGEST_TEXT = 400;

/** Cache of the last validated answer per question, for questions with the same offers for every character. */
const lastRead = new WeakMap<CompiledChoice, { value: ChoiceValue; min: number; max: number; answer: Answer }>();

/** Validates an answer, from the cache when possible. */
function readAgain(evaluation: Evaluation, asked: AskedChoice, value: ChoiceValue, min: number, max: number): Answer {
  const { compiled } = asked;
  if (!compiled.isFixed) return read(evaluation, asked, value, min, max);
  const known = lastRead.get(compiled);
  if (known !== undefined && known.value === value && known.min === min && known.max === max) return known.answer;
  const answer = read(evaluation, asked, value, min, max);
  lastRead.set(compiled, { value, min, max, answer });
  return answer;
}

function read(evaluation: Evaluation, asked: AskedChoice, value: ChoiceValue, min: number, max: number): Answer {
  switch (asked.compiled.choice.type) {
    case 'select':
      return typeof value === 'string' ? readPicks(evaluation, asked, [value], 1, 1) : wrongType('option');
    case 'multiselect':
      return Array.isArray(value) ? readPicks(evaluation, asked, value, min, max) : wrongType('list');
    case 'number':
      if (typeof value !== 'number') return wrongType('number');
      return value >= min && value <= max ? made([{ value: String(value) }]) : outOfRange(min, max, value);
    case 'text':
      if (typeof value !== 'string') return wrongType('text');
      return value.length <= max ? made([{ value }]) : outOfRange(0, max, value.length);
    case 'distribute':
      if (typeof value !== 'object' || Array.isArray(value)) return wrongType('points');
      return readPoints(evaluation, asked, value, max);
  }
}

function readPicks(
  evaluation: Evaluation,
  asked: AskedChoice,
  values: readonly string[],
  min: number,
  max: number,
): Answer {
  const { choice } = asked.compiled;
  if (values.length > max)
    return refused('E_CHOICE_TOO_MANY', engineMessage('choose-count', { max, count: values.length }));
  const picks: Pick[] = [];
  const problems: Answer['problems'][number][] = [];
  for (let index = 0; index < values.length; index++) {
    const value = values[index]!;
    if (choice.distinct !== false && values.indexOf(value) < index)
      problems.push({ code: 'E_CHOICE_DUPLICATE', message: engineMessage('chosen-twice', { value }) });
    else {
      const problem = objection(evaluation, asked, value);
      if (problem === undefined) picks.push({ value });
      else problems.push(problem);
    }
  }
  return { picks, missing: Math.max(0, min - picks.length), problems };
}

/** Returns the reason why a pick is invalid, or undefined. */
function objection(evaluation: Evaluation, asked: AskedChoice, value: string): Answer['problems'][number] | undefined {
  if (!isOffered(evaluation, asked, value)) {
    const names = offersOf(evaluation, asked).map((offer) => offer.value);
    const hint = otherEditionHint(evaluation, asked, value) ?? didYouMean(value, names);
    const message = engineMessage('not-an-option', { value, prompt: asked.compiled.choice.prompt });
    return { code: 'E_CHOICE_UNKNOWN_OPTION', message, ...(hint && { hint }) };
  }
  const missing = missingForOption(evaluation, asked, value);
  return missing === undefined
    ? undefined
    : { code: 'E_CHOICE_PREREQUISITE', message: engineMessage('lacks', { name: value, missing }) };
}

/** Returns a hint when the other edition has the pick. */
function otherEditionHint(
  { rulebook }: Evaluation,
  { compiled }: AskedChoice,
  value: string,
): NestedMessage | undefined {
  const { edition } = rulebook;
  const kind = QUERIED[compiled.choice.from?.query ?? ''];
  const other = kind === undefined ? undefined : otherEditionWith(kind, value, edition);
  return kind === undefined || other === undefined
    ? undefined
    : engineMessage('other-edition-has', { other, kind, edition });
}

const QUERIED: Readonly<Record<string, string>> = {
  feats: 'feat',
  spells: 'spell',
  languages: 'language',
  weapons: 'item',
  tools: 'item',
  instruments: 'item',
  items: 'item',
};

/** Returns the requirement of an offered option that the character lacks. */
export function missingForOption(
  { facts }: Evaluation,
  { compiled }: AskedChoice,
  value: string,
): NestedMessage | undefined {
  const gate = compiled.options.get(value)?.gate;
  return gate === undefined || gate.test(facts) !== false ? undefined : shortfall(gate.explain(facts));
}

function readPoints(
  evaluation: Evaluation,
  asked: AskedChoice,
  points: Readonly<Record<string, number>>,
  total: number,
): Answer {
  const { perOptionMax = total } = asked.compiled.choice;
  const entries = Object.entries(inKeyOrder(points)).filter(([, count]) => count > 0);
  const sum = entries.reduce((all, [, count]) => all + count, 0);
  if (sum > total) return refused('E_CHOICE_TOO_MANY', engineMessage('distribute-count', { max: total, count: sum }));
  const listed = () => offersOf(evaluation, asked).map((offer) => offer.value);
  for (const [value, count] of entries) {
    if (!isOffered(evaluation, asked, value))
      return refused('E_CHOICE_UNKNOWN_OPTION', engineMessage('not-among', { value, options: listed() }));
    if (count > perOptionMax)
      return refused(
        'E_CHOICE_OUT_OF_RANGE',
        engineMessage('most-for-each', { most: perOptionMax, options: listed(), count, value }),
      );
  }
  const picks = entries.map(([value, count]) => ({ value, points: count }));
  return { picks, missing: total - sum, problems: [] };
}

function made(picks: readonly Pick[]): Answer {
  return { picks, missing: 0, problems: [] };
}

function refused(code: string, message: NestedMessage): Answer {
  return { picks: [], missing: 0, problems: [{ code, message }] };
}

function wrongType(expected: 'option' | 'list' | 'number' | 'text' | 'points'): Answer {
  return refused('E_CHOICE_TYPE', engineMessage(`expected-${expected}`));
}

function outOfRange(min: number, max: number, found: number): Answer {
  return refused('E_CHOICE_OUT_OF_RANGE', engineMessage('out-of-range', { min, max, found }));
}

/**
 * Adds problems found after the questions were asked. An answer becomes invalid when the finished character cannot use
 * it: expertise without proficiency, or a feat whose prerequisite is lost. SPEC 9
 */
export function withLateProblems(choices: readonly ChoiceState[], issues: readonly Issue[]): readonly ChoiceState[] {
  const found = new Map<string, NestedMessage[]>();
  const touched = new Set<string>();
  for (const { severity, path, message } of issues) {
    if (severity !== 'error' || !path.startsWith(CHOICE)) continue;
    const place = path.slice(CHOICE.length, -2);
    const known = found.get(place);
    if (known === undefined) found.set(place, [message]);
    else known.push(message);
    // The path of a pick extends that of its question.
    touched.add(place).add(place.slice(0, Math.max(0, place.lastIndexOf('/'))));
  }
  if (found.size === 0) return choices;
  return choices.map((choice) => {
    if (!touched.has(choice.key) || choice.state === 'invalid' || choice.value === undefined) return choice;
    const places = [choice.key, ...picksOf(choice).map((pick) => `${choice.key}/${pick}`)];
    const late = places.map((place) => found.get(place) ?? []);
    const problems = late.flat();
    if (problems.length === 0) return choice;
    return { ...choice, state: 'invalid', missing: late.filter((each) => each.length > 0).length, problems };
  });
}

const CHOICE = 'choices["';

function picksOf({ value }: ChoiceState): readonly string[] {
  return Array.isArray(value) ? value : [];
}

function report(
  evaluation: Evaluation,
  { key, compiled: { choice }, feature, grant }: AskedChoice,
  value: ChoiceValue | undefined,
  { missing, problems }: Answer,
  min: number,
  max: number,
): void {
  for (const { code, message, hint } of problems)
    evaluation.issues.push(refusal(code, `choices["${key}"]`, message, hint));
  const state: ChoiceStateName = problems.length > 0 ? 'invalid' : missing > 0 ? 'pending' : 'made';
  const entry: Mutable<ChoiceState> = {
    key,
    id: choice.id,
    prompt: choice.prompt,
    type: choice.type,
    state,
    min,
    max,
    missing,
    source: feature.source.key,
    sourceName: feature.title,
    gained: grant.gained,
  };
  if (value !== undefined) entry.value = inKeyOrder(value);
  if (problems.length > 0) entry.problems = problems.map(({ message }) => message);
  evaluation.choices.push(entry);
}
