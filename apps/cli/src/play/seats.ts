import type { Game, SeatHolder } from '@tessera/kernel';
import { list, UsageError } from '@tessera/terminal';

/**
 * Returns the holders of the seats, from `--seats human:Ada,bot:mcts` or from `--bots mcts` with humans on the other
 * seats.
 */
export function seatHolders(
  { seats: { min, max }, id }: Game,
  { seats, bots }: { readonly seats?: string | undefined; readonly bots?: string | undefined },
): SeatHolder[] {
  if (seats !== undefined && bots !== undefined) {
    throw new UsageError('bad-option', '--seats says it all: leave out --bots.');
  }
  if (seats !== undefined) return list('seats', seats).map(holder);
  const names = bots === undefined ? [] : list('bots', bots);
  if (names.length > max) throw new UsageError('bad-option', `${id} has only ${max} seats for ${names.length} bots.`);
  const count = Math.min(max, Math.max(min, names.length + 1));
  const people = Array.from({ length: count - names.length }, (_, seat) => person(seat));
  return [...people, ...names.map(bot)];
}

function holder(text: string, seat: number): SeatHolder {
  const [, kind, name] = /^(human|bot)(?::(.+))?$/.exec(text) ?? [];
  if (kind === 'human') return name === undefined ? person(seat) : { name, kind };
  if (kind === 'bot' && name !== undefined) return bot(name);
  throw new UsageError('bad-option', `--seats: "${text}" is not human, human:<name> or bot:<name>.`);
}

function person(seat: number): SeatHolder {
  return { name: `Player ${seat + 1}`, kind: 'human' };
}

function bot(name: string): SeatHolder {
  return { name, kind: 'bot' };
}
