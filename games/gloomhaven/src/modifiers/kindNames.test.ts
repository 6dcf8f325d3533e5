import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { modifierKinds } from './modifier.ts';

const GAME = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Modules outside `kinds` that ask for a kind by name, because they are the rules of that one mechanic: triggers ask
 * for `on`, offers for prices and elements, forced movement for `push` and `pull`. Remove a line rather than add one: a
 * member of `effect.ts` lets a kind answer the question itself.
 */
const MECHANICS: Readonly<Record<string, string>> = {
  'bot/answers.ts': 'on',
  'src/abilities/abilityParameters.ts': 'when',
  'src/abilities/attackOrigins.ts': 'act-from',
  'src/abilities/lastingEffects.ts': 'active on retaliate shield',
  'src/cards/activeCards.ts': 'active lost unrecoverable',
  'src/content/campaign/reachableIds.ts': 'choose',
  'src/content/checks/checkRecords.ts': 'refresh',
  'src/content/enhancedCard.ts': 'consume perform',
  'src/content/pointed.ts': 'on perform',
  'src/game/effect.ts': 'choose',
  'src/inPlay/activeModifiers.ts': 'forbid raise when',
  'src/modifiers/abilityShape.ts': 'chain path target teleport',
  'src/modifiers/check.ts': 'target',
  'src/modifiers/describe.ts': 'target',
  'src/modifiers/describeTrigger.ts': 'cost',
  'src/modifiers/effect.ts': 'cost go-to hatch move-mark on pull recover redirect retaliate shield',
  'src/modifiers/extract.ts': 'consume infuse xp',
  'src/monsters/action.ts': 'boss-special consume',
  'src/monsters/goTo.ts': 'go-to hatch',
  'src/party/party.ts': 'item-slots',
  'src/perform/attack.ts': 'negate retaliate',
  'src/perform/attackNumbers.ts': 'advantage shield',
  'src/perform/cards.ts': 'refresh',
  'src/perform/force.ts': 'pull push',
  'src/perform/marks.ts': 'move-mark',
  'src/perform/offers.ts': 'choose consume cost',
  'src/perform/performance.ts': 'on pull',
  'src/perform/place.ts': 'create-obstacle destroy-obstacle disarm-trap',
  'src/perform/questions.ts': 'cost remove-condition',
  'src/perform/redirect.ts': 'redirect',
  'src/perform/walk.ts': 'trap',
  'src/scenario/persistentRules.ts': 'on',
  'src/scenario/setup.ts': 'condition damage',
  'src/selectors/speech.ts': 'choose lost',
  'src/triggers/due.ts': 'on xp',
  'src/triggers/markTakers.ts': 'move-mark',
  'src/triggers/moments.ts': 'consume cost',
  'src/triggers/payment.ts': 'cost',
  'src/triggers/prices.ts': 'cost',
  'src/turn/act.ts': 'consume',
  'src/turn/monsterTurn.ts': 'push',
};

function sourcesIn(folder: string): string[] {
  return readdirSync(`${GAME}${folder}`, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name) && !name.startsWith('src/modifiers/kinds/'));
}

/** Returns the kinds that a source asks for by name. */
function kindsAskedBy(source: string): string[] {
  const names = [
    ...source.matchAll(/\b(?:modifier(?:At\([\w.]+\))?|made|printed|effect)\??\.type [!=]== '([\w-]+)'/g),
    ...source.matchAll(/\bOf<'([\w-]+)'>/g),
    ...source.matchAll(/\bmodifiers?OfType\([^\n]*?, '([\w-]+)'\)/g),
    ...source.matchAll(/\{ type \}\) => type [!=]== '([\w-]+)'/g),
  ].map(([, name]) => name!);
  return [...new Set(names)].filter((name) => Object.hasOwn(modifierKinds, name)).toSorted();
}

test('only the modules of a mechanic ask for a kind of modifier by name', () => {
  const asked = Object.fromEntries(
    ['src', 'bot', 'table']
      .flatMap(sourcesIn)
      .map((file) => [file, kindsAskedBy(readFileSync(`${GAME}${file}`, 'utf8')).join(' ')] as const)
      .filter(([, kinds]) => kinds !== ''),
  );
  expect(asked).toEqual(MECHANICS);
});
