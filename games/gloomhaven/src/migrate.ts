import { type MatchFile, type MatchHeader, type Path, type Renaming, renameInStates } from '@tessera/kernel';
import * as z from 'zod';

export const VERSION = '0.4.0';

/**
 * 0.4.0 plays as those before it did. What changed is that kinds of monsters are counted when they are killed, for a campaign to
 * hear of (0.2.0), what the records of what is being performed are called, that where the −1 cards of items lie is a ruling (0.3.0), and
 * that a match pins the content that it reads (0.4.0).
 */
export function migrate(file: MatchFile): MatchFile {
  const { header } = file;
  if (!TAKEN_OVER.has(header.version)) throw new Error(`there is no way from ${header.version} to ${VERSION}`);
  if (header.version === '0.3.0') return { ...file, header: { ...header, version: VERSION } };
  const options = withShuffledItems(header.options);
  return renameInStates({ ...file, header: { ...header, version: VERSION, options } }, PERFORMANCES);
}

const TAKEN_OVER: ReadonlySet<string> = new Set(['0.1.0', '0.2.0', '0.3.0']);

const Rules = z.looseObject({
  preset: z.string().optional(),
  variants: z.record(z.string(), z.json()).optional(),
});

/** Ruling 131 was as the rulebook has it, also in the preset of the specification: what was begun so goes on so. */
export function withShuffledItems(options: MatchHeader['options']): MatchHeader['options'] {
  const { preset, variants } = Rules.parse(options);
  if (preset !== 'spec') return options;
  return { ...options, variants: { 'items.deckCards': 'shuffled', ...variants } };
}

const PERFORMANCES: Renaming = { fields: { deeds: 'performances' }, text: frameText };

/** Frames were called after it too: `at` of its own, `of` of what is offered for all of it. */
function frameText([field, , key]: Path, text: string): string {
  if (field !== 'flow') return text;
  if (key === 'of') return text === 'deed' ? 'performance' : text;
  return key === 'at' ? text.replace(/^deed(?=$|\.)/, 'performance') : text;
}
