import * as z from 'zod';
import { formatIssue, problem, schemaError } from '../issueText.ts';
import { isForbiddenName } from '../names.ts';
import { parseRange, parseVersion } from './semver.ts';

const packId = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(?:[.-][a-z0-9]+)*$/, { abort: true })
  .refine((id) => !isForbiddenName(id), schemaError('E_SCHEMA', formatIssue({ message: problem('name-forbidden') })));
const version = z
  .string()
  .refine(
    (text) => parseVersion(text) !== undefined,
    schemaError('E_SCHEMA', formatIssue({ message: problem('not-a-version') })),
  );
const range = z
  .string()
  .refine(
    (text) => parseRange(text) !== undefined,
    schemaError('E_SCHEMA', formatIssue({ message: problem('not-a-range') })),
  );

/** The schema of `pack.json`. A game may extend it. */
export const PackManifest = z.strictObject({
  $schema: z.string().optional(),
  id: packId.describe('Short name, lower case with dashes and dots; references to records start with it'),
  version: version.describe('Version of the content: major.minor.patch'),
  game: z.string().min(1).describe('Id of the game this pack is for'),
  name: z.string().min(1).max(100).optional(),
  description: z.string().max(2000).optional(),
  authors: z.array(z.string()).optional(),
  license: z.string().optional(),
  requires: z.record(packId, range).optional().describe('Packs that must be loaded, each with a range of versions'),
  engine: range.optional().describe("Versions of the game's rules this pack works with"),
});

export type PackManifest = z.output<typeof PackManifest>;
