import type { Json } from '@tessera/kernel';
import type { GameManifest, OptionInput } from '@tessera/manifest';
import type { GameInfo } from '@tessera/protocol';
import * as z from 'zod';

const Schema = z.looseObject({ properties: z.record(z.string(), z.unknown()) });

type Inputs = Readonly<Record<string, OptionInput>>;

/** Those of a game's inputs whose option the schema has. */
export function inputsIn(schema: unknown, inputs: Inputs = {}): readonly (readonly [string, OptionInput])[] {
  const parsed = Schema.safeParse(schema);
  return parsed.success ? Object.entries(inputs).filter(([name]) => name in parsed.data.properties) : [];
}

const Choice = z.looseObject({ enum: z.array(z.string()) });

/** The option that ready-made sets are nothing but the values of, if there is one: choosing a set is choosing it. */
function chosenBySets(schema: unknown, presets: GameManifest['presets'] = []): readonly string[] {
  const parsed = Schema.safeParse(schema);
  const [name, ...others] = new Set(presets.flatMap(({ options }) => Object.keys(options)));
  if (!parsed.success || name === undefined || others.length > 0) return [];
  const choice = Choice.safeParse(parsed.data.properties[name]);
  const values = new Set(presets.map(({ options }) => options[name]));
  return choice.success && choice.data.enum.every((value) => values.has(value)) ? [name] : [];
}

/**
 * The options that the form shows: what has an input of its own never, and what such an input stands in for only while
 * nothing is chosen there. How many play from the start, the seats say; what the ready-made sets say is not asked again.
 */
export function shownOptions(
  { options: schema, seats }: Pick<GameInfo, 'options' | 'seats'>,
  { inputs, presets }: Pick<GameManifest, 'inputs' | 'presets'>,
  chosen: Readonly<Record<string, Json | undefined>>,
): unknown {
  const own = inputsIn(schema, inputs);
  const bySets = chosenBySets(schema, presets);
  if (own.length === 0 && bySets.length === 0 && seats.later === undefined) return schema;
  const hidden = new Set([
    ...bySets,
    ...(seats.later === undefined ? [] : [seats.later]),
    ...own.flatMap(([name, { insteadOf = [] }]) => [name, ...(chosen[name] === undefined ? [] : insteadOf)]),
  ]);
  const parsed = Schema.parse(schema);
  const shown = Object.entries(parsed.properties).filter(([name]) => !hidden.has(name));
  return { ...parsed, properties: Object.fromEntries(shown) };
}
