import { type MatchFile, type MatchHeader, type Path, type Renaming, renameInStates } from '@tessera/kernel';
import * as z from 'zod';

export const VERSION = '0.5.0';

/**
 * 0.5.0 mends rules (README, rulings 33 and 49 to 54); a match that was begun before keeps the readings of 0.4.0. Those before it play as
 * 0.4.0 did: kinds of monsters are counted when they are killed (0.2.0), records of performances have other names, the −1 cards of
 * items are a ruling (0.3.0), and a match pins its content (0.4.0).
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

/** Adds the mark that keeps the readings of 0.4.0, also to the state that a fork begins with. */
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
