import type { ChoiceState, DerivedState } from '@tessera/fifth-edition';
import { messageText } from '@tessera/fifth-edition';
import { isSameLabel } from '@tessera/rules';
import { pickName } from '../builder/question/answerText.ts';
import { methodOf } from '../builder/steps/scores.ts';
import type { CharacterContext } from '../character/characterContext.ts';
import { abilityShort, pathName, wordOr } from '../words/pathName.ts';

/** A decision that the player can change. */
export interface Decision {
  readonly key: string;
  readonly title: string;
  readonly answer: string;
  readonly state: ChoiceState['state'];
  /** Name of the source of the question. */
  readonly source: string;
  /** Where it is changed: in the builder, in a level, or by removing a manual value. */
  readonly at: { readonly build: string } | { readonly level: number } | { readonly override: string };
}

export interface DecisionGroup {
  readonly id: string;
  readonly title: string;
  readonly decisions: readonly Decision[];
}

type Reading = Pick<CharacterContext, 'record' | 'sheet' | 'rulebook' | 't'>;

/** Returns all decisions about a character in order: origin, each level, spells, belongings. */
export function decisionsOf(character: Reading): DecisionGroup[] {
  const { record, t } = character;
  const groups: DecisionGroup[] = [
    { id: 'origin', title: t('history.origin'), decisions: originOf(character) },
    ...record.levels.map((_, index) => levelGroup(character, index + 1)),
    { id: 'spells', title: t('history.spells'), decisions: placed(character, 'spells') },
    { id: 'gear', title: t('history.gear'), decisions: gearOf(character) },
    { id: 'manual', title: t('history.manual'), decisions: manualOf(character) },
    { id: 'stray', title: t('history.stray'), decisions: strayOf(character) },
  ];
  return groups.filter(({ decisions }) => decisions.length > 0);
}

function originOf(character: Reading): Decision[] {
  const { record, t } = character;
  const scores = Object.entries(record.baseAbilities).map(([id, score]) => `${abilityShort(t, id)} ${score}`);
  return [
    {
      key: '~details',
      title: t('history.name'),
      answer: record.name,
      state: record.name === '' ? 'pending' : 'made',
      source: '',
      at: { build: '~details' },
    },
    {
      key: '~scores',
      title: t('history.scores'),
      answer: scores.join(', '),
      state: methodOf(record) === undefined ? 'pending' : 'made',
      source: '',
      at: { build: '~scores' },
    },
    ...placed(character, 'origin'),
  ];
}

function levelGroup(character: Reading, level: number): DecisionGroup {
  const { record, rulebook, t } = character;
  const entry = record.levels[level - 1]!;
  const name = rulebook.classes.get(entry.class)?.facts.name ?? entry.class;
  const classLevel = record.levels.slice(0, level).filter((each) => each.class === entry.class).length;
  const hp =
    entry.hp === 'fixed' ? t(level === 1 ? 'history.hpFirst' : 'history.hpFixed') : t('history.hpRolled', entry.hp);
  const own: Decision = {
    key: `~level-${level}`,
    title: t('history.classOfLevel'),
    answer: entry.class === '' ? '' : `${name} ${classLevel}, ${hp}`,
    state: entry.class === '' ? 'pending' : levelState(character.sheet, level),
    source: '',
    at: { level },
  };
  return { id: `level-${level}`, title: t('history.level', { level }), decisions: [own, ...placed(character, level)] };
}

/** Flags a class that was taken without its prerequisite. */
function levelState({ issues }: DerivedState, level: number): Decision['state'] {
  const isFlagged = issues.some(
    ({ path, severity }) => severity === 'error' && path.startsWith(`levels[${level - 1}]`),
  );
  return isFlagged ? 'invalid' : 'made';
}

function gearOf({ sheet, t }: Reading): Decision[] {
  return sheet.inventory.map(({ instanceId, name, equipped, attuned, refused }) => ({
    key: instanceId,
    title: name,
    answer: [equipped && t('history.equipped'), attuned && t('history.attuned'), refused].filter(Boolean).join(', '),
    state: refused === undefined ? 'made' : 'invalid',
    source: '',
    at: { build: '~gear' },
  }));
}

function manualOf({ record, sheet, t }: Reading): Decision[] {
  return record.manual.map(({ target, value, reason }) => ({
    key: `~${target}`,
    title: pathName(t, sheet, target),
    answer: t('history.byHand', { value, reason }),
    state: 'made',
    source: '',
    at: { override: target },
  }));
}

/** Returns the answers without a question. */
function strayOf(character: Reading): Decision[] {
  return character.sheet.choices
    .filter(({ state }) => state === 'orphaned')
    .map((choice) => decisionOf(choice, character));
}

function placed(character: Reading, place: Place): Decision[] {
  const { choices } = character.sheet;
  // The class of the first level is listed with the levels, which are edited individually.
  const asked = choices.filter(({ state, key }) => state !== 'orphaned' && key !== 'class');
  const own = asked.filter((choice) => placeOf(choice, character.sheet) === place);
  return own.map((choice) => decisionOf(choice, character));
}

type Place = 'origin' | 'spells' | number;

/** Returns the group of a question; follow-up questions belong to the group of their parent. */
function placeOf(choice: ChoiceState, sheet: DerivedState): Place {
  const { key, source, gained } = choice;
  const parent = sheet.choices.find((each) => key.startsWith(`${each.key}/`));
  if (parent !== undefined) return placeOf(parent, sheet);
  const isSpells = sheet.spellcasting.entries.some(({ id, counts }) =>
    Object.keys(counts).some((count) => key === `${id}-${count}`),
  );
  if (isSpells) return 'spells';
  const [kind = ''] = source.split(':');
  const isBornWith = ['character', 'rule', 'species', 'lineage', 'background'].includes(kind);
  return isBornWith && gained <= 1 ? 'origin' : Math.max(1, gained);
}

function decisionOf(choice: ChoiceState, { t, rulebook }: Reading): Decision {
  const { key, prompt, value, state, sourceName } = choice;
  const name = (pick: string) => pickName(t, rulebook, choice, pick);
  // Questions that every character answers are translated; others have texts from content.
  const title = wordOr(t, `history.standing.${key}`, messageText(prompt, t));
  return {
    key,
    title,
    answer: answerOf(value, name),
    state,
    source: isSameLabel(sourceName, prompt) ? '' : messageText(sourceName, t),
    at: { build: key },
  };
}

/** A longer list is shown as a count. */
const MAX_NAMED = 6;

function answerOf(value: ChoiceState['value'], name: (pick: string) => string): string {
  if (value === undefined) return '';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return name(value);
  if (!Array.isArray(value))
    return Object.entries(value)
      .map(([id, points]) => `${name(id)} +${points}`)
      .join(', ');
  const names = value.slice(0, MAX_NAMED).map(name).join(', ');
  return value.length > MAX_NAMED ? `${names}, …` : names;
}
