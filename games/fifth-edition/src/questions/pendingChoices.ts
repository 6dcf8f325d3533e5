import type { NestedMessage } from '@tessera/rules';
import type { Rulebook, Source } from '../content/rulebook.ts';
import { type EvaluationResult, evaluateCharacter, evaluationOf } from '../evaluate/evaluateCharacter.ts';
import { missingForOption } from '../evaluate/features/choose.ts';
import { isAllowed } from '../evaluate/features/levelReplay.ts';
import { keyOf, offersOf } from '../evaluate/features/offers.ts';
import { missingFor } from '../evaluate/features/prerequisites.ts';
import { listsFor, type SpellQuestion, spellObjection } from '../evaluate/numbers/spells.ts';
import type { AskedChoice, Evaluation } from '../evaluate/state/evaluation.ts';
import { askedThen } from '../evaluate/state/levelSnapshot.ts';
import { isProficient } from '../facts/facts.ts';
import type { CharacterRecord } from '../record/record.ts';
import type { ChoiceState, DerivedState } from '../sheet/sheet.ts';
import { engineMessage } from '../vocabulary/message.ts';
import { isHeldSpell } from './heldSpells.ts';

/** An option of a question, with the reason when it is not available. */
export interface ChoiceOffer {
  readonly value: string;
  readonly label: string;
  readonly summary?: string;
  /** Reason why the option cannot be picked now. */
  readonly unavailable?: NestedMessage;
  /** Whether the character already has this proficiency or spell, so the option adds nothing. */
  readonly held?: boolean;
  readonly picked: boolean;
}

export interface PendingChoice extends ChoiceState {
  readonly offers: readonly ChoiceOffer[];
}

/** Returns the questions without a valid answer, each with all its options. SPEC 9 */
export function pendingChoices(record: CharacterRecord, rulebook: Rulebook): PendingChoice[] {
  const sheet = evaluateCharacter(record, rulebook);
  return sheet.choices
    .filter(({ state }) => state === 'pending' || state === 'invalid')
    .map((choice) => ({ ...choice, offers: questionOffers(sheet, choice.key) }));
}

/** Returns the options of a question, answered or not, so that the player can change an old choice. */
export function choiceOffers(record: CharacterRecord, rulebook: Rulebook, key: string): readonly ChoiceOffer[] {
  return questionOffers(evaluateCharacter(record, rulebook), key);
}

/** Returns the options of a question without evaluating the record again. Empty when the sheet was read from a file. */
export function questionOffers(sheet: DerivedState, key: string): readonly ChoiceOffer[] {
  const evaluated = evaluationOf(sheet);
  const choice = sheet.choices.find((each) => each.key === key);
  return evaluated === undefined || choice === undefined ? [] : offersFor(evaluated, choice);
}

function offersFor({ evaluation, book }: EvaluationResult, choice: ChoiceState): ChoiceOffer[] {
  const picks = Array.isArray(choice.value) ? choice.value : typeof choice.value === 'string' ? [choice.value] : [];
  const { asked, facts } = evaluation;
  const question = book.questions.find(({ key }) => key === choice.key);
  const ordinary = asked.get(choice.key);
  const bare =
    question !== undefined
      ? spellOffers(evaluation, question)
      : ordinary !== undefined
        ? ordinaryOffers(evaluation, ordinary, picks)
        : standingOffers(evaluation, choice.key);
  const isAboutSpells = question !== undefined || ordinary?.compiled.choice.from?.query === 'spells';
  const granted = ordinary?.compiled.each[0]?.effect;
  const isBook = question?.count === 'spellbook' || (granted?.kind === 'grantSpell' && granted.mode === 'spellbook');
  // A question about known spells improves them.
  const hasSpell = (value: string, picked: boolean) =>
    isAboutSpells &&
    ordinary?.compiled.choice.from?.filter?.known !== true &&
    isHeldSpell(book.spells, value, { key: choice.key, picked, isOfEntry: question !== undefined, isBook });
  return bare.map((offer) => {
    const picked = picks.includes(offer.value);
    const isTwice = hasSpell(offer.value, picked);
    return {
      ...offer,
      ...(isTwice && !picked && offer.unavailable === undefined && { unavailable: engineMessage('held-already') }),
      ...((isTwice || facts.proficiencies.has(`skill:${offer.value}`)) && { held: true }),
      picked,
    };
  });
}

type BareOffer = Omit<ChoiceOffer, 'picked' | 'held'>;

function bareOffer(value: string, label: string, summary?: string, unavailable?: NestedMessage): BareOffer {
  return { value, label, ...(summary !== undefined && { summary }), ...(unavailable !== undefined && { unavailable }) };
}

