import { type ProblemSpeech, problemSpeech } from '@tessera/rules';
import { content } from '../../texts/en/content.ts';

type Speech = ProblemSpeech<keyof typeof content>;

const speech: Speech = problemSpeech(content);

/** Something that is said of content or of a map; a code without a sentence does not compile. */
export const problem: Speech['problem'] = speech.problem;

/** Says it, with English beside it. */
export const saying: Speech['saying'] = speech.saying;
