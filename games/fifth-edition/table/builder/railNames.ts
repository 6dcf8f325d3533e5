import type { CharacterRecord, ChoiceState, Rulebook } from '@tessera/fifth-edition';
import { isFiller, messageText } from '@tessera/fifth-edition';
import type { TranslateFn } from '@tessera/text';
import { wordOr } from '../words/pathName.ts';
import { contentQuestion } from './question/contentQuestion.ts';

/**
 * Returns the names of the rail entries: the feature's name, or the prompt when a feature asks several questions or its
 * name means nothing. Equal names are distinguished by the class level.
 */
export function entryNames(
  t: TranslateFn,
  choices: readonly ChoiceState[],
  record: CharacterRecord,
  rulebook: Rulebook,
): ReadonlyMap<string, string> {
  const askedBy = countBy(
    choices,
    ({ source, sourceName, gained }) => `${source} ${messageText(sourceName, t)} ${gained}`,
  );
  const plain = choices.map((choice) => {
    const feature = contentQuestion(rulebook, choice)?.feature.name;
    const isAlone = askedBy.get(`${choice.source} ${messageText(choice.sourceName, t)} ${choice.gained}`) === 1;
    const isNamed = feature !== undefined && isAlone && !isFiller({ name: feature });
    return { choice, name: isNamed ? feature : promptText(t, choice) };
  });
  const sameName = countBy(plain, ({ name, choice }) => `${choice.source} ${name}`);
  return new Map(
    plain.map(({ choice, name }) => {
      if (sameName.get(`${choice.source} ${name}`) === 1) return [choice.key, name];
      const prompt = messageText(choice.prompt, t);
      const short = name.endsWith(prompt) ? prompt : name;
      return [choice.key, `${short} ${sourceLevel(choice, record, rulebook)}`];
    }),
  );
}

/**
 * Returns the text of a question. Questions of the record and about spells have texts of the game, all others those of
 * content.
 */
export function promptText(t: TranslateFn, { key, id, prompt }: Pick<ChoiceState, 'key' | 'id' | 'prompt'>): string {
  const text = messageText(prompt, t);
  if (id !== key) return text;
  const [, count = key] = /-(cantrips|known|prepared|spellbook)$/.exec(key) ?? [];
  return wordOr(t, count === key ? `builder.question.${key}` : `words.path.${count}`, text);
}

/** Returns the class level of a question, or the character level when it belongs to no class. */
export function sourceLevel({ source, gained }: ChoiceState, { levels }: CharacterRecord, rulebook: Rulebook): number {
  const [kind, id = ''] = source.split(':');
  const className = kind === 'class' ? id : kind === 'subclass' ? rulebook.subclasses.get(id)?.record.class : undefined;
  if (className === undefined) return gained;
  return levels.slice(0, gained).filter((level) => level.class === className).length;
}

function countBy<Each>(list: readonly Each[], key: (each: Each) => string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const each of list) counts.set(key(each), (counts.get(key(each)) ?? 0) + 1);
  return counts;
}
