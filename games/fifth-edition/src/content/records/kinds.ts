import { PackManifest } from '@tessera/rules';
import * as z from 'zod';
import { EDITIONS } from '../../vocabulary/vocabulary.ts';
import * as records from './records.ts';

export const contentKinds = {
  skill: records.SkillRecord,
  language: records.LanguageRecord,
  progression: records.Progression,
  rule: records.RuleRecord,
  species: records.SpeciesRecord,
  lineage: records.LineageRecord,
  background: records.BackgroundRecord,
  class: records.ClassRecord,
  subclass: records.SubclassRecord,
  feat: records.FeatRecord,
  item: records.ItemRecord,
  condition: records.ConditionRecord,
  spell: records.SpellRecord,
  form: records.FormRecord,
  migration: records.MigrationRecord,
};
export type ContentKinds = typeof contentKinds;

/** Pack manifest with the editions of its records. */
export const Manifest = PackManifest.extend({
  editions: z.array(z.enum(EDITIONS)).min(1),
});
export type Manifest = z.output<typeof Manifest>;

export const GAME = 'fifth-edition';
export const ENGINE_VERSION = '1.0.0';
