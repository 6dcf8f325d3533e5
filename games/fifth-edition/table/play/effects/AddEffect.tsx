import { Dialog, PressRow } from '@tessera/ui';
import { useState } from 'react';
import { useCharacter } from '../../character/characterContext.ts';
import { EffectMark } from '../../parts/marks.tsx';
import { Shelves } from '../items/Shelves.tsx';
import { AddEffectForm } from './AddEffectForm.tsx';
import { type CatalogueEntry, EFFECT_SHELVES, type EffectShelf, foundEffects } from './effectCatalogue.ts';
import { effectWords } from './effectWords.ts';
import { spokenName } from './refs.ts';

interface AddEffectProps {
  readonly isOpen: boolean;
  onClose(): void;
}

/** Dialog that adds a condition, a spell or a potion to the character. */
export function AddEffect({ isOpen, onClose }: AddEffectProps) {
  const { t } = useCharacter();
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('play.add.title')} closeLabel={t('play.close')}>
      <Catalogue onDone={onClose} />
    </Dialog>
  );
}

function Catalogue({ onDone }: { onDone(): void }) {
  const { rulebook, t } = useCharacter();
  const [search, setSearch] = useState('');
  const [shelf, setShelf] = useState<EffectShelf>();
  const [picked, setPicked] = useState<CatalogueEntry>();
  if (picked !== undefined) return <AddEffectForm entry={picked} onBack={() => setPicked(undefined)} onDone={onDone} />;
  const found = foundEffects(rulebook, search, shelf);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 text-body leading-5">
      <Shelves
        search={search}
        onSearch={setSearch}
        shelves={EFFECT_SHELVES}
        shelf={shelf}
        onShelf={setShelf}
        nameOf={(each) => t(`play.add.shelf.${each}`)}
      />
      {found.length === 0 && <p className="text-note text-muted py-1">{t('play.add.nothing')}</p>}
      <ul className="[&>li]:border-t [&>li]:border-t-hairline/60">
        {found.map((entry) => (
          <li key={entry.ref}>
            <Offer entry={entry} onPick={() => setPicked(entry)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Offer({ entry, onPick }: { readonly entry: CatalogueEntry; onPick(): void }) {
  const { t, rulebook } = useCharacter();
  const { ref, name, shelf, tone, source, summary } = entry;
  const does = effectWords(source, { t, rulebook });
  return (
    <PressRow className="fe-play-offer flex items-start gap-3 py-2 px-1" onClick={onPick}>
      <EffectMark tone={tone} />
      <span className="sr-only">{t(`play.effects.${tone}`)}: </span>
      <span>
        <b>{spokenName(ref, name, t)}</b>
        <span className="text-note text-muted">
          {shelf === 'condition' || does.length === 0 ? summary : does.join('; ')}
        </span>
      </span>
    </PressRow>
  );
}
