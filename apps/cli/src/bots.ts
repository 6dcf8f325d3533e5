import { type Bot, botsOf, budgetOf, LEVELS, type Level, type Limit, levelsOf } from '@tessera/bots';
import type { CatalogEntry } from '@tessera/catalog';
import { fastChance, hashValue, type Match, type Seat } from '@tessera/kernel';
import { type Flags, type Given, unknownName, wholeNumber } from '@tessera/terminal';
import type { Thinker } from './play/table.ts';

/** How long bots may think. */
export const LIMIT_FLAGS = {
  'budget-ms': { type: 'string', value: 'ms', about: 'How long a bot may think about one decision' },
  iterations: { type: 'string', value: 'N', about: 'How many iterations it may spend; the same choice every time' },
} as const satisfies Flags;

type LimitFlags = Given<typeof LIMIT_FLAGS>['flags'];

/** A bot and how long it thinks. */
export interface Opponent {
  readonly bot: Bot;
  readonly limit: Limit;
}

/** Who answers to a name: one of the game's bots, or a level of strength. */
export function opponentNamed({ game, bots }: CatalogEntry, name: string, limit: Limit | undefined): Opponent {
  const known = botsOf(game, bots);
  const levels = levelsOf(bots);
  const level = isLevel(name) ? levels[name] : undefined;
  const bot = Object.hasOwn(known, level?.bot ?? name) ? known[level?.bot ?? name] : undefined;
  if (!bot) throw unknownName('unknown-bot', `bot of ${game.id} called`, name, [...Object.keys(known), ...LEVELS]);
  return { bot, limit: limit ?? (level ?? levels.normal).budget };
}

/** The limit that was asked for, if any. */
export function limitFrom(flags: LimitFlags): Limit | undefined {
  const ms = wholeNumber('budget-ms', flags['budget-ms'], { min: 1 });
  const iterations = wholeNumber('iterations', flags.iterations, { min: 1 });
  if (ms !== undefined) return iterations === undefined ? { ms } : { ms, iterations };
  return iterations === undefined ? undefined : { iterations };
}

/** The flags that say the same again. */
export function limitArguments(limit: Limit): string[] {
  return [
    ...('ms' in limit ? ['--budget-ms', String(limit.ms)] : []),
    ...(limit.iterations === undefined ? [] : ['--iterations', String(limit.iterations)]),
  ];
}

/** A bot at a real match: it sees what its seat sees. After an undo it thinks the same again at the same place. */
export function thinkerOf({ bot, limit }: Opponent, seed: string): Thinker {
  return async (match: Match, seat: Seat) => {
    const question = {
      view: match.view(seat),
      seat,
      legal: match.legal(seat),
      budget: budgetOf(limit, () => performance.now()),
      chance: fastChance(hashValue([seed, match.seq, seat])),
    };
    const action = bot.choose(question);
    const reason = bot.reason?.(question, action);
    return reason ? { action, reason } : { action };
  };
}

function isLevel(name: string): name is Level {
  return LEVELS.some((level) => level === name);
}
