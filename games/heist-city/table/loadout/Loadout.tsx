import { ITEM_TYPES, type ItemType, ROLES, type Role } from '@tessera/heist-city';
import { useStoredPreference } from '@tessera/table';
import { Button, Chip, Icon, Pressable, PressRow, SegmentedControl, StepButton, Token, useKeys } from '@tessera/ui';
import { close, trash } from '@tessera/ui/icons';
import { useMemo, useState } from 'react';
import * as z from 'zod';
import { tokenLook } from '../model/crews.ts';
import { iconOf } from '../parts/icons.ts';
import { Concede } from '../parts/ScorePanel.tsx';
import type { Scene } from '../useTableModel.ts';
import { CrewChoice, TakeCrew } from './CrewChoice.tsx';
import {
  billOf,
  EMPTY,
  isSame,
  type LoadoutDraft,
  presetsOf,
  SavedCrew,
  type Shelf,
  slotsFor,
  startersOf,
  waresFor,
  withItem,
  withoutItem,
} from './loadout.ts';

const ALL: Shelf = { type: 'all', isQuiet: false, isAffordable: false };
const SavedCrews = z.array(SavedCrew).max(50);

/** Choice of a beginner's crew or a custom one. Nothing is sent before it is taken. */
export function Loadout({ scene }: { readonly scene: Scene }) {
  const starters = useMemo(() => startersOf(scene.view), [scene.view]);
  const [draft, setDraft] = useState<LoadoutDraft>(starters[0]?.items ?? EMPTY);
  const [isShopping, setShopping] = useState(starters.length === 0);
  const hasChoice = starters.length > 0;
  useKeys({ g: hasChoice ? () => setShopping(!isShopping) : undefined });
  const shared = { scene, draft, onDraft: setDraft };
  return isShopping ? (
    <ShopScreen {...shared} {...(hasChoice && { onBack: () => setShopping(false) })} />
  ) : (
    <CrewChoice {...shared} starters={starters} onShop={() => setShopping(true)} />
  );
}

interface ShopScreenProps {
  readonly scene: Scene;
  readonly draft: LoadoutDraft;
  onDraft(draft: LoadoutDraft): void;
  /** Returns to the beginners' crews, if there are any. */
  onBack?(): void;
}

/** Shop with five roles and one budget. */
function ShopScreen({ scene, draft, onDraft: setDraft, onBack }: ShopScreenProps) {
  const { speaker, t, seat, view } = scene;
  const presets = useMemo(() => presetsOf(view), [view]);
  const [role, setRole] = useState<Role>('face');
  const [shelf, setShelf] = useState<Shelf>(ALL);
  const [saved, keep] = useStoredPreference('heist-city.crews', SavedCrews, []);
  const bill = useMemo(() => billOf(speaker, draft), [speaker, draft]);
  return (
    <div className="hc-loadout">
      <header>
        <div>
          <h2>{t('ask.loadout.title')}</h2>
          <p className="hc-note">{t('ask.loadout.hint', { budget: bill.budget })}</p>
        </div>
        <Budget scene={scene} cost={bill.cost} budget={bill.budget} />
      </header>
      <Sets scene={scene} draft={draft} onDraft={setDraft} presets={presets} saved={saved} onSaved={keep} />
      <div className="hc-roster grid grid-cols-5 gap-2">
        {ROLES.map((one, i) => (
          <RoleCard
            key={one}
            scene={scene}
            role={one}
            unit={(seat ?? 0) * ROLES.length + i}
            draft={draft}
            isOpen={one === role}
            onOpen={() => setRole(one)}
            onDraft={setDraft}
          />
        ))}
      </div>
      <Shop scene={scene} draft={draft} role={role} shelf={shelf} onShelf={setShelf} onDraft={setDraft} />
      <footer>
        <div>
          <p aria-live="polite">{bill.refusal ?? t('loadout.left', { n: bill.left })}</p>
          {onBack && (
            <Button tone="quiet" keyHint="G" onClick={onBack}>
              {t('loadout.closeShop')}
            </Button>
          )}
          <Concede scene={scene} />
          <TakeCrew scene={scene} draft={draft} />
        </div>
      </footer>
    </div>
  );
}

