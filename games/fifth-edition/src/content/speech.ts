import { type ProblemSpeech, problemSpeech, schemaError } from '@tessera/rules';
import { content } from '../../texts/en/content.ts';

/** Codes of messages about content of this game. */
export type ContentText = keyof typeof content;

type Speech = ProblemSpeech<ContentText>;

const speech: Speech = problemSpeech(content);

/** Creates a message about content. A code without a sentence does not compile. */
export const problem: Speech['problem'] = speech.problem;

/** Returns the message together with its English text. */
export const saying: Speech['saying'] = speech.saying;

/** Returns the `error` of a schema for a message code. */
export function wrong(code: ContentText): string {
  return schemaError('E_SCHEMA', saying({ message: problem(code) }));
}
