import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { editionFiles } from '../content/editions.ts';
import { EDITIONS } from '../vocabulary.ts';
import { type Describable, describablesIn } from './description.ts';
import { files as files2014 } from './files2014.ts';
import { files as files2024 } from './files2024.ts';
import { loadDescriptions } from './load.ts';
import { measureDescriptions } from './measure.ts';

const Records = z.looseObject({
  kind: z.string().default(''),
  records: z
    .array(
      z.looseObject({
        id: z.string(),
        name: z.string(),
        features: z.array(z.looseObject({ name: z.string() })).default([]),
      }),
    )
    .default([]),
});

describe.each(EDITIONS)('descriptions of %s', (edition) => {
  it('are all listed', () => {
    const folder = fileURLToPath(new URL(`../../descriptions/${edition}`, import.meta.url));
    const there = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
    expect((edition === '2014' ? files2014 : files2024).length).toBe(there.length);
  });

  it('describe everything, with numbers that are in the record or named as prose', async () => {
    const findings = measureDescriptions(await describables(edition), await loadDescriptions(edition));
    expect(findings).toEqual([]);
  });
});

async function describables(edition: (typeof EDITIONS)[number]): Promise<readonly Describable[]> {
  return (await editionFiles(edition)).flatMap((file) => {
    const { kind, records } = Records.parse(JSON.parse(file.text));
    return describablesIn(kind, records);
  });
}
