import * as z from 'zod';
import { eliminate, loseCharacter } from '../../armies/losses.ts';
import { battleOf, combatants, placeOf } from '../../battle/battleRecord.ts';
import { LEVEL } from '../../pieces/characters.ts';
import { troopsAt } from '../../pieces/figures.ts';
import { LEADERS_OF } from '../../pieces/troops.ts';
import type { Ctx } from '../../state/events.ts';
import type { State } from '../../state/state.ts';
import { askFighter, enough, fighterOf, NO_MORE, pick } from '../choices.ts';
import { combatKind, combatSchema } from '../combatKind.ts';

const victim = z.strictObject({
  who: z.enum(['minion', 'nazgul', 'leader', 'companion']),
  hits: z.int().min(1).max(5).describe('Hits of the re-roll it takes'),
  byLevel: z.boolean().default(false).describe('As many hits as his Level'),
});

const schema = combatSchema('slay', {
  victims: z.array(victim).min(1).max(2),
  may: z.boolean().describe('The owner may let them live'),
  spends: z.boolean().default(false).describe('One of the hits is used up'),
});

/** Hits of the Leader re-roll may eliminate an enemy figure in the battle. */
export const slay = combatKind({
  schema,
  describe: ({ victims, may, spends }, t) =>
    t('combat.slay', {
      victims: t.either(victims.map(({ who, hits, byLevel }) => t(`combat.victim.${who}`, { hits, level: byLevel }))),
      may,
      spends,
    }),
  way: ({ victims }, branch) => victims[branch]?.who,
  strike(state, effect, blow, ctx) {
    const possible = branches(state, effect, blow.side);
    if (possible.length === 0) return undefined;
    const only = possible.length === 1 && !effect.may ? victimsOf(state, effect, blow.side, possible[0]!) : [];
    if (only.length !== 1) return [askFighter(blow)];
    kill(state, effect, blow.side, possible[0]!, only[0]!, ctx);
    return undefined;
  },
  options(state, effect, { side }, [branch]) {
    if (branch === undefined) {
      const picks = branches(state, effect, side).map((one) => pick('branch', one));
      return effect.may ? [enough, ...picks] : picks;
    }
    const what = NAMED[effect.victims[branch]!.who] ? 'character' : 'troop';
    return victimsOf(state, effect, side, branch).map((victim) => pick(what, victim));
  },
  struck(state, effect, blow, chosen, ctx) {
    const [branch, victim] = chosen;
    if (branch === undefined || branch === NO_MORE) return undefined;
    if (victim === undefined) return [askFighter(blow, chosen)];
    kill(state, effect, blow.side, branch, victim, ctx);
    return undefined;
  },
});

type Slay = z.output<typeof schema>;

/** Whether the victims of a kind are named characters or counted figures. */
const NAMED = { minion: true, companion: true, nazgul: false, leader: false } as const;

/** Returns the possible victims of the re-roll's hits. The Witch-king is a Minion here, not one of the Nazgûl. */
function victimsOf(state: State, { victims }: Slay, side: number, branch: number): number[] {
  const { who, hits, byLevel } = victims[branch]!;
  const scored = fighterOf(state, side).rerollHits;
  if (scored < hits) return [];
  if (NAMED[who]) return combatants(state, 1 - side).filter((one) => !byLevel || LEVEL[one]! <= scored);
  const place = placeOf(battleOf(state), 1 - side);
  return LEADERS_OF[1 - side]!.filter((troop) => troopsAt(state, place, troop) > 0);
}

function branches(state: State, effect: Slay, side: number): number[] {
  return [...effect.victims.keys()].filter((branch) => victimsOf(state, effect, side, branch).length > 0);
}

function kill(state: State, effect: Slay, side: number, branch: number, victim: number, ctx: Ctx): void {
  if (effect.spends) fighterOf(state, side).hits -= 1;
  if (NAMED[effect.victims[branch]!.who]) loseCharacter(state, victim, ctx);
  else eliminate(state, placeOf(battleOf(state), 1 - side), victim, 1, ctx);
}
