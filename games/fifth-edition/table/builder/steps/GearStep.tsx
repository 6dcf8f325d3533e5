import { type CharacterAction, type Coins, coinsFor, goldWorth } from '@tessera/fifth-edition';
import { Button, PressRow } from '@tessera/ui';
import { useMemo, useState } from 'react';
import { HeroAdvice } from '../../advice/HeroAdvice.tsx';
import { useCharacter } from '../../character/characterContext.ts';
import { describedBy } from '../../parts/description/describedBy.ts';
import { ReadMore } from '../../parts/description/ReadMore.tsx';
import { coinWords } from '../../play/items/purse.ts';
import { type Outfit, outfit } from '../../start/heroes/outfit.ts';
import type { StartingItem } from '../../start/heroes/startingGear.ts';
import { useBuilder } from '../BuilderContext.ts';
import { PreviewPanel, type SheetPair } from '../preview/PreviewPanel.tsx';
import { type PreviewTarget, useLook, useLooked } from '../preview/usePreviewTarget.ts';
import { SHELVES, type Shelf, type Ware, wares } from './gear.ts';
import { StartingGear } from './StartingGear.tsx';
import { StepFooter } from './StepFooter.tsx';
import { StepFrame } from './StepFrame.tsx';

/** Step for carried and worn items, with a shop. Highlighting an item previews its effects. */
export function GearStep() {
  const character = useCharacter();
  const { t, record, sheet, rulebook, isReadOnly, text } = character;
  const { done } = useBuilder();
  const [shelf, setShelf] = useState<Shelf>('weapon');
  const [search, setSearch] = useState('');
  const looked = useLooked<CharacterAction>();
  const offered = useMemo(() => wares(t, rulebook, shelf, search), [t, rulebook, shelf, search]);
  const act = async (...actions: readonly CharacterAction[]) => {
    let count = 0;
    for (const action of actions) if ((await character.act(action)).ok) count++;
    done(count);
  };
  return (
    <StepFrame
      kicker={t('builder.group.gear')}
      title={t('builder.step.gear')}
      help={t('builder.gear.help')}
      footer={
        <StepFooter>
          {record.inventory.length === 0 && !isReadOnly && (
            <Button small onClick={() => void act(...outfitActions(outfit(record, rulebook), record.coins))}>
              {t('builder.gear.suggest')}
            </Button>
          )}
        </StepFooter>
      }
      aside={<GearPreview looked={looked} />}
    >
      <HeroAdvice />
      <h2 className="pt-3 pb-2 font-title font-semibold text-body leading-6">
        {t('builder.gear.carried', { n: sheet.inventory.length })}
      </h2>
      {coinWords(t, record.coins) !== '' && (
        <p className="text-note text-muted">{t('builder.gear.purse', { coins: coinWords(t, record.coins) })}</p>
      )}
      <ul className="fe-carried [&_li]:py-1 [&_li]:px-0">
        {sheet.inventory.map(({ instanceId, item, name, equipped, attuned, refused }) => {
          const needsAttunement = rulebook.items.get(item)?.record.attunement === true;
          const turn: CharacterAction = { type: 'carry', instanceId, equipped: !equipped };
          return (
            <li key={instanceId}>
              <span>
                {name}
                {refused !== undefined && <b className="text-note block text-enemy">{text(refused)}</b>}
              </span>
              <Button
                small
                pressed={equipped}
                idle={isReadOnly}
                onPointerEnter={() => looked.set(turn)}
                onPointerLeave={() => looked.set(undefined)}
                onFocus={() => looked.set(turn)}
                onBlur={() => looked.set(undefined)}
                onClick={() => void act(turn)}
              >
                {t('builder.gear.equipped')}
                <span className="sr-only">: {name}</span>
              </Button>
              {needsAttunement && (
                <Button
                  small
                  pressed={attuned}
                  idle={isReadOnly}
                  onClick={() => void act({ type: 'carry', instanceId, attuned: !attuned })}
                >
                  {t('builder.gear.attuned')}
                  <span className="sr-only">: {name}</span>
                </Button>
              )}
              <Button small idle={isReadOnly} onClick={() => void act({ type: 'drop', instanceId })}>
                {t('builder.gear.drop')}
                <span className="sr-only">: {name}</span>
              </Button>
            </li>
          );
        })}
      </ul>
      {!isReadOnly && record.inventory.length === 0 && (
        <StartingGear onTake={(belongings, gold) => void act(...gains(belongings), ...purseOf(coinsFor(gold)))} />
      )}
      {!isReadOnly && (
        <>
          <h2 className="pt-3 pb-2 font-title font-semibold text-body leading-6">{t('builder.gear.add')}</h2>
          <div className="flex flex-wrap gap-y-2 gap-x-4 items-center justify-between mb-2">
            <label className="flex-[1_1_12rem] [&_input]:w-full">
              <span className="sr-only">{t('builder.gear.search')}</span>
              <input
                type="search"
                value={search}
                placeholder={t('builder.searchShort')}
                onChange={({ target }) => setSearch(target.value)}
              />
            </label>
            <label className="flex gap-2 items-center">
              <span className="text-note text-muted">{t('builder.gear.shelf')}</span>
              <select
                value={shelf}
                onChange={({ target }) => setShelf(SHELVES.find((id) => id === target.value) ?? 'gear')}
              >
                {SHELVES.map((id) => (
                  <option key={id} value={id}>
                    {t(`builder.gear.shelves.${id}`)}
                  </option>
                ))}
              </select>
            </label>
          </div>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-y-1.5 gap-x-2">
            {offered.map((ware) => (
              <WareLine key={ware.id} ware={ware} onLook={looked.set} onAdd={(action) => void act(action)} />
            ))}
          </ul>
          {offered.length === 0 && <p className="text-note text-muted">{t('builder.noneFound')}</p>}
        </>
      )}
    </StepFrame>
  );
}

