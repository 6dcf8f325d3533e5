import { type MatchFile, type MatchHeader, type Path, renameInStates, type StateRenaming } from '@tessera/kernel';
import * as z from 'zod';

export const VERSION = '0.5.0';

/**
 * Migrates an old match file. Version 0.5.0 corrects rules (README, rulings 33 and 49 to 54); older matches keep the
 * readings of 0.4.0. Older saves change as follows: 0.2.0 counts kinds of monsters when they are killed, 0.3.0 renames
 * records of performances and makes the −1 cards of items a ruling, 0.4.0 pins the content.
 */
export function migrate(file: MatchFile): MatchFile {
  const { header } = file;
  if (!TAKEN_OVER.has(header.version)) throw new Error(`there is no way from ${header.version} to ${VERSION}`);
  const current = { ...file, header: withFormerRules({ ...header, version: VERSION }) };
  if (header.version === '0.3.0' || header.version === '0.4.0') return current;
  const options = withShuffledItems(current.header.options);
  return renameInStates({ ...current, header: { ...current.header, options } }, PERFORMANCES);
}

const TAKEN_OVER: ReadonlySet<string> = new Set(['0.1.0', '0.2.0', '0.3.0', '0.4.0']);

/** Adds the flag that keeps the readings of 0.4.0, also to the initial state of a fork. */
export function withFormerRules(header: MatchHeader): MatchHeader {
  const { options, origin } = header;
  const marked = { ...header, options: { ...options, formerRules: FORMER } };
  return origin === undefined
    ? marked
    : { ...marked, origin: { ...origin, state: { ...origin.state, formerRules: FORMER } } };
}

const FORMER = ['0.4.0'];

const Rules = z.looseObject({
  preset: z.string().optional(),
  variants: z.record(z.string(), z.json()).optional(),
});

/** Keeps ruling 131 as the rulebook has it. Older versions did so in the specification preset too. */
export function withShuffledItems(options: MatchHeader['options']): MatchHeader['options'] {
  const { preset, variants } = Rules.parse(options);
  if (preset !== 'spec') return options;
  return { ...options, variants: { 'items.deckCards': 'shuffled', ...variants } };
}

const PERFORMANCES: StateRenaming = { fields: { deeds: 'performances' }, text: frameText };

/**
 * Renames frames, which had names after the old record: the frame's own `at`, and the `of` of offers for the whole
 * performance.
 */
function frameText([field, , key]: Path, text: string): string {
  if (field !== 'flow') return text;
  if (key === 'of') return text === 'deed' ? 'performance' : text;
  return key === 'at' ? text.replace(/^deed(?=$|\.)/, 'performance') : text;
}
