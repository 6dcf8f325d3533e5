import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { modifierKinds } from './modifier.ts';

const GAME = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Modules that look for lasting effects of a kind on a figure, with the rule that these effects change. All other modules ask
 * a modifier for an aspect (`aspects.ts`), so that a kind answers the question itself.
 */
const READING: Readonly<Record<string, { readonly kinds: string; readonly reason: string }>> = {
  'src/abilities/activation.ts': { kinds: 'keyword-limit', reason: 'How many cards of a keyword may be active.' },
  'src/inPlay/activeModifiers.ts': {
    kinds: 'condition fly forbid hit-points immune raise retaliate shield sight',
    reason: 'Answers one question per kind about a figure: its shield, its flight, its immunities.',
  },
  'src/inPlay/position.ts': { kinds: 'initiative', reason: 'The initiative of a hero as monsters see it.' },
  'src/perform/attackNumbers.ts': { kinds: 'modifier-card', reason: 'Drawn modifier cards that count as zero.' },
  'src/perform/offers.ts': { kinds: 'treat-as', reason: 'The other types that an ability may count as.' },
  'src/round/end.ts': { kinds: 'rest', reason: 'Whether a short rest gives the benefits of a long rest.' },
  'src/triggers/due.ts': {
    kinds: 'keyword-limit keyword-reach',
    reason: 'Which cards of a keyword give experience, and at what distance their effects are due.',
  },
  'src/turn/act.ts': { kinds: 'basic-action', reason: 'The values of the basic actions. R 4.3' },
  'src/turn/monsterTurn.ts': { kinds: 'take-turn', reason: 'Whether a monster acts against its own side.' },
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

test('no module asks a modifier for its kind', () => {
  expect(modulesThat(kindsAskedBy)).toEqual({});
});

test('only the rules that lasting effects change look for them by kind', () => {
  const listed = Object.entries(READING).map(([file, { kinds }]) => [file, kinds] as const);
  expect(modulesThat(kindsReadBy)).toEqual(Object.fromEntries(listed));
});
