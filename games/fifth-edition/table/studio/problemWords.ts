import { type MessageParam, type Problem, problemIn } from '@tessera/rules';
import type { Say } from '@tessera/text';

/** A problem of a pack in the language of the page; what its own game's checks say in English stays so. */
export function problemWords(problem: Problem, say: Say): Problem {
  return problemIn(problem, (label) => String(worded(label, say)));
}

function worded(param: MessageParam, say: Say): string | number {
  if (typeof param === 'string' || typeof param === 'number') return param;
  if (isList(param)) return param.map((each) => worded(each, say)).join(', ');
  const { code, params = {} } = param;
  return say(
    `content.${code}`,
    Object.fromEntries(Object.entries(params).map(([name, value]) => [name, worded(value, say)])),
  );
}

function isList(param: MessageParam): param is readonly MessageParam[] {
  return Array.isArray(param);
}
