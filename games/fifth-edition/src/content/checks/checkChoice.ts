import type { JsonPath } from '@tessera/rules';
import { formatIssue, problem } from '../../vocabulary/contentMessage.ts';
import { PICK_EFFECTS } from '../compile.ts';
import type { Choice } from '../records/choice.ts';
import type { ContentKinds } from '../records/kinds.ts';
import { checkEffect, checkLists } from './checkEffect.ts';
import { certainIn, checkPredicate } from './checkPredicate.ts';
import { namesIn } from './contentNames.ts';
import type { WantedAnswer } from './reachability.ts';
import type { Look } from './reportUnknown.ts';

/** Checks that a question can be asked and answered, and that its answer has an effect. */
export function checkChoice(choice: Choice, path: JsonPath, given: readonly WantedAnswer[], look: Look): void {
  checkOffer(choice, path, look);
  checkUse(choice, path, look);
  checkFilter(choice, [...path, 'from', 'filter'], look);
  checkPredicate(choice.predicate, [...path, 'predicate'], given, look);
  const asked = [...given, ...certainIn(choice.predicate)];
  choice.options?.forEach((option, index) => {
    const place = [...path, 'options', index];
    checkPredicate(option.predicate, [...place, 'predicate'], asked, look);
    option.effects?.forEach((effect, each) => {
      checkEffect(effect, [...place, 'effects', each], asked, look);
    });
  });
  choice.each?.forEach((effect, each) => {
    checkEffect(effect, [...path, 'each', each], asked, look);
  });
}

const SELECTIONS: readonly Choice['type'][] = ['select', 'multiselect', 'distribute'];

function checkOffer({ type, options, from, min }: Choice, path: JsonPath, look: Look): void {
  if (!SELECTIONS.includes(type)) return;
  if (options === undefined && from === undefined)
    look.report({
      code: 'E_SCHEMA',
      path,
      ...formatIssue({
        message: problem('choice-without-offer'),
        expected: problem('options-or-from'),
        found: problem('neither'),
      }),
    });
  const fewest = type === 'multiselect' && typeof min === 'number' ? min : 0;
  if (options !== undefined && options.length < fewest)
    look.report({
      code: 'E_SCHEMA',
      path: [...path, 'min'],
      ...formatIssue({
        message: problem('offers-too-few', { fewest, offered: options.length }),
        expected: problem('or-fewer', { n: options.length }),
        found: String(fewest),
      }),
    });
  const values = new Set<string>();
  options?.forEach(({ value }, index) => {
    if (values.has(value))
      look.report({
        code: 'E_DUPLICATE_ID',
        path: [...path, 'options', index, 'value'],
        ...formatIssue({ message: problem('offered-twice', { value }) }),
      });
    values.add(value);
  });
}

/** A text answer is for people. Every other answer must change something or be read by an effect that does. */
function checkUse({ id, type, options, each, from }: Choice, path: JsonPath, look: Look): void {
  const acts =
    (each?.length ?? 0) > 0 ||
    options?.some(({ effects }) => (effects?.length ?? 0) > 0) === true ||
    (each === undefined && from !== undefined && PICK_EFFECTS[from.query] !== undefined);
  if (type === 'text' || acts || namesIn(look.content).choicesRead.has(id)) return;
  look.report({
    code: 'W_UNUSED_CHOICE',
    path,
    ...formatIssue({ message: problem('unused-choice', { id }), expected: problem('use-for-choice', { id }) }),
  });
}

/** Content kind of the picks of each query. */
const PICKED: Readonly<Record<string, keyof ContentKinds>> = {
  skills: 'skill',
  languages: 'language',
  spells: 'spell',
  feats: 'feat',
  weapons: 'item',
  tools: 'item',
  instruments: 'item',
};

function checkFilter({ from }: Choice, path: JsonPath, look: Look): void {
  const { filter, query = '' } = from ?? {};
  const kind = PICKED[query];
  if (filter === undefined) return;
  if (kind !== undefined)
    for (const field of ['in', 'not'] as const)
      filter[field]?.forEach((id, index) => {
        look.reference(kind, id, [...path, field, index]);
      });
  checkLists([filter.list ?? []].flat(), [...path, 'list'], look);
}
