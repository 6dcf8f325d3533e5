import type { TranslateFn } from '@tessera/text';
import { Button, Pill, saveFile } from '@tessera/ui';
import { useEffect, useState } from 'react';
import type { KeptPack } from '../../character/rulebooks.ts';
import { BUMPS, bumpVersion, type PackDraft, packOf, withManifest } from './draft.ts';
import { fileOfPack } from './packFile.ts';

interface EditorHeadProps {
  readonly t: TranslateFn;
  readonly draft: PackDraft;
  /** Packs in the storage. */
  readonly kept: readonly KeptPack[];
  /** Number of problems that prevent saving. */
  readonly refusals: number;
  onChange(draft: PackDraft): void;
  readonly onUndo: (() => void) | undefined;
  readonly onRedo: (() => void) | undefined;
  onSave(pack: KeptPack): Promise<boolean>;
  onClose(): void;
}

/** Name and version of a pack, with the actions for the whole pack. */
export function EditorHead({ t, draft, kept, refusals, onChange, onUndo, onRedo, onSave, onClose }: EditorHeadProps) {
  const pack = packOf(draft);
  const text = pack && fileOfPack(pack);
  const there = pack && kept.find(({ id, version }) => id === pack.id && version === pack.version);
  const isKept = there !== undefined && fileOfPack(there) === text;
  useUnloadWarning(!isKept);
  return (
    <header className="flex flex-wrap items-center gap-y-2 gap-x-4 [&>p]:basis-full">
      <LeaveButton t={t} isKept={isKept} onClose={onClose} />
      <h2 className="font-title font-semibold text-title leading-8">{pack?.name ?? t('studio.noManifest')}</h2>
      {pack !== undefined && (
        <span className="fe-c-row">
          {pack.version}
          {BUMPS.map((bump) => (
            <Pill
              key={bump}
              title={t(`studio.bumpHint.${bump}`)}
              onClick={() => onChange(withManifest(draft, { version: bumpVersion(pack.version, bump) }))}
            >
              {t('studio.bumpTo', { version: bumpVersion(pack.version, bump) })}
            </Pill>
          ))}
        </span>
      )}
      <span className="fe-c-row ml-auto">
        <Button small idle={onUndo === undefined} onClick={onUndo}>
          {t('history.undo')}
        </Button>
        <Button small idle={onRedo === undefined} onClick={onRedo}>
          {t('history.redo')}
        </Button>
        <Button
          small
          idle={pack === undefined}
          onClick={() => pack && saveFile(`${pack.id}-${pack.version}.json`, fileOfPack(pack))}
        >
          {t('studio.export')}
        </Button>
        <Button
          small
          tone="act"
          idle={pack === undefined || refusals > 0 || isKept}
          onClick={() => pack && void onSave(pack)}
        >
          {t(isKept ? 'studio.saved' : 'studio.save')}
        </Button>
      </span>
      {refusals > 0 && <p className="fe-c-warned">{t('studio.refused', { n: refusals })}</p>}
      {there !== undefined && !isKept && (
        <p className="text-note text-muted">{t('studio.sameVersion', { version: there.version })}</p>
      )}
    </header>
  );
}

/** Button that asks for confirmation before unsaved changes are discarded. */
function LeaveButton({ t, isKept, onClose }: Pick<EditorHeadProps, 't' | 'onClose'> & { readonly isKept: boolean }) {
  const [isSure, setSure] = useState(false);
  return (
    <Button small onClick={() => (isKept || isSure ? onClose() : setSure(true))} onBlur={() => setSure(false)}>
      {t(isSure && !isKept ? 'studio.leaveSure' : 'studio.back')}
    </Button>
  );
}

/** Makes the browser ask before a page with unsaved work is closed. */
function useUnloadWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
}
