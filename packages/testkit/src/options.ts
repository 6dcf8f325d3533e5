import type { Game } from '@tessera/kernel';
import { valueAt } from './cases/place.ts';
import { brief } from './difference.ts';
import { TestkitError } from './errors.ts';

/** Returns the options with defaults filled in. Throws a TestkitError that names the first invalid one. */
export function optionsOf(game: Game, options: unknown): object {
  const parsed = game.options.safeParse(options);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const option = issue?.path.map(String).join('.') ?? '';
  const advice = valueAt(options, option) === undefined ? ' Every option needs a default.' : '';
  throw new TestkitError(
    'bad-options',
    `options.${option}`,
    `${game.id} cannot be played with ${brief(options)}: ${issue?.message} (options.${option}).${advice}`,
  );
}
