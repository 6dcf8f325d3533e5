import {
  type Action,
  ADVICE_SAYINGS,
  type Advice,
  type AdviceCategory,
  advise,
  adviseAction,
  type Mood,
  type Severity,
} from '@tessera/heist-city';
import type { Json, Seat } from '@tessera/kernel';
import { fill, hasText, type Params } from '../speech.ts';
import { percent, type Speaker, tenths } from './speaker.ts';

/** One piece of advice as the table shows it. */
export interface Hint {
  readonly code: string;
  readonly category: AdviceCategory;
  readonly severity: Severity;
  readonly text: string;
}

/** What a listener wants to hear, and of what nothing. */
export interface Ear {
  readonly mood: Mood;
  readonly mute: readonly AdviceCategory[];
  readonly language: string;
}

/** Advice on what is armed, or on how things stand; the gravest first. */
export function hints(speaker: Speaker, seat: Seat, action: Action | undefined, ear: Ear): readonly Hint[] {
  const { view } = speaker;
  const found = action ? adviseAction(view, seat, action, ear) : advise(view, seat, ear);
  return found.map((advice) => ({
    code: advice.code,
    category: advice.category,
    severity: advice.severity,
    text: adviceWords(speaker, advice, ear.language),
  }));
}

/** Advice in the listener's language. Refusals have words of the table's own, which are shorter. */
export function adviceWords(speaker: Speaker, { code, params }: Advice, language: string): string {
  const words = wordsOf(speaker, params);
  if (code.startsWith(REFUSED)) {
    const key = `refusal.${code.slice(REFUSED.length)}`;
    return speaker.say(hasText('en', key) ? key : 'refusal.otherwise', words);
  }
  const key = `advice.${code}`;
  return hasText(language, key) ? speaker.say(key, words) : fill(ADVICE_SAYINGS[code]?.text ?? code, words);
}

/** A refusal of the engine in the listener's language. */
export function refusalWords(
  speaker: Speaker,
  code: string,
  params: Readonly<Record<string, Json>>,
): string | undefined {
  const key = `refusal.${code}`;
  return hasText('en', key) ? speaker.say(key, wordsOf(speaker, params)) : undefined;
}

const REFUSED = 'refused-';

function wordsOf(speaker: Speaker, params: Readonly<Record<string, Json>>): Params {
  const words: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(params)) words[name] = word(speaker, name, value);
  const { range, distance, by } = params;
  if (typeof range === 'number' && typeof distance === 'number') words.missing = distance - range;
  if (typeof by === 'string') words.obstacle = speaker.say(`obstacle.${by}`);
  return words;
}

/** A param by what its name says it is. */
function word(speaker: Speaker, name: string, value: Json): string | number {
  switch (name) {
    case 'unit':
    case 'target':
      return speaker.unit(Number(value));
    case 'by':
      return typeof value === 'number' ? speaker.unit(value) : String(value);
    case 'item':
    case 'weapon':
      return speaker.item(String(value));
    case 'cell':
    case 'to':
      return speaker.cell(Number(value));
    case 'at':
      return Array.isArray(value) ? value.join(',') : String(value);
    case 'wounds':
    case 'before':
    case 'more':
      return tenths(speaker.say, Number(value));
    case 'chance':
      return `${percent(Number(value))} %`;
    case 'action':
      return speaker.action(String(value));
    case 'stance':
      return speaker.stance(String(value));
    case 'role':
      return speaker.say(`name.role.${value}`);
    case 'event':
      return speaker.say(`name.score.${value}`);
    default:
      return typeof value === 'number' ? value : Array.isArray(value) ? value.join(', ') : String(value);
  }
}
