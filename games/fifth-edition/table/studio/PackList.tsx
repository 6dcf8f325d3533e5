import { EDITIONS, type Edition } from '@tessera/fifth-edition';
import type { Say } from '@tessera/text';
import { saveFile } from '@tessera/ui';
import { type ChangeEvent, useId, useState } from 'react';
import type { KeptPack } from '../desk/rulebooks.ts';
import { Panel } from '../parts/Panel.tsx';
import { fileOfPack, newPack, packFromFile } from './packFile.ts';

interface PackListProps {
  readonly say: Say;
  /** Nothing until the shelf has answered. */
  readonly packs: readonly KeptPack[] | undefined;
  onOpen(pack: KeptPack): void;
  onRemove(pack: KeptPack): Promise<boolean>;
}

/** The packs of one's own, a new one, or one from a file. */
export function PackList({ say, packs, onOpen, onRemove }: PackListProps) {
  return (
    <div className="fe-studio-start">
      <Panel title={say('studio.packs')}>
        {packs === undefined && <p className="fe-small">{say('studio.looking')}</p>}
        {packs?.length === 0 && <p className="fe-small">{say('studio.noPacks')}</p>}
        <ul className="fe-c-asks">
          {packs?.map((pack) => (
            <li key={`${pack.id} ${pack.version}`} className="fe-c-pack">
              <span>
                <b>{pack.name}</b> {pack.version}{' '}
                <span className="fe-small">{say('studio.forEditions', { editions: pack.editions.join(', ') })}</span>
              </span>
              <span className="fe-c-row">
                <button type="button" className="fe-button" onClick={() => onOpen(pack)}>
                  {say('studio.open')}
                </button>
                <button
                  type="button"
                  className="fe-button"
                  onClick={() => saveFile(`${pack.id}-${pack.version}.json`, fileOfPack(pack))}
                >
                  {say('studio.export')}
                </button>
                <RemoveButton say={say} pack={pack} onRemove={onRemove} />
              </span>
            </li>
          ))}
        </ul>
      </Panel>
      <NewPack say={say} onOpen={onOpen} />
      <ImportPack say={say} onOpen={onOpen} />
    </div>
  );
}

/** Removing asks twice: characters may be pinned to it. */
function RemoveButton({ say, pack, onRemove }: Pick<PackListProps, 'say' | 'onRemove'> & { readonly pack: KeptPack }) {
  const [isSure, setSure] = useState(false);
  return (
    <button
      type="button"
      className="fe-link"
      onClick={() => (isSure ? void onRemove(pack) : setSure(true))}
      onBlur={() => setSure(false)}
    >
      {say(isSure ? 'studio.removeSure' : 'studio.remove', { name: pack.name })}
    </button>
  );
}

function NewPack({ say, onOpen }: Pick<PackListProps, 'say' | 'onOpen'>) {
  const [name, setName] = useState('');
  const [edition, setEdition] = useState<Edition>('2024');
  const ids = useId();
  const id = idOf(name);
  return (
    <Panel title={say('studio.newPack')}>
      <form
        className="fe-c-fields"
        onSubmit={(event) => {
          event.preventDefault();
          if (id !== '') onOpen(newPack(id, name.trim(), edition));
        }}
      >
        <label htmlFor={`${ids}-name`}>{say('studio.name')}</label>
        <input
          id={`${ids}-name`}
          className="fe-c-input"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <label htmlFor={`${ids}-edition`}>{say('studio.edition')}</label>
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
        <span className="fe-small">{id !== '' && say('studio.idWillBe', { id })}</span>
        <button type="submit" className="fe-button fe-button-act" disabled={id === ''}>
          {say('studio.begin')}
        </button>
      </form>
    </Panel>
  );
}

function ImportPack({ say, onOpen }: Pick<PackListProps, 'say' | 'onOpen'>) {
  const [fault, setFault] = useState<string>();
  const id = useId();
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file === undefined) return;
    const found = packFromFile(await file.text());
    if (found.ok) onOpen(found.pack);
    else setFault(say(`studio.fault.${found.why.code}`, { detail: found.why.detail }));
    target.value = '';
  };
  return (
    <Panel title={say('studio.import')}>
      <label htmlFor={id} className="fe-small fe-c-line">
        {say('studio.importHint')}
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

/** Lower case with dashes: what a pack is called by others. */
function idOf(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60);
}
