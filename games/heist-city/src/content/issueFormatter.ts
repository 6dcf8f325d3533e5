import { createIssueFormatter, type IssueFormatter } from '@tessera/rules';
import { content } from '../../texts/en/content.ts';

type Formatter = IssueFormatter<keyof typeof content>;

const formatter: Formatter = createIssueFormatter(content);

/** Message about content or a map; a code without a sentence does not compile. */
export const problem: Formatter['problem'] = formatter.problem;

/** Formats such a message, with the English text beside it. */
export const formatIssue: Formatter['saying'] = formatter.saying;
