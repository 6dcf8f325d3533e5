import { packManifestSchema } from '@tessera/rules';
import * as z from 'zod';
import { EDITIONS } from '../vocabulary.ts';
import * as records from './records.ts';

/** The kinds of content there are, each with the schema of its records. */
export const contentKinds = {
  skill: records.skillSchema,
  language: records.languageSchema,
  progression: records.progressionSchema,
  rule: records.ruleSchema,
  species: records.speciesSchema,
  lineage: records.lineageSchema,
  background: records.backgroundSchema,
  class: records.classSchema,
  subclass: records.subclassSchema,
  feat: records.featSchema,
  item: records.itemSchema,
  condition: records.conditionSchema,
  spell: records.spellSchema,
  form: records.formSchema,
  migration: records.migrationSchema,
};
export type ContentKinds = typeof contentKinds;

/** A pack says which editions its records belong to. */
export const manifestSchema = packManifestSchema.extend({
  editions: z.array(z.enum(EDITIONS)).min(1),
});
export type Manifest = z.output<typeof manifestSchema>;

export const GAME = 'fifth-edition';
export const ENGINE_VERSION = '1.0.0';
