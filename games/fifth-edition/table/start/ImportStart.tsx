import { type CharacterRecord, evaluateCharacter } from '@tessera/fifth-edition';
import { formatGameLabel } from '@tessera/rules';
import { Button } from '@tessera/ui';
import { useState } from 'react';
import { openRulebook } from '../character/rulebooks.ts';
import { editionOf, foundryImport } from './foundryImport.ts';
import type { LeftOut } from './foundryState.ts';
import { type FileProblem, readCharacter } from './readCharacter.ts';
import type { Start } from './start.ts';

/** Content of a file before a character is created. */
type Found =
  | { readonly kind: 'problems'; readonly problems: readonly FileProblem[] }
  | { readonly kind: 'backup'; readonly text: string }
  | {
      readonly kind: 'character';
      readonly record: CharacterRecord;
      readonly open: number;
      readonly report?: {
        readonly taken: readonly string[];
        readonly lost: readonly string[];
        readonly left: readonly LeftOut[];
      };
    };

/** Import of a file or pasted text: shows its type and the recognized parts before it creates a character. */
export function ImportStart({ t, isBusy, run, create, restore }: Start) {
  const [text, setText] = useState('');
  const [found, setFound] = useState<Found>();
  const read = (given: string) => {
    setText(given);
    setFound(undefined);
    return given.trim() === '' ? undefined : run(async () => setFound(await lookInto(given)));
  };
  const load = async (file: File | undefined) => file && (await read(await file.text()));
  return (
    <>
      <div className="flex flex-wrap gap-3 items-end">
        <label className="fe-field">
          <span>{t('start.import.file')}</span>
          <input type="file" accept=".json,application/json" onChange={({ target }) => void load(target.files?.[0])} />
        </label>
      </div>
      <label className="fe-field">
        <span>{t('start.import.paste')}</span>
        <textarea rows={4} value={text} spellCheck={false} onChange={({ target }) => void read(target.value)} />
      </label>
      <p className="text-note text-muted">{t('start.import.help')}</p>
      {found?.kind === 'problems' && (
        <div className="fe-conflict mb-3 py-2 px-3 border border-enemy rounded-control" role="alert">
          <p>{t('start.import.unreadable')}</p>
          <ul>
            {found.problems.map(({ path, message }) => (
              <li key={`${path} ${formatGameLabel(message, t)}`}>
                <code>{path === '' ? t('start.import.whole') : path}</code> {formatGameLabel(message, t)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {found?.kind === 'backup' && (
        <>
          <p>{t(restore === undefined ? 'start.import.backupElsewhere' : 'start.import.backup')}</p>
          {restore !== undefined && (
            <Button small tone="act" working={isBusy} onClick={() => void restore(found.text)}>
              {t('start.import.restore')}
            </Button>
          )}
        </>
      )}
      {found?.kind === 'character' && (
        <>
          <p>
            {t('start.import.found', {
              name: found.record.name || t('desk.nameless'),
              level: found.record.levels.length,
            })}
          </p>
          {found.report !== undefined && (
            <div className="fe-report text-note text-muted">
              <p>{t('start.import.taken', { n: found.report.taken.length })}</p>
              <p>{found.report.taken.join(', ')}</p>
              {found.report.lost.length > 0 && <p>{t('start.import.lost', { n: found.report.lost.length })}</p>}
              <p>{found.report.lost.join(', ')}</p>
              {found.report.left.length > 0 && (
                <p>
                  {t('start.import.left')} {found.report.left.map((part) => t(`start.import.part.${part}`)).join(', ')}
                </p>
              )}
              <p>{t('start.import.order')}</p>
            </div>
          )}
          {found.open > 0 && <p>{t('start.import.open', { n: found.open })}</p>}
          <Button
            small
            tone="act"
            working={isBusy}
            onClick={() => void create(found.record, 'file', found.open > 0 ? 'build' : 'sheet')}
          >
            {t('start.import.make')}
          </Button>
        </>
      )}
    </>
  );
}

async function lookInto(text: string): Promise<Found> {
  const read = readCharacter(text);
  if (read.kind === 'unreadable') return { kind: 'problems', problems: read.problems };
  if (read.kind === 'backup') return { kind: 'backup', text };
  if (read.kind === 'record') {
    const { rulebook } = await openRulebook(read.record.edition, read.record.packs);
    const { choices } = evaluateCharacter(read.record, rulebook);
    return { kind: 'character', record: read.record, open: openIn(choices) };
  }
  const { rulebook } = await openRulebook(editionOf(read.actor), []);
  const { record, taken, lost, left } = foundryImport(read.actor, rulebook);
  const { choices } = evaluateCharacter(record, rulebook);
  return { kind: 'character', record, open: openIn(choices), report: { taken, lost, left } };
}

function openIn(choices: readonly { readonly state: string }[]): number {
  return choices.filter(({ state }) => state === 'pending' || state === 'invalid').length;
}
