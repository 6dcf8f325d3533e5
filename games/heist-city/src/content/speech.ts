import { createIssueFormatter, type IssueFormatter } from '@tessera/rules';
import { content } from '../../texts/en/content.ts';

type Speech = IssueFormatter<keyof typeof content>;

const speech: Speech = createIssueFormatter(content);

/** Message about content or a map; a code without a sentence does not compile. */
export const problem: Speech['problem'] = speech.problem;

/** Formats such a message, with the English text beside it. */
export const formatIssue: Speech['saying'] = speech.saying;
