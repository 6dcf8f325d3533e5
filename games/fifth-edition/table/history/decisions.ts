import type { ChoiceState, DerivedState } from '@tessera/fifth-edition';
import { messageText } from '@tessera/fifth-edition';
import { isSameLabel } from '@tessera/rules';
import { pickName } from '../builder/answerText.ts';
import { methodOf } from '../builder/scores.ts';
import type { CharacterDesk } from '../desk/desk.ts';
import { abilityShort, pathName, wordOr } from '../words/pathName.ts';

/** Something that was decided, and can be decided otherwise. */
export interface Decision {
  readonly key: string;
  readonly title: string;
  readonly answer: string;
  readonly state: ChoiceState['state'];
  /** Who asked. */
  readonly source: string;
  /** Where the builder changes it; a level is changed in place, and what was set by hand is let go. */
  readonly at: { readonly build: string } | { readonly level: number } | { readonly override: string };
}

export interface DecisionGroup {
  readonly id: string;
  readonly title: string;
  readonly decisions: readonly Decision[];
}

type Reading = Pick<CharacterDesk, 'record' | 'sheet' | 'rulebook' | 'say'>;

/** Everything that was decided about a character, in the order of its life: origin, each level, spells, belongings. */
export function decisionsOf(desk: Reading): DecisionGroup[] {
  const { record, say } = desk;
  const groups: DecisionGroup[] = [
    { id: 'origin', title: say('history.origin'), decisions: originOf(desk) },
    ...record.levels.map((_, index) => levelGroup(desk, index + 1)),
    { id: 'spells', title: say('history.spells'), decisions: placed(desk, 'spells') },
    { id: 'gear', title: say('history.gear'), decisions: gearOf(desk) },
    { id: 'manual', title: say('history.manual'), decisions: manualOf(desk) },
    { id: 'stray', title: say('history.stray'), decisions: strayOf(desk) },
  ];
  return groups.filter(({ decisions }) => decisions.length > 0);
}

function originOf(desk: Reading): Decision[] {
  const { record, say } = desk;
  const scores = Object.entries(record.baseAbilities).map(([id, score]) => `${abilityShort(say, id)} ${score}`);
  return [
    {
      key: '~details',
      title: say('history.name'),
      answer: record.name,
      state: record.name === '' ? 'pending' : 'made',
      source: '',
      at: { build: '~details' },
    },
    {
      key: '~scores',
      title: say('history.scores'),
      answer: scores.join(', '),
      state: methodOf(record) === undefined ? 'pending' : 'made',
      source: '',
      at: { build: '~scores' },
    },
    ...placed(desk, 'origin'),
  ];
}

function levelGroup(desk: Reading, level: number): DecisionGroup {
  const { record, rulebook, say } = desk;
  const entry = record.levels[level - 1]!;
  const name = rulebook.classes.get(entry.class)?.facts.name ?? entry.class;
  const classLevel = record.levels.slice(0, level).filter((each) => each.class === entry.class).length;
  const hp =
    entry.hp === 'fixed' ? say(level === 1 ? 'history.hpFirst' : 'history.hpFixed') : say('history.hpRolled', entry.hp);
  const own: Decision = {
    key: `~level-${level}`,
    title: say('history.classOfLevel'),
    answer: entry.class === '' ? '' : `${name} ${classLevel}, ${hp}`,
    state: entry.class === '' ? 'pending' : levelState(desk.sheet, level),
    source: '',
    at: { level },
  };
  return { id: `level-${level}`, title: say('history.level', { level }), decisions: [own, ...placed(desk, level)] };
}

/** A class that was taken against its prerequisite is flagged. */
function levelState({ issues }: DerivedState, level: number): Decision['state'] {
  const isFlagged = issues.some(
    ({ path, severity }) => severity === 'error' && path.startsWith(`levels[${level - 1}]`),
  );
  return isFlagged ? 'invalid' : 'made';
}

function gearOf({ sheet, say }: Reading): Decision[] {
  return sheet.inventory.map(({ instanceId, name, equipped, attuned, refused }) => ({
    key: instanceId,
    title: name,
    answer: [equipped && say('history.equipped'), attuned && say('history.attuned'), refused]
      .filter(Boolean)
      .join(', '),
    state: refused === undefined ? 'made' : 'invalid',
    source: '',
    at: { build: '~gear' },
  }));
}

function manualOf({ record, sheet, say }: Reading): Decision[] {
  return record.manual.map(({ target, value, reason }) => ({
    key: `~${target}`,
    title: pathName(say, sheet, target),
    answer: say('history.byHand', { value, reason }),
    state: 'made',
    source: '',
    at: { override: target },
  }));
}

/** Answers that nothing asks for any more. */
function strayOf(desk: Reading): Decision[] {
  return desk.sheet.choices.filter(({ state }) => state === 'orphaned').map((choice) => decisionOf(choice, desk));
}

function placed(desk: Reading, place: Place): Decision[] {
  const { choices } = desk.sheet;
  // The class of the first level stands with the levels, which are changed one by one.
  const asked = choices.filter(({ state, key }) => state !== 'orphaned' && key !== 'class');
  const own = asked.filter((choice) => placeOf(choice, desk.sheet) === place);
  return own.map((choice) => decisionOf(choice, desk));
}

type Place = 'origin' | 'spells' | number;

/** Where in a life a question belongs. What an answer has opened up stands with it. */
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

function decisionOf(choice: ChoiceState, { say, rulebook }: Reading): Decision {
  const { key, prompt, value, state, sourceName } = choice;
  const name = (pick: string) => pickName(say, rulebook, choice, pick);
  // What every character is asked has a name in every language; the rest is content.
  const title = wordOr(say, `history.standing.${key}`, messageText(prompt, say));
  return {
    key,
    title,
    answer: answerOf(value, name),
    state,
    source: isSameLabel(sourceName, prompt) ? '' : messageText(sourceName, say),
    at: { build: key },
  };
}

/** A long list is said by its length. */
const MOST_NAMED = 6;

function answerOf(value: ChoiceState['value'], name: (pick: string) => string): string {
  if (value === undefined) return '';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return name(value);
  if (!Array.isArray(value))
    return Object.entries(value)
      .map(([id, points]) => `${name(id)} +${points}`)
      .join(', ');
  const names = value.slice(0, MOST_NAMED).map(name).join(', ');
  return value.length > MOST_NAMED ? `${names}, …` : names;
}
