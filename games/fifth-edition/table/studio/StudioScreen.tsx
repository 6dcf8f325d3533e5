import { useEffect, useState } from 'react';
import { forgetRulebooks, type KeptPack } from '../character/rulebooks.ts';
import type { HomebrewStudioProps } from '../pages.tsx';
import { PackEditor } from './pack/PackEditor.tsx';
import { PackList } from './pack/PackList.tsx';

/** Homebrew studio: the list of custom packs, or the editor of one. */
export function StudioScreen({ translator, shelf, characters = NOBODY, onUse }: HomebrewStudioProps) {
  const { t } = translator;
  const [packs, setPacks] = useState<readonly KeptPack[]>();
  const [open, setOpen] = useState<KeptPack>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    shelf.list().then(
      (found) => isCurrent && setPacks(found),
      (error: unknown) => isCurrent && setFailure(messageOf(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [shelf]);
  /** Saves or removes a pack, then reloads the list; shows errors of the storage. */
  const change = async (work: () => Promise<void>): Promise<boolean> => {
    try {
      await work();
      forgetRulebooks();
      setPacks(await shelf.list());
      setFailure(undefined);
      return true;
    } catch (error) {
      setFailure(messageOf(error));
      return false;
    }
  };
  return (
    <div className="fe-studio grid gap-4">
      {failure !== undefined && (
        <p className="fe-c-warned" role="alert">
          {t('studio.shelfFailed', { why: failure })}
        </p>
      )}
      {open === undefined ? (
        <PackList
          t={t}
          packs={packs}
          onOpen={setOpen}
          onRemove={({ id, version }) => change(() => shelf.remove(id, version))}
        />
      ) : (
        <PackEditor
          key={`${open.id} ${open.version}`}
          translator={translator}
          pack={open}
          kept={packs ?? []}
          characters={characters}
          onSave={(pack) => change(() => shelf.put(pack))}
          onUse={onUse}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}

/** Stable empty list, so that memoized results stay valid. */
const NOBODY: NonNullable<HomebrewStudioProps['characters']> = [];

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
