import { type Bot, botsOf, budgetOf, LEVELS, type Level, type Limit, levelsOf } from '@tessera/bots';
import type { CatalogEntry } from '@tessera/catalog';
import { fastChance, hashValue, type Match, type Seat } from '@tessera/kernel';
import { type Flags, type ParsedArguments, unknownName, wholeNumber } from '@tessera/terminal';
import type { Thinker } from './play/table.ts';

/** Flags that limit how long bots think. */
export const LIMIT_FLAGS = {
  'budget-ms': { type: 'string', value: 'ms', about: 'Time limit of a bot per decision, in milliseconds' },
  iterations: {
    type: 'string',
    value: 'N',
    about: 'Iteration limit of a bot per decision; makes its choices reproducible',
  },
} as const satisfies Flags;

type LimitFlags = ParsedArguments<typeof LIMIT_FLAGS>['flags'];

/** Bot with its limit. */
export interface Opponent {
  readonly bot: Bot;
  readonly limit: Limit;
}

/** Returns the bot with this name, or the one of this level. */
export function opponentNamed({ game, bots }: CatalogEntry, name: string, limit: Limit | undefined): Opponent {
  const known = botsOf(game, bots);
  const levels = levelsOf(bots);
  const level = isLevel(name) ? levels[name] : undefined;
  const bot = Object.hasOwn(known, level?.bot ?? name) ? known[level?.bot ?? name] : undefined;
  if (!bot) throw unknownName('unknown-bot', `bot of ${game.id} called`, name, [...Object.keys(known), ...LEVELS]);
  return { bot, limit: limit ?? (level ?? levels.normal).budget };
}

/** Returns the limit of the flags, if any. */
export function limitFrom(flags: LimitFlags): Limit | undefined {
  const ms = wholeNumber('budget-ms', flags['budget-ms'], { min: 1 });
  const iterations = wholeNumber('iterations', flags.iterations, { min: 1 });
  if (ms !== undefined) return iterations === undefined ? { ms } : { ms, iterations };
  return iterations === undefined ? undefined : { iterations };
}

/** Returns the flags that set this limit. */
export function limitArguments(limit: Limit): string[] {
  return [
    ...('ms' in limit ? ['--budget-ms', String(limit.ms)] : []),
    ...(limit.iterations === undefined ? [] : ['--iterations', String(limit.iterations)]),
  ];
}

/**
 * Returns a thinker that plays a bot in a real match, with the view of its seat. After an undo it makes the same choice
 * at the same position.
 */
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
