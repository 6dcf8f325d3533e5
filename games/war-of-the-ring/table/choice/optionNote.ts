import { type DecisionPrompt, promptParamNumber, promptParamNumbers } from '@tessera/table';
import type { GameFormatter } from '@tessera/text';
import type { Action, View } from '@tessera/war-of-the-ring';
import {
  ARMY_LIMIT,
  attackOdds,
  cardName,
  combatRecordOf,
  describeCombat,
  FACES,
  fellows,
  LEVEL,
  nationName,
  nextHunt,
  oddsOfAllocation,
  poolSize,
  rangeWith,
  recordOf,
  SHADOW,
  sideOf,
  unitsAt,
  unitsOnTheWay,
} from '@tessera/war-of-the-ring/facts';
import { wokenBy } from '../model/separation.ts';
import { costOf, FATAL } from './cost.ts';
import { declaration } from './declaration.ts';
import { assaultOdds, winsAfter } from './forkOdds.ts';
import type { Option } from './offer.ts';

/** Context of the note of an option. */
interface NoteContext {
  readonly view: View;
  readonly seat: number | undefined;
  readonly ask: Pick<DecisionPrompt, 'kind' | 'about'> | undefined;
  readonly formatter: GameFormatter;
  /** Whether the table shows odds. */
  readonly odds: boolean;
}

/** Returns the note of a tile: the number of choices behind it, or the consequence and the odds. */
export function optionNote(option: Option, context: NoteContext): string | undefined {
  const { view, seat, formatter, odds } = context;
  if (option.kind === 'place') return option.count > 1 ? formatter.t('table.choices', { n: option.count }) : undefined;
  const { action } = option;
  const notes = [
    odds ? oddsNote(action, context) : undefined,
    factNote(action, context),
    costOf(view, seat, action, formatter),
  ].filter((note) => note !== undefined);
  return notes.length === 0 ? undefined : notes.join(' · ');
}

/** Returns the certain consequence of an action. */
export function factNote(action: Action, { view, ask, formatter }: NoteContext): string | undefined {
  const { t } = formatter;
  switch (action.type) {
    case 'use':
      return usageNote(action, formatter);
    case 'gather':
      return gatherNote(view, action.character, formatter);
    case 'combat':
      return t('table.note.card', {
        card: cardName(action.card, formatter),
        effect: describeCombat(combatRecordOf(action.card), formatter).join(', '),
      });
    case 'travel': {
      const nation = wokenBy(view, travellers(ask), action.to);
      return nation === undefined ? undefined : t('table.wakesHere', { nation: nationName(nation, formatter) });
    }
    case 'declare':
      return declaration(view, action.path, formatter);
    case 'guide':
      return guideNote(action.character, formatter);
    case 'done':
      return ask?.kind === 'fellowship' ? guideNote(view.fellowship.guide, formatter) : undefined;
    case 'advance':
      return t('table.note.advance', { box: Math.min(4, (view.boxes[action.nation] ?? 1) + 1) });
    case 'recruit':
      return t('table.note.reserve', { n: view.reserve[action.troop] ?? 0 });
    case 'march':
    case 'onward':
      return unitsNote(unitsThere(view, action), formatter);
    case 'cease':
      return t('table.note.cease');
    case 'decline':
      return ask?.kind === 'hunt.casualty' ? corruptionNote(view, view.hunt?.damage ?? 0, formatter) : undefined;
    case 'casualty':
      return corruptionNote(view, damageAfterLoss(view, action.random), formatter);
    default:
      return undefined;
  }
}

