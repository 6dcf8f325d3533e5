import type { Game } from '@tessera/kernel';

/** Allows an option that the game takes as JSON text to be written as an object. */
export function optionsOf(game: Game, options: object): object {
  const parsed = game.options.safeParse(options);
  if (parsed.success) return options;
  const given = new Map<PropertyKey, unknown>(Object.entries(options));
  const texts = parsed.error.issues.flatMap(({ code, path: [name = ''] }) => {
    const value = given.get(name);
    return code === 'invalid_type' && typeof value === 'object' ? [[name, JSON.stringify(value)]] : [];
  });
  return { ...options, ...Object.fromEntries(texts) };
}
