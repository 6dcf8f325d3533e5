import { EDITIONS, type Edition } from '@tessera/fifth-edition';
import type { TranslateFn } from '@tessera/text';
import { Button, Panel, saveFile, TextButton } from '@tessera/ui';
import { type ChangeEvent, useId, useState } from 'react';
import type { KeptPack } from '../../character/rulebooks.ts';
import { fileOfPack, newPack, packFromFile } from './packFile.ts';

interface PackListProps {
  readonly t: TranslateFn;
  /** Undefined until the storage has answered. */
  readonly packs: readonly KeptPack[] | undefined;
  onOpen(pack: KeptPack): void;
  onRemove(pack: KeptPack): Promise<boolean>;
}

/** List of custom packs, with forms to create or import one. */
export function PackList({ t, packs, onOpen, onRemove }: PackListProps) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,22rem),1fr))] gap-4 items-start">
      <Panel dense title={t('studio.packs')}>
        {packs === undefined && <p className="text-note text-muted">{t('studio.looking')}</p>}
        {packs?.length === 0 && <p className="text-note text-muted">{t('studio.noPacks')}</p>}
        <ul className="fe-c-asks">
          {packs?.map((pack) => (
            <li
              key={`${pack.id} ${pack.version}`}
              className="flex flex-wrap items-center justify-between gap-2 py-2 border-t border-t-hairline"
            >
              <span>
                <b>{pack.name}</b> {pack.version}{' '}
                <span className="text-note text-muted">
                  {t('studio.forEditions', { editions: pack.editions.join(', ') })}
                </span>
              </span>
              <span className="fe-c-row">
                <Button small onClick={() => onOpen(pack)}>
                  {t('studio.open')}
                </Button>
                <Button small onClick={() => saveFile(`${pack.id}-${pack.version}.json`, fileOfPack(pack))}>
                  {t('studio.export')}
                </Button>
                <RemoveButton t={t} pack={pack} onRemove={onRemove} />
              </span>
            </li>
          ))}
        </ul>
      </Panel>
      <NewPack t={t} onOpen={onOpen} />
      <ImportPack t={t} onOpen={onOpen} />
    </div>
  );
}

/** Button that asks for confirmation, because characters may have pinned the pack. */
function RemoveButton({ t, pack, onRemove }: Pick<PackListProps, 't' | 'onRemove'> & { readonly pack: KeptPack }) {
  const [isSure, setSure] = useState(false);
  return (
    <TextButton onClick={() => (isSure ? void onRemove(pack) : setSure(true))} onBlur={() => setSure(false)}>
      {t(isSure ? 'studio.removeSure' : 'studio.remove', { name: pack.name })}
    </TextButton>
  );
}

function NewPack({ t, onOpen }: Pick<PackListProps, 't' | 'onOpen'>) {
  const [name, setName] = useState('');
  const [edition, setEdition] = useState<Edition>('2024');
  const ids = useId();
  const id = idOf(name);
  return (
    <Panel dense title={t('studio.newPack')}>
      <form
        className="fe-c-fields"
        onSubmit={(event) => {
          event.preventDefault();
          if (id !== '') onOpen(newPack(id, name.trim(), edition));
        }}
      >
        <label htmlFor={`${ids}-name`}>{t('studio.name')}</label>
        <input
          id={`${ids}-name`}
          className="fe-c-input"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <label htmlFor={`${ids}-edition`}>{t('studio.edition')}</label>
        <select
          id={`${ids}-edition`}
          className="fe-c-select"
          value={edition}
          onChange={({ target }) => setEdition(EDITIONS.find((each) => each === target.value) ?? '2024')}
        >
          {EDITIONS.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
        <span className="text-note text-muted">{id !== '' && t('studio.idWillBe', { id })}</span>
        <Button type="submit" small tone="act" idle={id === ''}>
          {t('studio.begin')}
        </Button>
      </form>
    </Panel>
  );
}

function ImportPack({ t, onOpen }: Pick<PackListProps, 't' | 'onOpen'>) {
  const [fault, setFault] = useState<string>();
  const id = useId();
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file === undefined) return;
    const found = packFromFile(await file.text());
    if (found.ok) onOpen(found.pack);
    else setFault(t(`studio.fault.${found.why.code}`, { detail: found.why.detail }));
    target.value = '';
  };
  return (
    <Panel dense title={t('studio.import')}>
      <label htmlFor={id} className="text-note text-muted fe-c-line">
        {t('studio.importHint')}
      </label>
      <input id={id} type="file" accept=".json,application/json" onChange={(event) => void read(event)} />
      {fault !== undefined && (
        <p className="fe-c-warned" role="alert">
          {fault}
        </p>
      )}
    </Panel>
  );
}

/** Converts a name to a pack id in kebab case. */
function idOf(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60);
}
