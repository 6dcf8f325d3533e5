import { type CharacterAction, coinsFor } from '@tessera/fifth-edition';
import { useMemo, useState } from 'react';
import { useDesk } from '../desk/desk.ts';
import { describedBy } from '../parts/describedBy.ts';
import { Reading } from '../parts/Reading.tsx';
import { coinWords } from '../play/purse.ts';
import { outfit } from '../start/outfit.ts';
import { useBuilder } from './BuilderContext.ts';
import { SHELVES, type Shelf, type Ware, wares } from './gear.ts';
import { PreviewPanel, type Shown } from './PreviewPanel.tsx';
import { StartingGear } from './StartingGear.tsx';
import { StepFooter } from './StepFooter.tsx';
import { StepFrame } from './StepFrame.tsx';
import { type Looked, useLook, useLooked } from './useLooked.ts';

/** What is carried and worn, and a shop to add more. Looking at a thing shows what it would do. */
export function GearStep() {
  const desk = useDesk();
  const { say, record, sheet, rulebook, isReadOnly, text } = desk;
  const { done } = useBuilder();
  const [shelf, setShelf] = useState<Shelf>('weapon');
  const [search, setSearch] = useState('');
  const looked = useLooked<CharacterAction>();
  const offered = useMemo(() => wares(say, rulebook, shelf, search), [say, rulebook, shelf, search]);
  const act = async (...actions: readonly CharacterAction[]) => {
    let count = 0;
    for (const action of actions) if ((await desk.act(action)).ok) count++;
    done(count);
  };
  return (
    <StepFrame
      kicker={say('builder.group.gear')}
      title={say('builder.step.gear')}
      help={say('builder.gear.help')}
      footer={
        <StepFooter>
          {record.inventory.length === 0 && !isReadOnly && (
            <button type="button" className="fe-button" onClick={() => void act(...gains(outfit(record, rulebook)))}>
              {say('builder.gear.suggest')}
            </button>
          )}
        </StepFooter>
      }
      aside={<GearPreview looked={looked} />}
    >
      <h2 className="fe-gear-head">{say('builder.gear.carried', { n: sheet.inventory.length })}</h2>
      {coinWords(say, record.coins) !== '' && (
        <p className="fe-small">{say('builder.gear.purse', { coins: coinWords(say, record.coins) })}</p>
      )}
      <ul className="fe-carried">
        {sheet.inventory.map(({ instanceId, item, name, equipped, attuned, refused }) => {
          const needsAttunement = rulebook.items.get(item)?.record.attunement === true;
          const turn: CharacterAction = { type: 'carry', instanceId, equipped: !equipped };
          return (
            <li key={instanceId}>
              <span>
                {name}
                {refused !== undefined && <b className="fe-small fe-refused">{text(refused)}</b>}
              </span>
              <button
                type="button"
                className="fe-button"
                aria-pressed={equipped}
                disabled={isReadOnly}
                onPointerEnter={() => looked.set(turn)}
                onPointerLeave={() => looked.set(undefined)}
                onFocus={() => looked.set(turn)}
                onBlur={() => looked.set(undefined)}
                onClick={() => void act(turn)}
              >
                {say('builder.gear.equipped')}
                <span className="fe-hidden">: {name}</span>
              </button>
              {needsAttunement && (
                <button
                  type="button"
                  className="fe-button"
                  aria-pressed={attuned}
                  disabled={isReadOnly}
                  onClick={() => void act({ type: 'carry', instanceId, attuned: !attuned })}
                >
                  {say('builder.gear.attuned')}
                  <span className="fe-hidden">: {name}</span>
                </button>
              )}
              <button
                type="button"
                className="fe-button"
                disabled={isReadOnly}
                onClick={() => void act({ type: 'drop', instanceId })}
              >
                {say('builder.gear.drop')}
                <span className="fe-hidden">: {name}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {!isReadOnly && record.inventory.length === 0 && (
        <StartingGear onTake={(belongings, gold) => void act(...gains(belongings), ...purseOf(gold))} />
      )}
      {!isReadOnly && (
        <>
          <h2 className="fe-gear-head">{say('builder.gear.add')}</h2>
          <div className="fe-options-head">
            <label className="fe-search">
              <span className="fe-hidden">{say('builder.gear.search')}</span>
              <input
                type="search"
                value={search}
                placeholder={say('builder.searchShort')}
                onChange={({ target }) => setSearch(target.value)}
              />
            </label>
            <label className="fe-field-row">
              <span className="fe-small">{say('builder.gear.shelf')}</span>
              <select
                value={shelf}
                onChange={({ target }) => setShelf(SHELVES.find((id) => id === target.value) ?? 'gear')}
              >
                {SHELVES.map((id) => (
                  <option key={id} value={id}>
                    {say(`builder.gear.shelves.${id}`)}
                  </option>
                ))}
              </select>
            </label>
          </div>
          <ul className="fe-wares">
            {offered.map((ware) => (
              <WareLine key={ware.id} ware={ware} onLook={looked.set} onAdd={(action) => void act(action)} />
            ))}
          </ul>
          {offered.length === 0 && <p className="fe-small">{say('builder.noneFound')}</p>}
        </>
      )}
    </StepFrame>
  );
}

/** What putting something on, or off, would do. */
function GearPreview({ looked }: { readonly looked: Looked<CharacterAction> }) {
  const desk = useDesk();
  const tried = useLook(looked);
  const shown = useMemo(
    (): Shown | undefined => tried && { before: desk.sheet, after: desk.attempt(tried).sheet },
    [desk, tried],
  );
  return <PreviewPanel shown={shown} choiceKey="~gear" />;
}

interface WareLineProps {
  readonly ware: Ware;
  readonly onLook: (action: CharacterAction | undefined) => void;
  readonly onAdd: (action: CharacterAction) => void;
}

function WareLine({ ware: { id, name, notes, canEquip }, onLook, onAdd }: WareLineProps) {
  const { say, rulebook } = useDesk();
  const gain: CharacterAction = { type: 'gain', item: id, equipped: canEquip };
  return (
    <li>
      <button
        type="button"
        className="fe-ware"
        onClick={() => onAdd(gain)}
        onPointerEnter={() => onLook(gain)}
        onPointerLeave={() => onLook(undefined)}
        onFocus={() => onLook(gain)}
        onBlur={() => onLook(undefined)}
      >
        <span className="fe-option-name">{name}</span>
        <span className="fe-option-notes">
          {notes.map((note) => (
            <span key={note}>{note}</span>
          ))}
        </span>
        <span className="fe-small">{say(canEquip ? 'builder.gear.addEquipped' : 'builder.gear.addOne')}</span>
      </button>
      <Reading of={describedBy(rulebook, id, name)} name={name} />
    </li>
  );
}

function purseOf(gold: number): readonly CharacterAction[] {
  return gold > 0 ? [{ type: 'coins', add: coinsFor(gold) }] : [];
}

function gains(items: readonly { readonly item: string; readonly equipped: boolean }[]): readonly CharacterAction[] {
  return items.map(({ item, equipped }) => ({ type: 'gain', item, equipped }));
}
