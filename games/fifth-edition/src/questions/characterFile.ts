import type { TranslateFn } from '@tessera/text';
import * as z from 'zod';
import { openPlace } from '../evaluate/features/pendingQuestions.ts';
import { CharacterRecord } from '../record/record.ts';
import { messageText } from '../vocabulary/message.ts';
import type { PendingChoice } from './pendingChoices.ts';

/** The open choices, for people who edit a character file by hand. No code reads them. */
const OpenChoices = z
  .record(
    z.string(),
    z.strictObject({
      prompt: z.string(),
      at: z.string().describe('Where in the file the answer goes'),
      type: z.enum(['select', 'multiselect', 'number', 'text', 'distribute']),
      choose: z.number().optional().describe('How many, or how many points'),
      options: z.array(z.string()).optional(),
    }),
  )
  .describe('Open choices and their options, written by `tessera sheet new` and ignored when the file is read');

const CharacterFile = CharacterRecord.extend({ $open: OpenChoices.optional() });

/** Returns the JSON Schema of a character file, for editors. */
export function characterJsonSchema(): object {
  return z.toJSONSchema(CharacterFile, { io: 'input' });
}

/** Returns a character file with its open choices: the localized question and the options of each. */
export function characterFile(record: CharacterRecord, open: readonly PendingChoice[], t: TranslateFn): object {
  const questions = open.map(({ key, prompt, type, max, offers }) => {
    const options = offers.filter(({ unavailable }) => unavailable === undefined).map(({ value }) => value);
    const counts = type === 'multiselect' || type === 'distribute';
    const at = openPlace(key);
    return [
      key,
      {
        prompt: messageText(prompt, t),
        at,
        type,
        ...(counts && { choose: max }),
        ...(options.length > 0 && { options }),
      },
    ];
  });
  return { ...record, $open: Object.fromEntries(questions) };
}

/** Returns the content of a character file without its list of open choices. */
export function withoutOpenChoices(json: unknown): unknown {
  if (typeof json !== 'object' || json === null || !('$open' in json)) return json;
  const { $open: _, ...record } = json;
  return record;
}
