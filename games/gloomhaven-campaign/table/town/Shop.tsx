import { instructionLines, recordOf } from '@tessera/gloomhaven/selectors';
import { slotProblem } from '@tessera/gloomhaven/shared';
import { SLOT_ICONS } from '@tessera/gloomhaven/table/shared';
import { resaleOf } from '@tessera/gloomhaven-campaign';
import { Chip, classes, Icon, Pressable } from '@tessera/ui';
import { swapBag } from '@tessera/ui/icons';
import { type ReactNode, useState } from 'react';
import { Commit } from '../frame/Commit.tsx';
import { ROW } from '../frame/pressable.ts';
import { Part, Screen } from '../frame/Screen.tsx';
import { ownersOf } from '../model/sheet.ts';
import { slotsOf, stockOf } from '../model/stock.ts';
import { type CampaignTableModel, explainNumber, foreseen, isSame, press } from '../tableModel.ts';
import { ForWhom } from './ForWhom.tsx';
import { PriceLadder } from './PriceLadder.tsx';

/** The shop: its items, their prices for this party with reasons, and resale prices. */
export function Shop({ table, character }: { readonly table: CampaignTableModel; readonly character: number }) {
  const { view, t, name, armed } = table;
  const [slot, setSlot] = useState<string>();
  const one = view.characters[character]!;
  const lines = stockOf(view, slot);
  return (
    <Screen table={table} title={t('shop')} icon={swapBag}>
      <ForWhom table={table} character={character} />
      <fieldset className="m-0 flex flex-wrap gap-1.5 border-0 p-0">
        <legend className="sr-only">{t('slots')}</legend>
        <Chip aria-pressed={slot === undefined} onClick={() => setSlot(undefined)}>
          {t('allSlots')}
        </Chip>
        {slotsOf(stockOf(view, undefined)).map((one) => (
          <Chip key={one} aria-pressed={slot === one} onClick={() => setSlot(one)}>
            {table.formatter.t(`slot.${one}`)}
          </Chip>
        ))}
      </fieldset>
      <ul className="m-0 list-none divide-y divide-hairline p-0" aria-label={t('stock')}>
        {lines.map(({ item, price, left, copies, slot: kind }) => (
          <ItemRow
            key={item}
            isChosen={isSame(armed, { type: 'buy', character, item })}
            isGone={left === 0 || one.items.includes(item)}
            slot={kind}
            title={name(item)}
            note={one.items.includes(item) ? t('owned') : t('stockLeft', { left, copies })}
            price={price}
            onPress={() => press(table, { type: 'buy', character, item })}
          >
            {armed?.type === 'buy' && armed.character === character && armed.item === item && (
              <Purchase table={table} action={armed} />
            )}
          </ItemRow>
        ))}
      </ul>
      {one.items.length > 0 && (
        <Part title={t('sell')} note={t('sellNote')}>
          <ul className="m-0 list-none divide-y divide-hairline p-0">
            {one.items.map((item) => (
              <ItemRow
                key={item}
                isChosen={isSame(armed, { type: 'sell', character, item })}
                isGone={false}
                slot={recordOf('item', item).slot}
                title={name(item)}
                note={t('sells')}
                price={resaleOf(item)}
                onPress={() => press(table, { type: 'sell', character, item })}
              >
                {armed?.type === 'sell' && armed.character === character && armed.item === item && (
                  <div ref={intoSight}>
                    {foreseen(table, armed).map(({ label, value }) => (
                      <Sum key={label} label={label} value={value} />
                    ))}
                    <Commit table={table} action={armed}>
                      {t('sellFor', { item: name(item), gold: resaleOf(item) })}
                    </Commit>
                  </div>
                )}
              </ItemRow>
            ))}
          </ul>
        </Part>
      )}
    </Screen>
  );
}

interface ItemRowProps {
  readonly isChosen: boolean;
  readonly isGone: boolean;
  readonly slot: string;
  readonly title: string;
  readonly note: string;
  readonly price: number;
  onPress(): void;
  /** Details below the selected row. */
  readonly children: ReactNode;
}

