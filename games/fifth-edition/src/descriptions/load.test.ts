import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nonEmpty } from '@tessera/testkit';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { editionFiles } from '../content/editions/editions.ts';
import { EDITIONS } from '../vocabulary/vocabulary.ts';
import { type Describable, describablesIn, descriptionSchema } from './description.ts';
import { loadDescriptions, once } from './load.ts';
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
  it('description files refer to the schema', () => {
    const folder = fileURLToPath(new URL('../../descriptions', import.meta.url));
    const names = readdirSync(join(folder, edition), { recursive: true, encoding: 'utf8' });
    for (const name of nonEmpty(names.filter((each) => each.endsWith('.json')))) {
      const { $schema } = JSON.parse(readFileSync(join(folder, edition, name), 'utf8'));
      expect(`${name} ${resolve(folder, edition, dirname(name), $schema ?? '')}`).toBe(
        `${name} ${join(folder, 'schema.json')}`,
      );
    }
  });

  it('descriptions cover all content, and each number is in the record or listed as prose', async () => {
    const findings = measureDescriptions(await describables(edition), await loadDescriptions(edition));
    expect(findings).toEqual([]);
  });
});

it('descriptions/schema.json is up to date (scripts/descriptionFiles.mjs writes it)', () => {
  const written = readFileSync(new URL('../../descriptions/schema.json', import.meta.url), 'utf8');
  expect(JSON.parse(written)).toEqual(descriptionSchema());
});

it('once retries a failed load on the next call', async () => {
  let reads = 0;
  const load = once(async (edition: string) => {
    if (++reads === 1) throw new Error('offline');
    return `${edition} ${reads}`;
  });
  await expect(load('2014')).rejects.toThrow('offline');
  expect(await Promise.all([load('2014'), load('2014')])).toEqual(['2014 2', '2014 2']);
});

async function describables(edition: (typeof EDITIONS)[number]): Promise<readonly Describable[]> {
  return (await editionFiles(edition)).flatMap((file) => {
    const { kind, records } = Records.parse(JSON.parse(file.text));
    return describablesIn(kind, records);
  });
}