/** Preview of equipping or unequipping an item. */
function GearPreview({ looked }: { readonly looked: PreviewTarget<CharacterAction> }) {
  const character = useCharacter();
  const tried = useLook(looked);
  const shown = useMemo(
    (): SheetPair | undefined => tried && { before: character.sheet, after: character.attempt(tried).sheet },
    [character, tried],
  );
  return <PreviewPanel shown={shown} choiceKey="~gear" />;
}

interface WareLineProps {
  readonly ware: Ware;
  readonly onLook: (action: CharacterAction | undefined) => void;
  readonly onAdd: (action: CharacterAction) => void;
}

function WareLine({ ware: { id, name, notes, canEquip }, onLook, onAdd }: WareLineProps) {
  const { t, rulebook } = useCharacter();
  const gain: CharacterAction = { type: 'gain', item: id, equipped: canEquip };
  return (
    <li>
      <PressRow
        className="grid h-full grid-cols-[minmax(0,1fr)_auto] gap-x-3 rounded-panel border border-hairline px-3 py-1.5"
        onClick={() => onAdd(gain)}
        onPointerEnter={() => onLook(gain)}
        onPointerLeave={() => onLook(undefined)}
        onFocus={() => onLook(gain)}
        onBlur={() => onLook(undefined)}
      >
        <span className="fe-option-name font-semibold">{name}</span>
        <span className="flex flex-wrap gap-x-3 items-center justify-end text-muted text-note">
          {notes.map((note) => (
            <span key={note}>{note}</span>
          ))}
        </span>
        <span className="col-span-full text-note text-muted">
          {t(canEquip ? 'builder.gear.addEquipped' : 'builder.gear.addOne')}
        </span>
      </PressRow>
      <ReadMore of={describedBy(rulebook, id, name)} name={name} />
    </li>
  );
}

/** Adds the items, and the coins unless the purse holds some already. */
function outfitActions({ items, coins }: Outfit, held: Coins): readonly CharacterAction[] {
  return [...gains(items), ...(goldWorth(held) === 0 ? purseOf(coins) : [])];
}

function purseOf(coins: Coins): readonly CharacterAction[] {
  return goldWorth(coins) > 0 ? [{ type: 'coins', add: coins }] : [];
}

function gains(items: readonly StartingItem[]): readonly CharacterAction[] {
  return items.map((item) => ({ type: 'gain', ...item }));
}
