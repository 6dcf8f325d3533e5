import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { modifierKinds } from './modifier.ts';

const GAME = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Modules outside `kinds` that ask a modifier for its kind, with the reason. Remove an entry rather than add one: an
 * aspect (`aspects.ts`) lets a kind answer the question itself.
 */
const ASKING: Readonly<Record<string, { readonly kinds: string; readonly reason: string }>> = {
  'src/modifiers/extract.ts': {
    kinds: 'consume infuse xp',
    reason: 'The specification names its public functions after these kinds.',
  },
  'src/modifiers/oldFormat.ts': {
    kinds: 'retaliate shield',
    reason: 'Reads the old file format of the specification, in which only these two needed a duration.',
  },
  'src/perform/cards.ts': { kinds: 'refresh', reason: 'Only this kind makes the frame `items`, which it answers.' },
  'src/perform/marks.ts': { kinds: 'move-mark', reason: 'Only this kind makes the frame `marks.move`.' },
  'src/perform/place.ts': {
    kinds: 'cost create-obstacle destroy-obstacle disarm-trap move-obstacle teleport trap',
    reason: 'Only these kinds make the frames `place` and `spring`, which share the choice of a hex.',
  },
  'src/perform/questions.ts': { kinds: 'remove-condition', reason: 'Only this kind makes the frame `conditions`.' },
};

/** Modules that look for lasting effects of a kind on a figure: the rules that these effects change. */
const READING: Readonly<Record<string, string>> = {
  'src/abilities/activation.ts': 'keyword-limit',
  'src/inPlay/activeModifiers.ts': 'condition fly forbid hit-points immune raise retaliate shield sight',
  'src/inPlay/position.ts': 'initiative',
  'src/perform/attackNumbers.ts': 'modifier-card',
  'src/perform/offers.ts': 'treat-as',
  'src/round/end.ts': 'rest',
  'src/triggers/due.ts': 'keyword-limit keyword-reach',
  'src/turn/act.ts': 'basic-action',
  'src/turn/monsterTurn.ts': 'take-turn',
};

/** Names of values that are no modifiers, although some of their types have the name of a kind. */
const OTHERS = new Set(['ability', 'action', 'armed', 'choice', 'overlay', 'part', 'price', 'setup', 'shape']);

/** Modules about the effects of scenarios and of the campaign, which are no modifiers. */
const OTHER_EFFECTS = new Set(['src/content/campaign/reachableIds.ts', 'src/scenario/setup.ts']);

function sourcesIn(folder: string): string[] {
  return readdirSync(`${GAME}${folder}`, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name) && !name.startsWith('src/modifiers/kinds/'))
    .filter((name) => !OTHER_EFFECTS.has(name));
}

function kindsIn(names: readonly (string | undefined)[]): string[] {
  return [...new Set(names)].filter((name) => name !== undefined).filter((name) => Object.hasOwn(modifierKinds, name));
}

/** Returns the kinds that a source asks a modifier for, by a comparison, a switch or a type. */
function kindsAskedBy(source: string): string[] {
  const compared = [...source.matchAll(/\b(\w+)(?:\([\w.]+\))?\??\.type [!=]== '([\w-]+)'/g)]
    .filter(([, value]) => !OTHERS.has(value!))
    .map(([, , name]) => name);
  const switched = /\bswitch \(modifier\.type\)/.test(source) ? [...source.matchAll(/\bcase '([\w-]+)'/g)] : [];
  const others = [
    ...switched,
    ...source.matchAll(/\bOf<'([\w-]+)'>/g),
    ...source.matchAll(/\bmodifiers?OfType\([^\n]*?, '([\w-]+)'\)/g),
    ...source.matchAll(/\{ type \}\) => type [!=]== '([\w-]+)'/g),
  ];
  return kindsIn([...compared, ...others.map(([, name]) => name)]).toSorted();
}

function kindsReadBy(source: string): string[] {
  return kindsIn([...source.matchAll(/\bactiveModifiers\([^)\n]*, '([\w-]+)'\)/g)].map(([, name]) => name)).toSorted();
}

function modulesThat(find: (source: string) => string[]): Record<string, string> {
  const found = ['src', 'bot', 'table']
    .flatMap(sourcesIn)
    .map((file) => [file, find(readFileSync(`${GAME}${file}`, 'utf8')).join(' ')] as const);
  return Object.fromEntries(found.filter(([, kinds]) => kinds !== ''));
}

test('finds comparisons, switches and types that name a kind', () => {
  const asking =
    "if (one.type === 'push' || modifierAt(at).type !== 'pull' || action.type === 'heal') go(x as Of<'xp'>);";
  expect(kindsAskedBy(asking)).toEqual(['pull', 'push', 'xp']);
  expect(kindsAskedBy("switch (modifier.type) { case 'trap': }")).toEqual(['trap']);
  expect(kindsReadBy("activeModifiers(table, id, 'fly')")).toEqual(['fly']);
});

test('no module asks a modifier for its kind, except those with a reason', () => {
  const reasons = Object.entries(ASKING).map(([file, { kinds }]) => [file, kinds] as const);
  expect(modulesThat(kindsAskedBy)).toEqual(Object.fromEntries(reasons));
});

test('only the rules that lasting effects change look for them by kind', () => {
  expect(modulesThat(kindsReadBy)).toEqual(READING);
});
