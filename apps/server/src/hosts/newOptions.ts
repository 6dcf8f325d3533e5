import { type Game, KernelError, Match, readNewOptions } from '@tessera/kernel';
import * as z from 'zod';
import { ok, type Result, refusal, refuse } from '../result.ts';
import type { HostAnswers } from './hostMessages.ts';
import { optionsText } from './records.ts';

/** Placeholder in the text of a refusal for a missing name. */
const NO_NAME = 'none';

/** Parses the options of a new match by its rules; refuses options that do not fit, or with which no match can be set up. */
export function newOptions(game: Game, options: unknown, seats: number): Result<HostAnswers['options']> {
  const read = readNewOptions(game, options);
  if (!read.ok) {
    const { path, problem, name = NO_NAME, nearest = NO_NAME } = read.problem;
    return refuse('bad-options', { path: z.core.toDotPath([...path]), problem, name, nearest });
  }
  try {
    const { header, teams } = Match.create(game, { options, seats, seed: 'only to look' });
    return ok({ ...optionsText(header), ...(teams && { teams }) });
  } catch (error) {
    if (error instanceof KernelError) return { ok: false, refusal: optionsRefusal(error) };
    throw error;
  }
}

/** Why the kernel could not begin a match with some options. */
export function optionsRefusal({ place }: KernelError) {
  return refusal('bad-options', { path: place, problem: 'custom', name: NO_NAME, nearest: NO_NAME });
}
