import type { Label, MessageParam, NestedMessage } from '@tessera/rules';
import type { KeyOf, TranslateFn } from '@tessera/text';
import type { engine } from '../../texts/en/engine.ts';
import type { Issue } from './issue.ts';

/** Codes for which the texts have a sentence. */
type EngineCode = KeyOf<(typeof engine)['engine']>;

/** Creates a message of the engine. A code without a sentence does not compile. */
export function engineMessage(code: EngineCode, params?: Readonly<Record<string, MessageParam>>): NestedMessage {
  return params === undefined ? { code } : { code, params };
}

/** Joins alternatives: "a or b". */
export function either(words: readonly Label[]): Label {
  const [first = '', ...rest] = words;
  return rest.reduce<Label>((left, right) => engineMessage('or', { left, right }), first);
}

/** Localizes a message of the engine; returns a name from content unchanged. */
export function messageText(label: Label, t: TranslateFn): string {
  if (typeof label === 'string') return label;
  const { code, params = {} } = label;
  const filled = Object.entries(params).map(([name, value]) => [name, paramText(name, value, t)] as const);
  return t(`engine.${code}`, Object.fromEntries(filled));
}

/** Localizes an issue with its hint. */
export function issueText({ message, hint }: Pick<Issue, 'message' | 'hint'>, t: TranslateFn): string {
  const parts = hint === undefined ? [message] : [message, hint];
  return parts.map((part) => messageText(part, t)).join('. ');
}

function paramText(name: string, value: MessageParam, t: TranslateFn): string | number {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return wordOf(name, value, t);
  if (isList(value)) return value.map((each) => paramText(name, each, t)).join(name === 'problems' ? '; ' : ', ');
  return messageText(value, t);
}

/** Maps the names of message parameters that hold rule terms to their section of the texts. */
const SECTIONS: Readonly<Record<string, string>> = {
  ability: 'words.short',
  kind: 'engine.kind',
  training: 'words.training',
  damageTypes: 'damageType',
  coin: 'words.coin',
};

/** Localizes a rule term; terms that content added keep their name. */
function wordOf(name: string, value: string, t: TranslateFn): string {
  const section = SECTIONS[name];
  if (section === undefined) return value;
  const key = `${section}.${value}`;
  const text = t(key);
  return text === key ? value : text;
}

function isList(value: MessageParam): value is readonly MessageParam[] {
  return Array.isArray(value);
}