/** Returns the odds after an action. */
function oddsNote(action: Action, { view, seat, ask, formatter }: NoteContext): string | undefined {
  const { t } = formatter;
  const side = seat === undefined ? undefined : sideOf(view, seat);
  const percent = (chance: number) => Math.round(100 * chance);
  switch (action.type) {
    case 'attack': {
      const odds = side === undefined ? undefined : attackOdds(view, side, action.from, action.to);
      return odds && t('table.note.attack', { wins: percent(odds.attackerWins), loses: percent(odds.defenderWins) });
    }
    case 'allocate': {
      const { actions, success, reveal } = oddsOfAllocation(view, action.dice, poolSize(view, SHADOW));
      return t('table.note.allocate', {
        tile: percent(success),
        reveal: percent(reveal),
        dice: formatter.number(Math.round(10 * actions) / 10),
      });
    }
    case 'use': {
      if (action.as !== 'fellowship') return undefined;
      const { reveal, expectedDamage } = nextHunt(view);
      return t('table.note.move', {
        reveal: percent(reveal),
        damage: formatter.number(Math.round(10 * expectedDamage) / 10),
      });
    }
    case 'shelter': {
      const odds = ask?.kind === 'battle.shelter' ? assaultOdds(view) : undefined;
      return odds && t('table.note.shelter', { falls: percent(odds.attackerWins) });
    }
    case 'hit':
    case 'slay':
    case 'combat': {
      const chance = side === undefined ? undefined : winsAfter(view, side, action);
      return chance === undefined ? undefined : t('table.winsAfter', { chance: percent(chance) });
    }
    case 'press':
    case 'stand':
    case 'decline': {
      if (action.type === 'decline' && ask?.kind !== 'combat.card') return undefined;
      const chance = side === undefined ? undefined : winsAfter(view, side, action);
      return chance === undefined ? undefined : t('table.note.wins', { chance: percent(chance) });
    }
    default:
      return undefined;
  }
}

/** Returns what a use of a die leads to. The odds of the Hunt stand for a move of the Fellowship. R 6 */
function usageNote({ as, die }: Extract<Action, { type: 'use' }>, { t }: GameFormatter): string | undefined {
  if (as === 'fellowship') return undefined;
  return t(`table.note.use.${as === 'armies' && FACES[die] === 'character' ? 'ledArmy' : as}`);
}

/** Returns how far a group goes once a character has joined it. R 7.3, 10.8 */
function gatherNote(view: View, character: number, { t }: GameFormatter): string | undefined {
  const steps = rangeWith(view, character);
  return steps === undefined ? undefined : t('table.note.gather', { level: LEVEL[character] ?? 0, steps });
}

/** Returns the ability of a Guide in words. */
function guideNote(character: number, { t }: GameFormatter): string | undefined {
  const ability = recordOf(character).guide?.type;
  return ability && t(`reason.${ability}`);
}

function unitsNote(n: number, { t }: GameFormatter): string {
  return t('table.note.units', { n, limit: ARMY_LIMIT, more: Math.max(0, n - ARMY_LIMIT) });
}

/** Returns the units in the destination after the whole Army of the origin has moved there. */
function unitsThere(view: View, action: Extract<Action, { type: 'march' | 'onward' }>): number {
  const side = 'from' in action ? unitsSide(view, action.from) : undefined;
  const moved = 'from' in action && side !== undefined ? unitsAt(view, action.from, side) : unitsOnTheWay(view);
  const there = Math.max(unitsAt(view, action.to, 0), unitsAt(view, action.to, 1));
  return moved + there;
}

function unitsSide(view: View, place: number): number {
  return unitsAt(view, place, 0) > 0 ? 0 : 1;
}

function corruptionNote({ fellowship }: View, damage: number, { t }: GameFormatter): string {
  return t('table.note.corruption', { from: fellowship.corruption, to: fellowship.corruption + damage, of: FATAL });
}

/** Returns the damage that is left after a Companion is lost; a random one counts with the lowest Level. */
function damageAfterLoss(view: View, isRandom: boolean): number {
  const levels = isRandom ? fellows(view).map((one) => LEVEL[one] ?? 0) : [LEVEL[view.fellowship.guide] ?? 0];
  return Math.max(0, (view.hunt?.damage ?? 0) - Math.min(...levels));
}

/** Returns the characters that move to the chosen place. */
function travellers(ask: NoteContext['ask']): readonly number[] {
  const alone = ask?.kind === 'hobbit' ? promptParamNumber(ask.about, 'character') : undefined;
  return alone === undefined ? promptParamNumbers(ask?.about, 'group') : [alone];
}
