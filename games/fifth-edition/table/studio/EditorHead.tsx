import type { Say } from '@tessera/text';
import { saveFile } from '@tessera/ui';
import { useEffect, useState } from 'react';
import type { KeptPack } from '../desk/rulebooks.ts';
import { BUMPS, bumped, type PackDraft, packOf, withManifest } from './draft.ts';
import { fileOfPack } from './packFile.ts';

interface EditorHeadProps {
  readonly say: Say;
  readonly draft: PackDraft;
  /** What is on the shelf already. */
  readonly kept: readonly KeptPack[];
  /** How many problems forbid to keep it. */
  readonly refusals: number;
  onChange(draft: PackDraft): void;
  readonly onUndo: (() => void) | undefined;
  readonly onRedo: (() => void) | undefined;
  onSave(pack: KeptPack): Promise<boolean>;
  onClose(): void;
}

/** The name and version of a pack, and what can be done with the whole of it. */
export function EditorHead({ say, draft, kept, refusals, onChange, onUndo, onRedo, onSave, onClose }: EditorHeadProps) {
  const pack = packOf(draft);
  const text = pack && fileOfPack(pack);
  const there = pack && kept.find(({ id, version }) => id === pack.id && version === pack.version);
  const isKept = there !== undefined && fileOfPack(there) === text;
  useUnloadWarning(!isKept);
  return (
    <header className="fe-studio-head">
      <LeaveButton say={say} isKept={isKept} onClose={onClose} />
      <h2 className="fe-levelup-title">{pack?.name ?? say('studio.noManifest')}</h2>
      {pack !== undefined && (
        <span className="fe-c-row">
          {pack.version}
          {BUMPS.map((bump) => (
            <button
              key={bump}
              type="button"
              className="fe-c-pick"
              title={say(`studio.bumpHint.${bump}`)}
              onClick={() => onChange(withManifest(draft, { version: bumped(pack.version, bump) }))}
            >
              {say('studio.bumpTo', { version: bumped(pack.version, bump) })}
            </button>
          ))}
        </span>
      )}
      <span className="fe-c-row fe-studio-save">
        <button type="button" className="fe-button" disabled={onUndo === undefined} onClick={onUndo}>
          {say('history.undo')}
        </button>
        <button type="button" className="fe-button" disabled={onRedo === undefined} onClick={onRedo}>
          {say('history.redo')}
        </button>
        <button
          type="button"
          className="fe-button"
          disabled={pack === undefined}
          onClick={() => pack && saveFile(`${pack.id}-${pack.version}.json`, fileOfPack(pack))}
        >
          {say('studio.export')}
        </button>
        <button
          type="button"
          className="fe-button fe-button-act"
          disabled={pack === undefined || refusals > 0 || isKept}
          onClick={() => pack && void onSave(pack)}
        >
          {say(isKept ? 'studio.saved' : 'studio.save')}
        </button>
      </span>
      {refusals > 0 && <p className="fe-c-warned">{say('studio.refused', { n: refusals })}</p>}
      {there !== undefined && !isKept && (
        <p className="fe-small">{say('studio.sameVersion', { version: there.version })}</p>
      )}
    </header>
  );
}

/** Leaving what is not kept asks twice. */
function LeaveButton({
  say,
  isKept,
  onClose,
}: Pick<EditorHeadProps, 'say' | 'onClose'> & { readonly isKept: boolean }) {
  const [isSure, setSure] = useState(false);
  return (
    <button
      type="button"
      className="fe-button"
      onClick={() => (isKept || isSure ? onClose() : setSure(true))}
      onBlur={() => setSure(false)}
    >
      {say(isSure && !isKept ? 'studio.leaveSure' : 'studio.back')}
    </button>
  );
}

/** The browser asks before a page with unsaved work is closed. */
function useUnloadWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
}
