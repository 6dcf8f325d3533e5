import { type ProblemSpeech, problemSpeech, schemaError } from '@tessera/rules';
import { content } from '../../texts/en/content.ts';

/** The codes of what is said of this game's content alone. */
export type ContentText = keyof typeof content;

type Speech = ProblemSpeech<ContentText>;

const speech: Speech = problemSpeech(content);

/** Something that is said of content; a code without a sentence does not compile. */
export const problem: Speech['problem'] = speech.problem;

/** Says it, with English beside it. */
export const saying: Speech['saying'] = speech.saying;

/** For the `error` of a schema: what it says when it refuses. */
export function wrong(code: ContentText): string {
  return schemaError('E_SCHEMA', saying({ message: problem(code) }));
}
