import type { ChoiceState } from '@tessera/fifth-edition';
import { messageText } from '@tessera/fifth-edition';
import type { MessageParam, NestedMessage } from '@tessera/rules';
import type { TranslateFn } from '@tessera/text';
import type { ScreenId } from '../../screens.ts';
import { abilityName, wordOr } from '../../words/pathName.ts';
import type { Draft } from '../rail.ts';
import { contentQuestion } from './contentQuestion.ts';

/** Why an option is unavailable: the requirement, the current value, the distance, and where the player can meet it. */
export interface Reason {
  readonly need: string;
  readonly rest: string;
  /** Sorting key: small is close. */
  readonly distance: number;
  /** Whether the character already has it; `where` is then the choice that granted it. */
  readonly isTaken?: boolean;
  readonly where?: { readonly screen: ScreenId; readonly at?: string };
}

/** Converts a refusal of the engine to a reason. Codes without a conversion keep the engine's message. */
export function reasonOf(t: TranslateFn, draft: Draft, pick: string, unavailable: NestedMessage): Reason {
  const read = readings[unavailable.code];
  const reason = read?.({ t, draft, pick, params: unavailable.params ?? {} });
  if (reason !== undefined) return reason;
  const [need = '', ...rest] = messageText(unavailable, t).split(', ');
  return { need: capital(need), rest: rest.join(', '), distance: FAR };
}

const NEAR = 10;
const FAR = 50;
const NEVER = 90;

interface Refused {
  readonly t: TranslateFn;
  readonly draft: Draft;
  readonly pick: string;
  readonly params: NonNullable<NestedMessage['params']>;
}

/** Returns undefined when the engine's message is better. */
type Reading = (refused: Refused) => Reason | undefined;

const readings: Readonly<Record<string, Reading>> = {
  needs: unmet,
  'needs-has': unmet,
  'prepares-up-to': ({ t, draft: { rulebook }, pick, params }) => {
    const level = rulebook.spells.get(pick)?.record.level ?? 0;
    const highest = Number(params.level);
    return {
      need: t('builder.why.spellLevel', { level }),
      rest: t('builder.why.spellLevelHere', { level: highest }),
      distance: level - highest,
      where: { screen: 'levelup' },
    };
  },
  'not-in-spellbook': ({ t, draft: { sheet } }) => {
    const book = sheet.choices.find(({ key }) => key.endsWith('-spellbook'));
    const need = t('builder.why.book');
    return { need, rest: '', distance: 1, ...(book && { where: { screen: 'build', at: book.key } }) };
  },
  'held-already': held,
  'taken-already': held,
  'taken-in-every-way': held,
  'there-already': held,
  'expertise-there-already': held,
  'needs-proficiency-in': ({ t, draft: { rulebook }, params }) => {
    const id = String(params.name);
    const name = wordOr(t, `words.skill.${id}`, rulebook.skills.get(id)?.name ?? id);
    return { need: t('builder.why.untrained', { name }), rest: '', distance: FAR };
  },
};

/** Converts an unmet condition of content by its code. */
function unmet(refused: Refused): Reason | undefined {
  const { condition, found } = refused.params;
  if (!isMessage(condition)) return undefined;
  return conditions[condition.code]?.(refused, condition.params ?? {}, isMessage(found) ? (found.params ?? {}) : {});
}

type Params = Refused['params'];

const conditions: Readonly<Record<string, (refused: Refused, asks: Params, has: Params) => Reason>> = {
  'when.levelAtLeast': ({ t }, { value: needed }, { value: has }) => ({
    need: t('builder.why.level', { level: Number(needed) }),
    rest: t('builder.why.levelHere', { level: Number(has) }),
    distance: Number(needed) - Number(has),
    where: { screen: 'levelup' },
  }),
  'when.ability': ({ t }, { ability, value: needed }, { value: has }) => ({
    need: t('builder.why.score', { ability: abilityName(t, String(ability)), score: Number(needed) }),
    rest: t('builder.why.scoreHere', { score: Number(has) }),
    distance: Number(needed) - Number(has),
    where: { screen: 'build', at: '~scores' },
  }),
  'when.hasFeature': ({ t, draft }, { featureSlug }) => {
    const feature = String(featureSlug);
    const at = draft.sheet.choices.find((choice) => contentQuestion(draft.rulebook, choice)?.feature.id === feature);
    const need = t('builder.why.feature', { name: featureName(draft, feature) });
    if (at === undefined) return { need, rest: '', distance: FAR };
    const rest = t('builder.why.featureThere', { level: at.gained });
    return { need, rest, distance: NEAR * 2, where: { screen: 'build', at: at.key } };
  },
  'when.hasFeat': ({ t, draft: { rulebook } }, { featSlug }) => {
    const name = rulebook.feats.get(String(featSlug))?.record.name ?? String(featSlug);
    return { need: t('builder.why.feat', { name }), rest: '', distance: NEAR };
  },
};

function isMessage(param: MessageParam | undefined): param is NestedMessage {
  return typeof param === 'object' && 'code' in param;
}

/** Returns the reason for a pick that the character already has, with the choice that granted it. */
function held({ t, draft: { sheet }, pick }: Refused): Reason {
  const taken = sheet.choices.find((choice) => hasPicked(choice, pick));
  const name = taken && (messageText(taken.sourceName, t) || messageText(taken.prompt, t));
  return {
    need: t('builder.why.held'),
    rest: name === undefined ? '' : t('builder.why.heldFrom', { name }),
    distance: NEVER,
    isTaken: true,
    ...(taken && { where: { screen: 'build', at: taken.key } }),
  };
}

function hasPicked({ value }: ChoiceState, pick: string): boolean {
  return value === pick || (Array.isArray(value) && value.includes(pick));
}

/** Returns the name of a class feature by id; it is the same in all classes. */
function featureName({ rulebook }: Draft, id: string): string {
  for (const { features } of [...rulebook.classes.values(), ...rulebook.subclasses.values()])
    for (const feature of features) if (feature.id === id) return feature.name;
  return id;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
