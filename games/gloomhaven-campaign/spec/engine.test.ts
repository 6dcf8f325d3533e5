import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';
import * as spec from './campaign.ts';

// The engine specification describes scenarios and campaign together; the list of its blocks is with the scenarios.
const LIST = new URL('../../gloomhaven/spec/engine.json', import.meta.url);
const Block = z.object({
  name: z.string(),
  package: z.string().optional(),
  functions: z.array(z.string()),
  elsewhere: z.record(z.string(), z.string()),
});
const { blocks } = z.object({ blocks: z.array(Block) }).parse(JSON.parse(readFileSync(LIST, 'utf8')));
const own = blocks.filter((block) => block.package === 'gloomhaven-campaign');

test('the engine specification has six blocks of functions of the campaign', () => {
  expect(own).toHaveLength(6);
});

test.each(own)('the campaign exports the functions of $name', ({ functions, elsewhere }) => {
  const exported: Readonly<Record<string, unknown>> = spec;
  expect(functions.length).toBeGreaterThan(0);
  for (const name of [...functions, ...Object.values(elsewhere)]) expect(exported[name], name).toBeTypeOf('function');
});
