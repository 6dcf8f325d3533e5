import type { Json } from '@tessera/kernel';
import type { OptionInput } from '@tessera/manifest';
import type { GameInfo } from '@tessera/protocol';
import * as z from 'zod';

const Schema = z.looseObject({ properties: z.record(z.string(), z.unknown()) });

type Inputs = Readonly<Record<string, OptionInput>>;

/** Those of a game's inputs whose option the schema has. */
export function inputsIn(schema: unknown, inputs: Inputs = {}): readonly (readonly [string, OptionInput])[] {
  const parsed = Schema.safeParse(schema);
  return parsed.success ? Object.entries(inputs).filter(([name]) => name in parsed.data.properties) : [];
}

/**
 * The options that the form shows: what has an input of its own never, and what such an input stands in for only while
 * nothing is chosen there. How many play from the start, the seats say.
 */
export function shownOptions(
  { options: schema, seats }: Pick<GameInfo, 'options' | 'seats'>,
  inputs: Inputs | undefined,
  chosen: Readonly<Record<string, Json | undefined>>,
): unknown {
  const own = inputsIn(schema, inputs);
  if (own.length === 0 && seats.later === undefined) return schema;
  const hidden = new Set([
    ...(seats.later === undefined ? [] : [seats.later]),
    ...own.flatMap(([name, { insteadOf = [] }]) => [name, ...(chosen[name] === undefined ? [] : insteadOf)]),
  ]);
  const parsed = Schema.parse(schema);
  const shown = Object.entries(parsed.properties).filter(([name]) => !hidden.has(name));
  return { ...parsed, properties: Object.fromEntries(shown) };
}