function Budget({
  scene: { t },
  cost,
  budget,
}: {
  readonly scene: Scene;
  readonly cost: number;
  readonly budget: number;
}) {
  const text = cost > budget ? t('loadout.over', { n: cost - budget }) : t('loadout.left', { n: budget - cost });
  return (
    <div
      className="hc-budget grid grid-cols-[auto_1fr] gap-x-2 items-baseline justify-start min-w-50"
      data-over={cost > budget || undefined}
    >
      <b className="font-numeral font-semibold text-display leading-9 [&_small]:text-title">{cost}</b>
      <span className="hc-note">{t('card.of', { n: budget })}</span>
      <i role="img" aria-label={t('loadout.budget', { cost, budget })}>
        <i style={{ width: `${Math.min(100, (100 * cost) / Math.max(1, budget))}%` }} />
      </i>
      <span className="hc-note">{text}</span>
    </div>
  );
}

interface SetsProps {
  readonly scene: Scene;
  readonly draft: LoadoutDraft;
  onDraft(draft: LoadoutDraft): void;
  readonly presets: ReturnType<typeof presetsOf>;
  readonly saved: readonly SavedCrew[];
  onSaved(saved: SavedCrew[]): void;
}

/** Presets, and crews saved in this browser. */
function Sets({ scene: { t }, draft, onDraft, presets, saved, onSaved }: SetsProps) {
  const [name, setName] = useState('');
  const save = () => {
    const crew = { name: name.trim(), items: draft.map((list) => [...list]) };
    if (crew.name) onSaved([...saved.filter((one) => one.name !== crew.name), crew]);
    setName('');
  };
  return (
    <div className={SETS}>
      <span className="hc-note">{t('loadout.presets')}</span>
      {presets.map(({ name: title, items, cost }) => (
        <Chip key={title} aria-pressed={isSame(items, draft)} onClick={() => onDraft(items)}>
          {t(`name.preset.${title}`)} <small>{cost}</small>
        </Chip>
      ))}
      {saved.length > 0 && <span className="hc-note">{t('loadout.saved')}</span>}
      {saved.map((crew) => (
        <span key={crew.name} className="inline-flex">
          <Chip aria-pressed={isSame(crew.items, draft)} onClick={() => onDraft(crew.items)}>
            {crew.name}
          </Chip>
          <Chip
            aria-label={t('loadout.remove', { name: crew.name })}
            onClick={() => onSaved(saved.filter((one) => one !== crew))}
          >
            <Icon of={trash} size={16} />
          </Chip>
        </span>
      ))}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <input
          aria-label={t('loadout.saveAs')}
          placeholder={t('loadout.saveAs')}
          value={name}
          maxLength={40}
          onChange={(event) => setName(event.target.value)}
        />
        <Chip type="submit">{t('loadout.save')}</Chip>
      </form>
    </div>
  );
}

interface RoleCardProps {
  readonly scene: Scene;
  readonly role: Role;
  readonly unit: number;
  readonly draft: LoadoutDraft;
  readonly isOpen: boolean;
  onOpen(): void;
  onDraft(draft: LoadoutDraft): void;
}

