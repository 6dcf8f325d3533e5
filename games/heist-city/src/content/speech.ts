import { type ProblemSpeech, problemSpeech } from '@tessera/rules';
import { content } from '../../texts/en/content.ts';

type Speech = ProblemSpeech<keyof typeof content>;

const speech: Speech = problemSpeech(content);

/** Message about content or a map; a code without a sentence does not compile. */
export const problem: Speech['problem'] = speech.problem;

/** Formats such a message, with the English text beside it. */
export const saying: Speech['saying'] = speech.saying;