function ItemRow({ isChosen, isGone, slot, title, note, price, onPress, children }: ItemRowProps) {
  const icon = SLOT_ICONS[slot];
  return (
    <li>
      <Pressable
        aria-pressed={isChosen}
        onClick={onPress}
        className={classes(
          ROW,
          'grid min-h-10 grid-cols-[1.75rem_minmax(0,1fr)_auto_2.5rem] gap-2 px-1 pointer-coarse:min-h-target',
          'border-transparent border-l-3 aria-pressed:border-ink',
          isGone ? 'text-muted' : 'text-ink',
        )}
      >
        {icon ? <Icon of={icon} size={20} /> : <span />}
        <span className="min-w-0 leading-5">{title}</span>
        <span className="text-muted text-note">{note}</span>
        <b className="text-right font-numeral font-semibold text-lead">{price}</b>
      </Pressable>
      {children}
    </li>
  );
}

/** The item on its card, its price as a sum, and the remaining gold. */
function Purchase({
  table,
  action,
}: {
  readonly table: CampaignTableModel;
  readonly action: { readonly type: 'buy'; readonly character: number; readonly item: string };
}) {
  const { view, t, name, formatter } = table;
  const { item, character } = action;
  const { slot, use } = recordOf('item', item);
  const { equipped, level } = view.characters[character]!;
  const icon = SLOT_ICONS[slot];
  const reasons = explainNumber(table, `price/${item}`);
  const total = reasons.at(-1);
  const after = foreseen(table, action).filter(({ label }) => !reasons.some((one) => one.label === label));
  const others = ownersOf(view, item).filter((n) => n !== character);
  return (
    <section ref={intoSight} aria-label={name(item)} className="px-1 pt-2">
      <div className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-4">
        <article
          aria-label={name(item)}
          className="flex min-h-44 flex-col items-center gap-2 rounded-panel border border-paper-line bg-paper p-2 text-center text-paper-ink shadow-panel"
        >
          <b className="font-semibold font-title text-body leading-5">{name(item)}</b>
          {icon && <Icon of={icon} size={36} />}
          {instructionLines(`item/${item}/does`, formatter).map((line) => (
            <span key={line} className="block text-note leading-4">
              {line}
            </span>
          ))}
          <span className="mt-auto flex w-full justify-between text-note text-paper-muted">
            <span>{formatter.t(`slot.${slot}`)}</span>
            <span>{t(`use.${use}`)}</span>
          </span>
        </article>
        <div>
          {reasons.slice(0, -1).map(({ label, value }) => (
            <Sum key={label} label={label} value={value} />
          ))}
          <p className="m-0 mt-1 flex items-baseline justify-between gap-2 border-control border-t pt-1">
            <span>{t('youPay')}</span>
            <b className="font-numeral font-semibold text-display">{total?.value}</b>
          </p>
          {after.map(({ label, value }) => (
            <Sum key={label} label={label} value={value} />
          ))}
          <Sum
            label={formatter.t(`slot.${slot}`)}
            value={t(slotProblem([...equipped, item], level) === undefined ? 'slotFree' : 'slotFull')}
          />
          {others.length > 0 && (
            <Sum label={t('otherCopy')} value={formatter.list(others.map((n) => view.characters[n]!.name))} />
          )}
        </div>
      </div>
      <PriceLadder table={table} item={item} />
      <Commit table={table} action={action}>
        {t('buyFor', { gold: total?.value ?? '' })}
      </Commit>
    </section>
  );
}

/** Scrolls the selected row into view. */
function intoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

function Sum({ label, value }: { readonly label: string; readonly value: string | undefined }) {
  return (
    <p className="m-0 flex items-baseline justify-between gap-2">
      <span>{label}</span>
      <b className="font-numeral font-semibold text-lead">{value}</b>
    </p>
  );
}
