import type { TranslateFn } from '@tessera/text';
import { type Action, type Instructions, modifiersOf } from './action.ts';
import { amountText, numberText, signedText, whereText } from './describeAmount.ts';
import { predicateText } from './describePredicate.ts';
import { summonText } from './describeSummon.ts';
import { numberOf, whoText } from './describeWho.ts';
import type { Describer, EffectsText, Subject, SubjectRole, WhoCase } from './kind.ts';
import { aspectsOf, describeModifier, isTermOf, type Modifier } from './modifier.ts';
import type { Selector } from './selector.ts';

/** The input of card texts: sentences of a language, and the names of monsters and cards. */
export interface CardTranslator {
  readonly language: string;
  readonly t: TranslateFn;
  name(id: string): string;
  /** `you` by default: the card speaks to its player. The card of a monster speaks about it. */
  readonly voice?: Describer['voice'] | undefined;
}

/** One modifier of an action as a line of a card. */
export interface CardLine {
  /** A card shows an area as a picture and names its targets in other sentences. */
  readonly part: 'area' | 'targets' | 'effect';
  readonly text: string;
  readonly isTerm: boolean;
}

/** Returns the text of a half: one line per action, and one for the modifiers of all of them. */
export function describeInstructions(instructions: Instructions, translator: CardTranslator): readonly string[] {
  const t = describerOf(translator, 'self');
  const lines = instructions.actions.map((action) => actionText(action, t));
  const sentences = halfLines(instructions.modifiers, t).map(({ text }) => endOf(text));
  return sentences.length > 0 ? [...lines, sentences.join(' ')] : lines;
}

/** Returns the text of a half as one paragraph. */
export function describeParagraph(instructions: Instructions, translator: CardTranslator): string {
  return describeInstructions(instructions, translator).map(endOf).join(' ');
}

/** The figures of an action: named in full at the first mention, "the target" afterwards. */
interface Mention {
  readonly selector: Selector;
  isMade: boolean;
}

interface Focus {
  readonly role: SubjectRole;
  readonly mention?: Mention;
}

/** A describer of whole actions. */
export interface CardDescriber extends Describer {
  readonly language: string;
  focused(focus: Focus): CardDescriber;
}

/** Returns the effects of an attack modifier card: terms concern the target, sentences the attacker. */
export function describeCardEffects(effects: readonly Modifier[], translator: CardTranslator): string {
  const attack = describerOf({ ...translator, voice: 'figure' });
  const attacker = describerOf(translator, 'self');
  return attack.all(effects.map((effect) => describeModifier(effect, isTermOf(effect, attack) ? attack : attacker)));
}

/** Returns functions that describe parts of cards in a language. */
export function describerOf(translator: CardTranslator, role: SubjectRole = 'target'): CardDescriber {
  return describerWith(translator, { role });
}

function describerWith(translator: CardTranslator, focus: Focus): CardDescriber {
  const { language, name, voice = 'you' } = translator;
  const together = new Intl.ListFormat(language, { type: 'conjunction' });
  const choices = new Intl.ListFormat(language, { type: 'disjunction' });
  const translate: TranslateFn = (key, params) => translator.t(key, { voice, ...params });
  const focused = (next: Focus) => describerWith(translator, next);
  const t: CardDescriber = Object.assign(translate, {
    nameOf: name,
    voice,
    language,
    focused,
    role: focus.role,
    list: (parts) => parts.join(', '),
    all: (parts) => together.format(parts),
    either: (parts) => choices.format(parts),
    amount: (value) => amountText(value, translate),
    number: numberText,
    where: (value) => whereText(value, translate),
    signed: signedText,
    who: (selector, grammar) => whoText(selector, t, grammar),
    subject: (selector, grammar = 'nom') =>
      selector === undefined ? subjectOf(focus, grammar, t) : selected(selector, grammar, t),
    predicate: (predicate, target) => predicateText(predicate, t, { target }),
    modifiers: (modifiers) =>
      phrasesOf(modifiers, focused({ role: focus.role }))
        .map(({ text }) => text)
        .join(', '),
    effects: (modifiers) => effectsText(modifiers, focused({ role: focus.role })),
    actions: (actions) => actionsText(actions, focused({ role: 'self' })),
    performed: (actions) => actionsText(actions, describerWith({ ...translator, voice: 'figure' }, { role: 'self' })),
    granted: (modifiers, selector) =>
      joined(phrasesOf(modifiers, focused({ role: 'target', mention: { selector, isMade: false } })), modifiers, t),
    isOptional: (modifier) => aspectsOf(modifier).payment?.(modifier).may === true,
    about: (role) => focused({ role }),
    asFigure: () => describerWith({ ...translator, voice: 'figure' }, { role: 'target' }),
  } satisfies Omit<CardDescriber, never>);
  return t;
}

