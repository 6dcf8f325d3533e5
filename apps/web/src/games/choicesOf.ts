import * as z from 'zod';

/** An option that is a choice of names. */
export interface Choice {
  readonly key: string;
  readonly label: string;
  readonly values: readonly string[];
  readonly usual: string;
}

const Property = z.object({
  enum: z.array(z.string()).min(2),
  default: z.string(),
  description: z.string().optional(),
});

/** The options of a game that are one name out of several, read from its JSON Schema. */
export function choicesOf(schema: Readonly<Record<string, unknown>>): Choice[] {
  const properties = z.record(z.string(), z.unknown()).safeParse(schema.properties);
  if (!properties.success) return [];
  return Object.entries(properties.data).flatMap(([key, property]) => {
    const parsed = Property.safeParse(property);
    if (!parsed.success) return [];
    const { enum: values, default: usual, description } = parsed.data;
    return [{ key, label: description ?? key, values, usual }];
  });
}
