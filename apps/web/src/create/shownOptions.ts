import * as z from 'zod';

const OWN_MAP = 'ownMap';
const Schema = z.looseObject({ properties: z.record(z.string(), z.unknown()) });

/** Whether a game is played on maps of one's own: that choice is more than a line to type. */
export function takesOwnMap(schema: unknown): boolean {
  const parsed = Schema.safeParse(schema);
  return parsed.success && OWN_MAP in parsed.data.properties;
}

/** The options that the form shows: the text of a map never, the sites only while there is none. */
export function shownOptions(schema: unknown, hasOwnMap: boolean): unknown {
  if (!takesOwnMap(schema)) return schema;
  const parsed = Schema.parse(schema);
  const shown = Object.entries(parsed.properties).filter(
    ([name]) => name !== OWN_MAP && !(hasOwnMap && name === 'map'),
  );
  return { ...parsed, properties: Object.fromEntries(shown) };
}
