import type { Label } from '@tessera/rules';
import type { Rulebook } from '../../content/rulebook.ts';
import type { CharacterRecord } from '../../record/record.ts';
import type { ChoiceState } from '../../sheet/sheet.ts';
import type { Issue } from '../../vocabulary/issue.ts';
import { inKeyOrder, keysOf } from '../../vocabulary/keyOrder.ts';
import { engineMessage } from '../../vocabulary/message.ts';
import type { Evaluation } from '../state/evaluation.ts';
import { refusal } from '../state/issues.ts';
import { subclassesOf } from '../state/levels.ts';
import { isAllowed } from './levelReplay.ts';

/**
 * Returns the questions that the record answers outside of its choices: species, lineage, background, class and
 * subclasses.
 */
export function recordQuestions({ record, rulebook, facts }: Evaluation): ChoiceState[] {
  const { species, lineage, background, levels } = record;
  const first = levels[0]!.class;
  const questions = [
    ownQuestion('species', engineMessage('prompt.species'), species, {
      source: OPEN_RECORD,
      isKnown: rulebook.species.has(species),
    }),
    ownQuestion('background', engineMessage('prompt.background'), background, {
      source: OPEN_RECORD,
      isKnown: isOpenTo(record, rulebook.backgrounds.get(background)?.record),
    }),
    ownQuestion('class', engineMessage('prompt.class'), first, {
      source: OPEN_RECORD,
      isKnown: rulebook.classes.has(first),
    }),
  ];
  const lineages = [...rulebook.lineages.values()].filter(({ record: each }) => each.species === species);
  if (lineages.length > 0) {
    const isKnown = lineages.some(({ facts: { id } }) => id === lineage);
    questions.push(
      ownQuestion('lineage', engineMessage('prompt.lineage'), lineage, { source: `species:${species}`, isKnown }),
    );
  }
  const subclasses = subclassesOf(levels);
  for (const [id, level] of facts.classLevels) {
    const source = rulebook.classes.get(id);
    if (source === undefined || level < source.record.subclassAt) continue;
    const gained = levelOf(levels, id, source.record.subclassAt);
    const subclass = subclasses.get(id);
    const isKnown = rulebook.subclasses.get(subclass ?? '')?.record.class === id;
    questions.push(
      ownQuestion(`subclass:${id}`, source.record.subclassName, subclass, { source: `class:${id}`, isKnown, gained }),
    );
  }
  return questions;
}

/** Whether a background exists and the character's rules allow it. */
function isOpenTo(record: CharacterRecord, background: { houseRule?: string | undefined } | undefined): boolean {
  return background !== undefined && isAllowed(record, background);
}

/** Source of the questions that every character answers independent of content. */
const OPEN_RECORD = 'character';

/** Returns the character level at which a class reached a level. */
function levelOf(levels: readonly { readonly class: string }[], id: string, level: number): number {
  let reached = 0;
  return levels.findIndex((entry) => entry.class === id && ++reached === level) + 1;
}

function ownQuestion(
  key: string,
  prompt: Label,
  value: string | undefined,
  { source, isKnown, gained = 1 }: { source: string; isKnown: boolean; gained?: number },
): ChoiceState {
  const isOpen = value === undefined || value === '';
  return {
    key,
    id: key,
    prompt,
    type: 'select',
    state: isOpen ? 'pending' : isKnown ? 'made' : 'invalid',
    ...(!isOpen && { value }),
    min: 1,
    max: 1,
    missing: isOpen ? 1 : 0,
    source,
    sourceName: prompt,
    gained,
    ...(!isOpen && !isKnown && { problems: [engineMessage('not-on-offer', { value })] }),
  };
}

/** Returns answers to questions that are no longer asked; they are kept, ignored and reported. */
export function orphans({ record, rulebook, choices, issues }: Evaluation): ChoiceState[] {
  const asked = new Set<string>();
  for (const { key } of choices) asked.add(key);
  const lost = keysOf(record.choices).filter((key) => !asked.has(key));
  return lost.map((key): ChoiceState => {
    issues.push(refusal('W_CHOICE_ORPHANED', `choices["${key}"]`, engineMessage('no-longer-asked')));
    return {
      key,
      id: key,
      prompt: formerPrompt(key, rulebook),
      type: 'text',
      state: 'orphaned',
      value: inKeyOrder(record.choices[key]!),
      missing: 0,
      source: '',
      sourceName: '',
      gained: 0,
    };
  });
}

/** Prompts of all questions of a rulebook, by id. */
const prompts = new WeakMap<Rulebook, ReadonlyMap<string, string>>();

/** Returns the prompt of a question that no feature asks now. */
function formerPrompt(key: string, rulebook: Rulebook): Label {
  let known = prompts.get(rulebook);
  if (known === undefined) {
    known = promptsOf(rulebook);
    prompts.set(rulebook, known);
  }
  const id = key.split('/').at(-1) ?? key;
  const spells = SPELL_QUESTIONS.find((each) => id.endsWith(`-${each}`));
  return known.get(id) ?? engineMessage(`prompt.${spells ?? 'former'}`);
}

/** Last words of the keys of questions about the spells of a class. */
const SPELL_QUESTIONS = ['cantrips', 'known', 'prepared', 'spellbook'] as const;

function promptsOf({ rules, species, lineages, backgrounds, classes, subclasses, feats, items, spells }: Rulebook) {
  const sources = [rules, species, lineages, backgrounds, classes, subclasses, feats, items, spells].flatMap((each) => [
    ...each.values(),
  ]);
  return new Map(
    sources.flatMap(({ features }) =>
      features.flatMap(({ choices }) => choices.map(({ choice }) => [choice.id, choice.prompt] as const)),
    ),
  );
}

/** Returns an issue per open question: info, or an error when strict. SPEC 9 */
export function openIssues(choices: readonly ChoiceState[], strict: boolean): Issue[] {
  const open = choices.filter(({ state }) => state === 'pending');
  return open.map(({ key, prompt, missing, max, type }) => {
    const isCounted = type === 'multiselect' || type === 'distribute';
    const message = isCounted
      ? engineMessage('choice-open-count', { prompt, missing, max: max ?? missing })
      : engineMessage('choice-open', { prompt });
    return refusal(strict ? 'E_CHOICE_TOO_FEW' : 'I_CHOICE_PENDING', openPlace(key), message);
  });
}

/** Returns the path of a question's answer in the record. */
export function openPlace(key: string): string {
  return FIELDS.get(key) ?? (key.startsWith('subclass:') ? 'levels' : `choices["${key}"]`);
}

const FIELDS: ReadonlyMap<string, string> = new Map([
  ['species', 'species'],
  ['lineage', 'lineage'],
  ['background', 'background'],
  ['class', 'levels[0].class'],
]);
