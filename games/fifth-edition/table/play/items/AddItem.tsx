import { Button, Dialog, SMALL_BOX } from '@tessera/ui';
import { useId, useState } from 'react';
import { useCharacter } from '../../character/characterContext.ts';
import { describedBy } from '../../parts/description/describedBy.ts';
import { ReadMore } from '../../parts/description/ReadMore.tsx';
import { usePerform } from '../usePerform.ts';
import { baseOffers, ITEM_SHELVES, type ItemShelf, itemOffers, type RulebookItem } from './itemOffers.ts';
import { itemFacts } from './itemWords.ts';
import { Shelves } from './Shelves.tsx';

interface AddItemProps {
  readonly isOpen: boolean;
  onClose(): void;
}

/** Dialog that adds items of the rulebook to the inventory; stays open for further items. */
export function AddItem({ isOpen, onClose }: AddItemProps) {
  const { t } = useCharacter();
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('play.gear.add')} closeLabel={t('play.close')}>
      <Stock />
    </Dialog>
  );
}

/** Limit of listed items; the search narrows the list. */
const MAX_SHOWN = 60;

function Stock() {
  const { rulebook, t } = useCharacter();
  const [search, setSearch] = useState('');
  const [shelf, setShelf] = useState<ItemShelf>();
  const found = itemOffers(rulebook, search, shelf);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 text-body leading-5">
      <Shelves
        search={search}
        onSearch={setSearch}
        shelves={ITEM_SHELVES}
        shelf={shelf}
        onShelf={setShelf}
        nameOf={(each) => t(`play.gear.shelf.${each}`)}
      />
      {found.length === 0 && <p className="text-note text-muted py-1">{t('play.add.nothing')}</p>}
      <ul className="[&>li]:border-t [&>li]:border-t-hairline/60">
        {found.slice(0, MAX_SHOWN).map((item) => (
          <li key={item.id} className="fe-play-offer flex items-start gap-3 w-full py-2 px-1 text-inherit text-left">
            <ItemOffer item={item} />
          </li>
        ))}
      </ul>
      {found.length > MAX_SHOWN && (
        <p className="text-note text-muted py-1">{t('play.add.more', { n: found.length - MAX_SHOWN })}</p>
      )}
    </div>
  );
}

function ItemOffer({ item }: { readonly item: RulebookItem }) {
  const { rulebook, t } = useCharacter();
  const perform = usePerform();
  const id = useId();
  const offers = baseOffers(item, rulebook);
  const [base, setBase] = useState(offers[0]?.id);
  const made = base === undefined ? undefined : rulebook.items.get(base)?.record;
  const { name } = item;
  const take = () =>
    void perform(t('play.did.gained', { name }), {
      type: 'gain',
      item: item.id,
      ...(base !== undefined && { base }),
    });
  return (
    <>
      <span>
        <b>{name}</b>
        <span className="text-note text-muted">{itemFacts(item, made, rulebook, t).join(' · ')}</span>
        {offers.length > 0 && (
          <span className="fe-play-field">
            <label htmlFor={id}>{t('play.gear.base')}</label>
            <select
              id={id}
              className={`${SMALL_BOX} flex-[1_1_6rem]`}
              value={base}
              onChange={(event) => setBase(event.target.value)}
            >
              {offers.map((offer) => (
                <option key={offer.id} value={offer.id}>
                  {offer.name}
                </option>
              ))}
            </select>
          </span>
        )}
        <ReadMore of={describedBy(rulebook, item.id, name)} name={name} />
      </span>
      <Button small aria-label={t('play.gear.take', { name })} onClick={take}>
        {t('play.gear.takeShort')}
      </Button>
    </>
  );
}