function subjectOf({ role, mention }: Focus, grammar: WhoCase, t: Describer): Subject {
  if (mention !== undefined) {
    if (!mention.isMade) {
      mention.isMade = true;
      return selected(mention.selector, grammar, t);
    }
    const number = numberOf(mention.selector);
    return { who: t('who.role.target', { case: grammar, number }), number };
  }
  if (role === 'self') return own(grammar, t);
  return { who: t(`who.role.${role}`, { case: grammar, number: 'one' }), number: 'one' };
}

function selected(selector: Selector, grammar: WhoCase, t: Describer): Subject {
  if (selector.side === 'self') return own(grammar, t);
  return { who: whoText(selector, t, { case: grammar }), number: numberOf(selector) };
}

function own(grammar: WhoCase, t: Describer): Subject {
  return { who: t('who.self', { case: grammar }), number: t.voice === 'you' ? 'you' : 'one' };
}

function effectsText(modifiers: readonly Modifier[], t: CardDescriber): EffectsText {
  const mention = t.role === 'self' ? mentionIn(modifiers) : undefined;
  const phrases =
    mention === undefined
      ? phrasesOf(modifiers, t)
      : withoutTarget(mention, phrasesOf(modifiers, t.focused({ role: 'target', mention })));
  const effects = joined(phrases, modifiers, t);
  return { effects, begun: capital(effects, t.language), lead: phrases[0]?.isTerm ? 'term' : 'sentence' };
}

/** Joins effects. Semicolons separate them if one names another figure, or contains punctuation. */
function joined(phrases: readonly CardLine[], modifiers: readonly Modifier[], t: Describer): string {
  const texts = phrases.map(({ text }) => text);
  const isComplex = texts.some((text) => /[,:]/.test(text)) || modifiers.some(hasFigures);
  return isComplex ? texts.join('; ') : t.all(texts);
}

function hasFigures(modifier: Modifier): boolean {
  return 'who' in modifier && modifier.who !== undefined && modifier.who.side !== 'self';
}

function partOf(modifier: Modifier): CardLine['part'] {
  const { area, targets } = aspectsOf(modifier);
  if (area !== undefined) return 'area';
  return targets === undefined ? 'effect' : 'targets';
}

function phrasesOf(modifiers: readonly Modifier[], t: Describer): readonly CardLine[] {
  return modifiers.map((modifier) => ({
    part: partOf(modifier),
    text: describeModifier(modifier, t),
    isTerm: isTermOf(modifier, t),
  }));
}

/** Returns the phrases of an action below its head. A target that a sentence names has no separate phrase. */
function actionPhrases(action: Action, t: CardDescriber): readonly CardLine[] {
  const mention = mentionOf(action);
  const phrases = phrasesOf(modifiersOf(action), t.focused(focusOf(action, mention)));
  // A special action without another target affects its performer.
  return action.type === 'special' ? withoutTarget(mention, phrases) : phrases;
}

/** Returns the phrases without the target if a sentence has named it, or if it is the performer. */
function withoutTarget(mention: Mention | undefined, phrases: readonly CardLine[]): readonly CardLine[] {
  return mention?.isMade === false ? phrases : phrases.filter(({ part }) => part !== 'targets');
}

