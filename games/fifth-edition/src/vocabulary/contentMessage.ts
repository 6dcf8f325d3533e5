import { createIssueFormatter, type IssueFormatter, schemaError } from '@tessera/rules';
import { content } from '../../texts/en/content.ts';

/** Codes of messages about content of this game. */
export type ContentText = keyof typeof content;

type Formatter = IssueFormatter<ContentText>;

const formatter: Formatter = createIssueFormatter(content);

/** Creates a message about content. A code without a sentence does not compile. */
export const problem: Formatter['problem'] = formatter.problem;

/** Returns the message together with its English text. */
export const formatIssue: Formatter['saying'] = formatter.saying;

/** Returns the `error` of a schema for a message code. */
export function wrong(code: ContentText): string {
  return schemaError('E_SCHEMA', formatIssue({ message: problem(code) }));
}