/** Returns the spells of a casting entry, each with the reason when it cannot be chosen yet. */
function spellOffers(evaluation: Evaluation, question: SpellQuestion): BareOffer[] {
  const lists = listsFor(question.entry, question.count);
  return [...evaluation.rulebook.spells].flatMap(([id, { record: spell }]) => {
    if (!spell.lists.some((list) => lists.includes(list))) return [];
    if ((spell.level === 0) !== (question.count === 'cantrips')) return [];
    return [bareOffer(id, spell.name, spell.summary, spellObjection(evaluation, question, id)?.[1])];
  });
}

/** Returns the options of a question that content asks. */
function ordinaryOffers(evaluation: Evaluation, asked: AskedChoice, picks: readonly string[]): BareOffer[] {
  return offersOf(evaluation, asked).map(({ value, label, summary }) => {
    const missing =
      missingForOption(evaluation, asked, value) ??
      takenElsewhere(evaluation, asked, value) ??
      whyNot(evaluation, asked, value, picks);
    return bareOffer(value, label, summary, missing);
  });
}

/** Returns the options of questions that the record itself answers, and of replacements for redundant skills. */
function standingOffers({ rulebook, record, facts }: Evaluation, key: string): BareOffer[] {
  const [standing, className] = key.split(':');
  switch (standing) {
    case 'species':
      return sourceOffers(rulebook.species);
    case 'background':
      return sourceOffers(rulebook.backgrounds, (background) => isAllowed(record, background));
    case 'class':
      return sourceOffers(rulebook.classes);
    case 'lineage':
      return sourceOffers(rulebook.lineages, (lineage) => lineage.species === record.species);
    case 'subclass':
      return sourceOffers(rulebook.subclasses, (subclass) => subclass.class === className);
  }
  return [...rulebook.skills].map(([id, { name }]) => {
    const isHeld = facts.proficiencies.has(`skill:${id}`);
    return bareOffer(id, name, undefined, isHeld ? engineMessage('there-already', { name }) : undefined);
  });
}

function sourceOffers<Record extends { readonly summary?: string | undefined }>(
  shelf: ReadonlyMap<string, Source<Record>>,
  fits: (record: Record) => boolean = () => true,
): BareOffer[] {
  return [...shelf.values()]
    .filter(({ isOfEdition, record }) => isOfEdition && fits(record))
    .map(({ facts: { id, name }, record: { summary } }) => bareOffer(id, name, summary));
}

/** Returns the reason when a repeatable feat was already taken with the same choice. */
function takenElsewhere(
  { rulebook, feats, answers }: Evaluation,
  { compiled, feature, grant }: AskedChoice,
  value: string,
): NestedMessage | undefined {
  const { choice } = compiled;
  const { id, kind } = feature.source;
  const repeatable = kind === 'feat' ? rulebook.feats.get(id)?.record.repeatable : undefined;
  if (typeof repeatable !== 'object' || repeatable.distinctBy !== choice.id) return undefined;
  const others = feats.filter((feat) => feat.id === id && feat.scope !== grant.scope);
  return others.some(({ scope }) => answers.get(keyOf(scope, choice.id)) === value)
    ? engineMessage('taken-already')
    : undefined;
}

function whyNot(
  evaluation: Evaluation,
  { compiled, past }: AskedChoice,
  value: string,
  picks: readonly string[],
): NestedMessage | undefined {
  const { facts, rulebook } = evaluation;
  const needsProficiency = compiled.choice.from?.filter?.proficient;
  const isWeapon = compiled.choice.from?.query === 'weapons';
  const type = isWeapon ? 'weapon' : rulebook.skills.has(value) ? 'skill' : 'tool';
  if (needsProficiency && !isProficient(facts, type, value))
    return engineMessage('needs-proficiency-in', { name: value });
  if (needsProficiency && facts.expertise.has(value) && !picks.includes(value))
    return engineMessage('expertise-there-already');
  const feat = compiled.choice.from?.query === 'feats' ? rulebook.feats.get(value) : undefined;
  if (feat === undefined) return undefined;
  if (facts.feats.has(value) && !feat.record.repeatable && !picks.includes(value)) return engineMessage('held-already');
  const { distinctBy } = typeof feat.record.repeatable === 'object' ? feat.record.repeatable : {};
  const differing = feat.features.flatMap(({ choices }) => choices).find(({ choice }) => choice.id === distinctBy);
  // Answers from a query are counted where they are offered.
  const ways = differing?.choice.from === undefined ? differing?.options.size : undefined;
  if (ways !== undefined && (facts.feats.get(value) ?? 0) >= ways && !picks.includes(value))
    return engineMessage('taken-in-every-way');
  evaluation.moment = past?.moment ?? facts.level;
  const missing = () => missingFor(evaluation, feat.prerequisites);
  return past === undefined ? missing() : askedThen(evaluation, past.lived, missing);
}