function mentionIn(modifiers: readonly Modifier[]): Mention | undefined {
  const [target] = modifiers.flatMap((one) => aspectsOf(one).targets?.(one) ?? []);
  if (target === undefined || target.also || target.side === 'self') return undefined;
  return { selector: target, isMade: false };
}

function mentionOf(action: Action): Mention | undefined {
  return action.type === 'special' ? mentionIn(action.modifiers) : undefined;
}

/** Returns the figure that the modifiers of an action concern. */
function focusOf({ type }: Action, mention: Mention | undefined): Focus {
  if (mention !== undefined) return { role: 'target', mention };
  return { role: type === 'attack' || type === 'heal' ? 'target' : 'self' };
}

/** Returns the lines of an action below its head, as on a card. */
export function actionLines(action: Action, t: CardDescriber): readonly CardLine[] {
  return actionPhrases(action, t).map((phrase) => lineOf(phrase, t));
}

/** Returns the text of one modifier of an action, which names the target of the action. */
export function describeOneOf(action: Action, index: number, translator: CardTranslator): string {
  const modifiers = modifiersOf(action);
  const mention = mentionOf(action);
  const t = describerWith(translator, focusOf(action, mention));
  return capital(describeModifier(modifiers[index]!, t), translator.language);
}

/** Returns the text of a modifier outside of an action. */
export function describeAlone(modifier: Modifier, translator: CardTranslator): string {
  return capital(describeModifier(modifier, describerOf(translator)), translator.language);
}

/** Returns modifiers of a whole half as lines of a card. */
export function halfLines(modifiers: readonly Modifier[], t: CardDescriber): readonly CardLine[] {
  return phrasesOf(modifiers, t.focused({ role: 'self' })).map((phrase) => lineOf(phrase, t));
}

/** Returns a term with a capital, or a sentence with a full stop. */
function lineOf({ part, text, isTerm }: CardLine, { language }: CardDescriber): CardLine {
  const begun = capital(text, language);
  return { part, text: isTerm ? begun : endOf(begun), isTerm };
}

/** Returns an action as one line: its terms, then its sentences. */
function actionText(action: Action, t: CardDescriber): string {
  const phrases = actionPhrases(action, t);
  const begin = capital(beginOf(action, phrases, t), t.language);
  const sentences = phrases.flatMap((phrase) => (phrase.isTerm ? [] : [lineOf(phrase, t).text]));
  if (sentences.length === 0) return begin;
  return [...(begin === '' ? [] : [endOf(begin)]), ...sentences].join(' ');
}

function beginOf(action: Action, lines: readonly CardLine[], t: Describer): string {
  const terms = lines.flatMap(({ text, isTerm }) => (isTerm ? [text] : []));
  return [headOf(action, t), ...terms].filter((part) => part !== '').join(', ');
}

/** Returns actions inside a sentence. */
function actionsText(actions: readonly Action[], t: CardDescriber): string {
  return actions
    .map((action) => actionInside(action, t))
    .reduce((before, after) => t('action.next', { before, after }));
}

function actionInside(action: Action, t: CardDescriber): string {
  const phrases = actionPhrases(action, t);
  const begin = beginOf(action, phrases, t);
  const sentences = phrases.flatMap(({ text, isTerm }) => (isTerm ? [] : [text]));
  if (sentences.length === 0) return begin;
  return begin === ''
    ? joined(phrases, modifiersOf(action), t)
    : t('action.with', { action: begin, modifiers: sentences.join('; ') });
}

/** Returns the head of an action as on a card: its kind and its number. */
export function actionHead(action: Action, t: CardDescriber): string {
  return capital(headOf(action, t), t.language);
}

function headOf(action: Action, t: Describer): string {
  if (action.type === 'text') {
    return [action.title, action.description, action.quote].filter((part) => part !== undefined).join(' – ');
  }
  if (action.type === 'summon') return summonText(action, t);
  if (action.type === 'special') return '';
  return t(`action.${action.type}`, { value: t.amount(action.value) });
}

/** Returns a text that begins with a capital. */
export function capital(text: string, language: string): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

/** Returns a text with a full stop at its end. */
function endOf(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