function RoleCard({ scene, role, unit, draft, isOpen, onOpen, onDraft }: RoleCardProps) {
  const { t, speaker, view, seat } = scene;
  const { used, limit } = slotsFor(draft, role);
  const items = draft[ROLES.indexOf(role)] ?? [];
  return (
    <section
      className="hc-role p-2 border border-hairline rounded-panel bg-surface data-open:border-act-line data-open:bg-raised max-[901px]:flex-[0_0_168px]"
      data-open={isOpen || undefined}
      aria-label={speaker.role(unit)}
    >
      <PressRow
        className="hc-role-head grid grid-cols-[auto_1fr] gap-x-2 items-center w-full min-h-11 [&_svg]:row-[1/3] [&_small]:text-muted [&_small]:text-note"
        pressed={isOpen}
        onClick={onOpen}
      >
        <Token size={40} shape="circle" side="own" icon={iconOf(tokenLook(view, unit, seat).icon)} />
        <b>{speaker.role(unit)}</b>
        <small data-over={used > limit || undefined}>{t('loadout.slots', { used, limit })}</small>
      </PressRow>
      <ul>
        {items.map((id) => (
          <li key={id}>
            {speaker.item(id)}
            <StepButton
              aria-label={t('loadout.take', { item: speaker.item(id) })}
              onClick={() => onDraft(withoutItem(draft, role, id))}
            >
              <Icon of={close} size={16} />
            </StepButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ShopProps {
  readonly scene: Scene;
  readonly draft: LoadoutDraft;
  readonly role: Role;
  readonly shelf: Shelf;
  onShelf(shelf: Shelf): void;
  onDraft(draft: LoadoutDraft): void;
}

function Shop({ scene, draft, role, shelf, onShelf, onDraft }: ShopProps) {
  const { t, speaker } = scene;
  const wares = useMemo(() => waresFor(speaker, draft, role, shelf), [speaker, draft, role, shelf]);
  const types: readonly (ItemType | 'all')[] = ['all', ...ITEM_TYPES];
  const typeName = (type: ItemType | 'all') => (type === 'all' ? t('loadout.all') : t(`loadout.type.${type}`));
  return (
    <section
      className="[&>ul]:grid [&>ul]:grid-cols-[repeat(auto-fill,minmax(220px,1fr))] [&>ul]:gap-2"
      aria-label={t('loadout.shop')}
    >
      <div className="flex flex-wrap gap-2 items-center mb-2">
        <SegmentedControl
          label={t('loadout.shop')}
          options={types.map((type) => ({ value: type, label: typeName(type) }))}
          value={shelf.type}
          onChange={(type) => onShelf({ ...shelf, type })}
        />
        <Chip aria-pressed={shelf.isQuiet} onClick={() => onShelf({ ...shelf, isQuiet: !shelf.isQuiet })}>
          {t('loadout.quiet')}
        </Chip>
        <Chip
          aria-pressed={shelf.isAffordable}
          onClick={() => onShelf({ ...shelf, isAffordable: !shelf.isAffordable })}
        >
          {t('loadout.affordable')}
        </Chip>
        <p className="hc-note">{t('loadout.shopFor', { role: t(`name.role.${role}`) })}</p>
      </div>
      <ul>
        {wares.map(({ item, name, specials, refusal }) => (
          <li key={item.id}>
            <Pressable className={WARE} locked={refusal} onClick={() => onDraft(withItem(draft, role, item.id))}>
              <span className="sr-only">{t(`name.role.${role}`)}: </span>
              <b>{name}</b>
              <span className="font-numeral font-semibold text-lead leading-5">{item.cost}</span>
              <small>{specials.join(' · ')}</small>
              {refusal !== undefined && <small className="hc-refusal">{refusal}</small>}
            </Pressable>
          </li>
        ))}
      </ul>
    </section>
  );
}

const SETS =
  'hc-sets flex flex-wrap gap-2 items-center ' +
  '[&_form]:flex [&_form]:gap-1 [&_form]:ml-auto ' +
  'max-[901px]:[&_input]:min-w-11 max-[901px]:[&_input]:min-h-11 max-[901px]:[&_form]:ml-0';

const WARE =
  'hc-ware grid grid-cols-[1fr_auto] content-start size-full py-2 px-3 border border-control rounded-control ' +
  'bg-surface ' +
  '[&_b]:font-semibold [&_small]:col-span-full [&_small]:text-muted [&_small]:text-note [&_small]:leading-4.5 ' +
  'hover:border-ink aria-disabled:border-dashed aria-disabled:bg-transparent aria-disabled:[&_b]:text-muted ' +
  'aria-disabled:[&_b]:font-normal';
