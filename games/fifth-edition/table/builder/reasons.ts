import type { ChoiceState } from '@tessera/fifth-edition';
import type { Say } from '@tessera/text';
import type { ScreenId } from '../screens.ts';
import { abilityName } from '../words/pathName.ts';
import { contentQuestion } from './contentQuestion.ts';
import type { Draft } from './rail.ts';

/** Why an option cannot be taken: what is missing, what there is instead, how far away it is, and where it can be met. */
export interface Reason {
  readonly need: string;
  readonly rest: string;
  /** For sorting: small is near. */
  readonly distance: number;
  /** Whether it is there already: then the place is where it was taken. */
  readonly isTaken?: boolean;
  readonly where?: { readonly screen: ScreenId; readonly at?: string };
}

/** Reads the engine's reason; words that it does not know are shown as they are. */
export function reasonOf(say: Say, draft: Draft, pick: string, unavailable: string): Reason {
  for (const [pattern, read] of readings) {
    const found = pattern.exec(unavailable);
    if (found !== null) return read(say, draft, pick, found);
  }
  const [need = unavailable, ...rest] = unavailable.split(', ');
  return { need: capital(need), rest: rest.join(', '), distance: FAR };
}

const NEAR = 10;
const FAR = 50;
const NEVER = 90;

type Reading = (say: Say, draft: Draft, pick: string, found: RegExpExecArray) => Reason;

const readings: readonly (readonly [RegExp, Reading])[] = [
  [
    /^needs level (\d+), has level (\d+)$/,
    (say, _draft, _pick, [, needed, has]) => ({
      need: say('builder.why.level', { level: Number(needed) }),
      rest: say('builder.why.levelHere', { level: Number(has) }),
      distance: Number(needed) - Number(has),
      where: { screen: 'levelup' },
    }),
  ],
  [
    /^needs (STR|DEX|CON|INT|WIS|CHA) (\d+), has \w+ (\d+)$/,
    (say, _draft, _pick, [, ability = '', needed, has]) => ({
      need: say('builder.why.score', { ability: abilityName(say, ability), score: Number(needed) }),
      rest: say('builder.why.scoreHere', { score: Number(has) }),
      distance: Number(needed) - Number(has),
      where: { screen: 'build', at: '~scores' },
    }),
  ],
  [
    /^needs the feature ([\w-]+)$/,
    (say, draft, _pick, [, feature = '']) => {
      const at = draft.sheet.choices.find((choice) => contentQuestion(draft.rulebook, choice)?.feature.id === feature);
      const need = say('builder.why.feature', { name: featureName(draft, feature) });
      if (at === undefined) return { need, rest: '', distance: FAR };
      const rest = say('builder.why.featureThere', { level: at.gained });
      return { need, rest, distance: NEAR * 2, where: { screen: 'build', at: at.key } };
    },
  ],
  [
    /^needs the feat ([\w-]+)$/,
    (say, { rulebook }, _pick, [, feat = '']) => {
      const name = rulebook.feats.get(feat)?.record.name ?? feat;
      return { need: say('builder.why.feat', { name }), rest: '', distance: NEAR };
    },
  ],
  [
    /prepares up to level (\d+)$/,
    (say, { rulebook }, pick, [, highest]) => {
      const level = rulebook.spells.get(pick)?.record.level ?? 0;
      return {
        need: say('builder.why.spellLevel', { level }),
        rest: say('builder.why.spellLevelHere', { level: Number(highest) }),
        distance: level - Number(highest),
        where: { screen: 'levelup' },
      };
    },
  ],
  [
    /is not in the spellbook$/,
    (say, { sheet }) => {
      const book = sheet.choices.find(({ key }) => key.endsWith('-spellbook'));
      const need = say('builder.why.book');
      return { need, rest: '', distance: 1, ...(book && { where: { screen: 'build', at: book.key } }) };
    },
  ],
  [
    /^(?:held already|taken already|expertise is there already|taken in every way already|.* is there already)$/,
    (say, { sheet }, pick) => {
      const taken = sheet.choices.find((choice) => hasPicked(choice, pick));
      const rest = taken === undefined ? '' : say('builder.why.heldFrom', { name: taken.sourceName || taken.prompt });
      const need = say('builder.why.held');
      return {
        need,
        rest,
        distance: NEVER,
        isTaken: true,
        ...(taken && { where: { screen: 'build', at: taken.key } }),
      };
    },
  ],
  [
    /^needs proficiency in (\w+)$/,
    (say, { rulebook }, _pick, [, id = '']) => ({
      need: say('builder.why.untrained', { name: say(`words.skill.${id}`) || rulebook.skills.get(id)?.name || id }),
      rest: '',
      distance: FAR,
    }),
  ],
];

function hasPicked({ value }: ChoiceState, pick: string): boolean {
  return value === pick || (Array.isArray(value) && value.includes(pick));
}

/** What the content calls a feature of some class: the name is the same wherever it is. */
function featureName({ rulebook }: Draft, id: string): string {
  for (const { features } of [...rulebook.classes.values(), ...rulebook.subclasses.values()])
    for (const feature of features) if (feature.id === id) return feature.name;
  return id;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
