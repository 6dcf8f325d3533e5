import { useEffect, useState } from 'react';
import { forgetRulebooks, type KeptPack } from '../desk/rulebooks.ts';
import type { HomebrewStudioProps } from '../pages.tsx';
import { PackEditor } from './PackEditor.tsx';
import { PackList } from './PackList.tsx';

/** The homebrew studio: the packs of one's own, or one of them open. */
export function StudioScreen({ speech, shelf, characters = NOBODY }: HomebrewStudioProps) {
  const { say } = speech;
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
  /** Keeps or removes, then looks again; what the shelf refuses is said. */
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
          {say('studio.shelfFailed', { why: failure })}
        </p>
      )}
      {open === undefined ? (
        <PackList
          say={say}
          packs={packs}
          onOpen={setOpen}
          onRemove={({ id, version }) => change(() => shelf.remove(id, version))}
        />
      ) : (
        <PackEditor
          key={`${open.id} ${open.version}`}
          speech={speech}
          pack={open}
          kept={packs ?? []}
          characters={characters}
          onSave={(pack) => change(() => shelf.put(pack))}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}

/** The same list every time: what is worked out from it need not be worked out again. */
const NOBODY: NonNullable<HomebrewStudioProps['characters']> = [];

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
