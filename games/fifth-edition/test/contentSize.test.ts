import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { EDITIONS, editionFiles } from '../src/index.ts';

const MEGABYTE = 1024 * 1024;

test.each(EDITIONS)('compressed content of an edition is below one megabyte: %s', async (edition) => {
  const text = (await editionFiles(edition)).map((file) => file.text).join('\n');
  expect(gzipSync(text).length).toBeLessThan(MEGABYTE);
});
