import { type DecisionPrompt, promptParamNumber, promptParamNumbers } from '@tessera/table';
import type { GameFormatter } from '@tessera/text';
import type { Action, View } from '@tessera/war-of-the-ring';
import { attackOdds, cardName, isElite, nationName, regularOf, SIDE_OF } from '@tessera/war-of-the-ring/facts';
import type { Option } from './offer.ts';
import { wokenBy } from './separation.ts';

/** Returns the note of a tile: the number of choices behind it, or the consequence. */
export function optionNote(
  view: View,
  ask: DecisionPrompt | undefined,
  option: Option,
  teller: GameFormatter,
  odds: boolean,
): string | undefined {
  const { say: t } = teller;
  if (option.kind === 'place') return option.count > 1 ? t('table.choices', { n: option.count }) : undefined;
  const { action } = option;
  if (action.type === 'combat') return cardName(action.card, teller);
  if (action.type === 'travel') {
    const nation = wokenBy(view, travellers(ask), action.to);
    return nation === undefined ? undefined : t('table.wakesHere', { nation: nationName(nation, teller) });
  }
  if (odds && (action.type === 'hit' || action.type === 'slay')) {
    const chance = winsAfter(view, action);
    return chance === undefined ? undefined : t('table.winsAfter', { chance: Math.round(100 * chance) });
  }
  return undefined;
}

/** Returns the characters that move to the chosen place. */
function travellers(ask: DecisionPrompt | undefined): readonly number[] {
  const alone = ask?.kind === 'hobbit' ? promptParamNumber(ask.about, 'character') : undefined;
  return alone === undefined ? promptParamNumbers(ask?.about, 'group') : [alone];
}

/** Returns the odds that the side taking a hit wins the battle after taking it this way. */
function winsAfter(view: View, action: Extract<Action, { type: 'hit' | 'slay' }>): number | undefined {
  const { battle } = view;
  const side = SIDE_OF[action.troop];
  if (!battle || side === undefined) return undefined;
  const place = side === battle.attacker ? battle.from : battle.to;
  const stack = view.stacks[place];
  if (!stack) return undefined;
  const left = [...stack];
  left[action.troop] = (left[action.troop] ?? 0) - 1;
  if (action.type === 'hit' && isElite(action.troop)) {
    const regular = regularOf(action.troop);
    left[regular] = (left[regular] ?? 0) + 1;
  }
  const stacks = view.stacks.map((one, i) => (i === place ? left : one));
  const odds = attackOdds({ ...view, stacks }, battle.attacker, battle.from, battle.to);
  if (!odds) return undefined;
  return side === battle.attacker ? odds.attackerWins : odds.defenderWins;
}
