import type { Json } from '@tessera/kernel';
import type { GameManifest, OptionInput } from '@tessera/manifest';
import type { GameInfo } from '@tessera/protocol';
import * as z from 'zod';

const Schema = z.looseObject({ properties: z.record(z.string(), z.unknown()) });

type Inputs = Readonly<Record<string, OptionInput>>;

/** Returns the custom inputs of a game whose option is in the schema. */
export function inputsIn(schema: unknown, inputs: Inputs = {}): readonly (readonly [string, OptionInput])[] {
  const parsed = Schema.safeParse(schema);
  return parsed.success ? Object.entries(inputs).filter(([name]) => name in parsed.data.properties) : [];
}

const Choice = z.looseObject({ enum: z.array(z.string()) });

/**
 * Returns the option that the presets consist of, when they set only one and cover all its values. Choosing a preset
 * sets it.
 */
function chosenBySets(schema: unknown, presets: GameManifest['presets'] = []): readonly string[] {
  const parsed = Schema.safeParse(schema);
  const [name, ...others] = new Set(presets.flatMap(({ options }) => Object.keys(options)));
  if (!parsed.success || name === undefined || others.length > 0) return [];
  const choice = Choice.safeParse(parsed.data.properties[name]);
  const values = new Set(presets.map(({ options }) => options[name]));
  return choice.success && choice.data.enum.every((value) => values.has(value)) ? [name] : [];
}

/**
 * Returns the schema of the options that the form shows. It omits options with a custom input, and options that a
 * chosen custom input replaces. It also omits the number of players, which the seats give, and the option that the
 * presets set.
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
