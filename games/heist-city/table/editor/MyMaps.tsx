import { formatGameLabel } from '@tessera/rules';
import type { TranslateFn } from '@tessera/text';
import { Button, IconButton, TextButton } from '@tessera/ui';
import { download, trash, undo } from '@tessera/ui/icons';
import { type ChangeEvent, useId, useState } from 'react';
import type { KeptMap, MapShelf } from './mapShelf.ts';
import { fileNameOf, mapInFile } from './model/mapFile.ts';
import { type Sketch, sketchOf } from './model/sketch.ts';

export interface MyMapsProps {
  readonly t: TranslateFn;
  readonly shelf: MapShelf;
  readonly name: string;
  /** Map as JSON, once it is playable. */
  readonly text: string | undefined;
  onOpen(sketch: Sketch): void;
  onSaveFile(name: string, text: string): void;
}

/** Panel of maps stored on this device, with import and export of files. */
export function MyMaps({ t, shelf, name, text, onOpen, onSaveFile }: MyMapsProps) {
  const [kept, setKept] = useState(() => shelf.list());
  const [gone, setGone] = useState<KeptMap>();
  const [problem, setProblem] = useState('');
  const file = useId();
  const locked = text === undefined ? t('editor.mendFirst') : undefined;

  const put = (map: KeptMap) => {
    shelf.put(map);
    setKept(shelf.list());
  };
  const open = (read: string) => {
    const found = mapInFile(read);
    setProblem('problem' in found ? t('editor.notRead', { message: formatGameLabel(found.problem, t) }) : '');
    if ('map' in found) onOpen(sketchOf(found.map));
  };
  const pick = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [picked] = target.files ?? [];
    if (picked) open(await picked.text());
    target.value = '';
  };

  return (
    <section
      className="panel flex flex-col gap-3 p-4 [&_:is(h2,h3)]:font-semibold [&_:is(h2,h3)]:text-body"
      aria-label={t('editor.mine')}
    >
      <h2>{t('editor.mine')}</h2>
      <div className="flex flex-wrap gap-2">
        <Button
          locked={locked}
          onClick={() => text !== undefined && put({ id: idFor(name, kept), name: name.trim(), text })}
        >
          {t('editor.keep')}
        </Button>
        <Button
          icon={download}
          locked={locked}
          onClick={() => text !== undefined && onSaveFile(fileNameOf(name), text)}
        >
          {t('editor.export')}
        </Button>
        <label className={FILE_BUTTON} htmlFor={file}>
          {t('editor.import')}
          <input id={file} type="file" accept=".json,application/json" onChange={(event) => void pick(event)} />
        </label>
      </div>
      {problem && (
        <p role="alert" className="text-enemy">
          {problem}
        </p>
      )}
      {gone && (
        <p role="status" className="flex flex-wrap gap-2 items-center">
          {t('editor.gone', { name: gone.name })}{' '}
          <Button
            small
            icon={undo}
            onClick={() => {
              put(gone);
              setGone(undefined);
            }}
          >
            {t('editor.bringBack')}
          </Button>
        </p>
      )}
      {kept.length === 0 && !gone && <p className="text-muted text-note">{t('editor.none')}</p>}
      <ul className="flex flex-col gap-1.5 empty:hidden [&_li]:flex [&_li]:justify-between [&_li]:gap-2 [&_li]:items-center">
        {kept.map((map) => (
          <li key={map.id}>
            <TextButton onClick={() => open(map.text)}>{map.name}</TextButton>
            <IconButton
              bare
              small
              icon={trash}
              label={t('editor.remove', { name: map.name })}
              onClick={() => {
                shelf.remove(map.id);
                setKept(shelf.list());
                setGone(map);
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns the id of a map: one of the same name is overwritten. */
function idFor(name: string, kept: readonly KeptMap[]): string {
  return kept.find((map) => map.name === name.trim())?.id ?? crypto.randomUUID();
}

const FILE_BUTTON =
  'inline-flex items-center min-h-11 px-4 border border-control rounded-control bg-raised font-semibold ' +
  'cursor-pointer ' +
  '[&_input]:absolute [&_input]:w-px [&_input]:h-px [&_input]:overflow-hidden [&_input]:[clip-path:inset(50%)] ' +
  'focus-within:outline-2 focus-within:outline-act-line focus-within:outline-offset-2';
