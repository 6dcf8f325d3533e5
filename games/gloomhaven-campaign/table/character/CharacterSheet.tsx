import { modifierCard, modifierCardName, recordOf } from '@tessera/gloomhaven/selectors';
import { describePerk, describeQuest } from '@tessera/gloomhaven/shared';
import { SLOT_ICONS, seatColour } from '@tessera/gloomhaven/table/shared';
import { isGone, isLevelDue, perksLeft, tables } from '@tessera/gloomhaven-campaign';
import { Button, classes, Icon, Pressable, ProvenancePopover } from '@tessera/ui';
import { check } from '@tessera/ui/icons';
import { Commit } from '../frame/Commit.tsx';
import { ROW } from '../frame/pressable.ts';
import { Part, Screen } from '../frame/Screen.tsx';
import { towards } from '../model/chores.ts';
import { byLevel, deckOf, startOf } from '../model/sheet.ts';
import { CharacterDisc } from '../party/CharacterDisc.tsx';
import { XpBar } from '../party/PartySide.tsx';
import { Rename } from '../party/Rename.tsx';
import { type CampaignTableModel, explainNumber, isSame, press, refusalOf, translatorAt } from '../tableModel.ts';

/** A character's sheet: numbers, perks, modifier deck, items, cards, quest. */
export function CharacterSheet({
  table,
  character,
}: {
  readonly table: CampaignTableModel;
  readonly character: number;
}) {
  const { view, t, name, formatter, seat } = table;
  const one = view.characters[character]!;
  const isOwn = one.owner === seat && !isGone(one);
  const { hitPoints, handSize } = recordOf('class', one.class);
  const way = towards(tables().experience, one.xp);
  return (
    <Screen table={table} title={one.name}>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <CharacterDisc of={one} size={56} />
        <p className="m-0 min-w-40 flex-1">
          <b className="block font-semibold">{t('classAndLevel', { class: name(one.class), level: one.level })}</b>
          <span className="text-muted text-note">
            {t('playedBy', { player: formatter.seatName(one.owner) })} · {t(`status.${one.status}`)}
          </span>
          <XpBar xp={one.xp} colour={seatColour(one.owner)} isDue={isLevelDue(one)} />
          <span className="text-note">
            {way === undefined ? t('xpMost', { xp: one.xp }) : t('xpOf', { xp: one.xp, needs: way.to })}
          </span>
        </p>
        <dl className="m-0 flex flex-wrap gap-x-5 gap-y-1">
          <Figure label={t('hitPoints')} value={hitPoints[one.level - 1] ?? 0} />
          <Figure label={t('goldWord')} value={one.gold} />
          <Figure label={t('checks')} value={one.checkmarks} />
          <Figure label={t('scenariosWon')} value={one.career.won} />
          <Figure label={t('kills')} value={one.career.kills} />
        </dl>
      </div>
      {isOwn && <Ways table={table} character={character} />}
      <div className="grid grid-cols-1 gap-5 min-[1180px]:grid-cols-2">
        <Perks table={table} character={character} />
        <div className="flex min-w-0 flex-col gap-5">
          <Deck table={table} character={character} />
          <Items table={table} character={character} isOwn={isOwn} />
          <Quest table={table} character={character} />
          <Part title={t('hand')} note={t('handCount', { count: one.hand.length, size: handSize })}>
            <ul className="m-0 mt-2 flex list-none flex-wrap gap-1.5 p-0">
              {byLevel(one.hand).map((card) => (
                <li key={card} className="rounded-chip border border-control px-2 text-note leading-6">
                  {name(card)}
                </li>
              ))}
            </ul>
          </Part>
          <NextStart table={table} character={character} />
        </div>
      </div>
    </Screen>
  );
}

function Figure({ label, value }: { readonly label: string; readonly value: number }) {
  return (
    <div className="flex flex-col-reverse text-center">
      <dt className="text-muted text-note">{label}</dt>
      <dd className="m-0 font-numeral font-semibold text-title">{value}</dd>
    </div>
  );
}

/** Links to the character's screens, with illegal ones disabled in place. */
function Ways({ table, character }: { readonly table: CampaignTableModel; readonly character: number }) {
  const { view, t } = table;
  const one = view.characters[character]!;
  const rests = one.status === 'resting';
  const move = { type: rests ? ('rejoin' as const) : ('rest' as const), character };
  return (
    <div className="flex flex-wrap gap-2">
      {isLevelDue(one) && (
        <Button onClick={() => table.go({ name: 'level', character })}>{t('chore.level.button')}</Button>
      )}
      {one.questOffer.length > 0 && (
        <Button onClick={() => table.go({ name: 'quest', character })}>{t('chore.quest.button')}</Button>
      )}
      {one.mustRetire && (
        <Button onClick={() => table.go({ name: 'retire', character })}>{t('chore.retire.button')}</Button>
      )}
      <Button onClick={() => table.go({ name: 'cards', character })}>{t('cards')}</Button>
      <Button onClick={() => table.go({ name: 'shop', character })}>{t('shop')}</Button>
      <Button locked={refusalOf(table, move)} onClick={() => table.act(move)}>
        {t(rests ? 'rejoin' : 'rest')}
      </Button>
      <Rename table={table} character={character} />
    </div>
  );
}

function Perks({ table, character }: { readonly table: CampaignTableModel; readonly character: number }) {
  const { view, t, armed } = table;
  const one = view.characters[character]!;
  const left = perksLeft(view, one);
  const sheet = recordOf('class', one.class).perks;
  const isArmed = armed?.type === 'take-perk' && armed.character === character;
  return (
    <Part
      title={t('perks')}
      note={
        <ProvenancePopover
          value={t('perksLeft', { left })}
          label={t('perksLeft', { left })}
          title={t('perks')}
          sources={explainNumber(table, `perks/${character}`)}
        />
      }
    >
      <ul className="m-0 list-none divide-y divide-hairline p-0">
        {sheet.map((perk, n) => {
          const taken = one.perks[n] ?? 0;
          const action = { type: 'take-perk' as const, character, perk: n };
          const text = describePerk(perk, translatorAt(table), modifierCard);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a perk is known by its place on the sheet.
            <li key={n}>
              <Pressable
                aria-pressed={isSame(armed, action)}
                onClick={() => press(table, action)}
                className={classes(ROW, 'flex min-h-target-small gap-3 py-1 text-ink aria-pressed:bg-act-soft')}
              >
                <span className="flex flex-none gap-1">
                  {Array.from({ length: perk.times }, (_, box) => box < taken).map((isTaken, box) => (
                    <span
                      // biome-ignore lint/suspicious/noArrayIndexKey: boxes have nothing but their order.
                      key={box}
                      className={classes(
                        'grid size-4.5 place-items-center rounded-[3px] border',
                        isTaken ? 'border-ink bg-ink text-surface' : 'border-control',
                      )}
                    >
                      {isTaken && <Icon of={check} size={12} />}
                    </span>
                  ))}
                </span>
                <span className="min-w-0 flex-1">{text}</span>
                <span className="sr-only">{t('perkTaken', { taken, times: perk.times })}</span>
              </Pressable>
            </li>
          );
        })}
      </ul>
      {isArmed && (
        <Commit table={table} action={armed}>
          {t('takePerk')}
        </Commit>
      )}
    </Part>
  );
}

function Deck({ table, character }: { readonly table: CampaignTableModel; readonly character: number }) {
  const { view, t, formatter } = table;
  const cards = deckOf(view.characters[character]!);
  const all = cards.reduce((sum, [, count]) => sum + count, 0);
  return (
    <Part title={t('deck')} note={t('deckCount', { count: all })}>
      <ul className="m-0 mt-2 flex list-none flex-wrap gap-1.5 p-0">
        {cards.map(([card, count]) => (
          <li
            key={card}
            className="flex min-w-12 flex-col items-center rounded-chip border border-paper-line bg-paper px-1.5 py-0.5 text-paper-ink"
          >
            <b className="font-numeral font-semibold text-body">{modifierCardName(card, formatter)}</b>
            <span className="text-note text-paper-muted">×{count}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Items({
  table,
  character,
  isOwn,
}: {
  readonly table: CampaignTableModel;
  readonly character: number;
  readonly isOwn: boolean;
}) {
  const { view, t, name, formatter } = table;
  const { items, equipped } = view.characters[character]!;
  return (
    <Part title={t('items')} note={t('itemsOn', { on: equipped.length, all: items.length })}>
      {items.length === 0 && <p className="my-2 text-muted text-note">{t('noItems')}</p>}
      <ul className="m-0 list-none divide-y divide-hairline p-0">
        {items.map((item) => {
          const isOn = equipped.includes(item);
          const { slot } = recordOf('item', item);
          const action = { type: isOn ? ('unequip' as const) : ('equip' as const), character, item };
          const icon = SLOT_ICONS[slot];
          return (
            <li key={item} className="flex items-center gap-3 py-1.5">
              {icon && <Icon of={icon} size={20} />}
              <span className="min-w-0 flex-1">
                {name(item)} <span className="text-muted text-note">{formatter.t(`slot.${slot}`)}</span>
              </span>
              {isOwn && (
                <Button
                  small
                  pressed={isOn}
                  locked={refusalOf(table, action)}
                  aria-label={`${t(isOn ? 'unequip' : 'equip')}: ${name(item)}`}
                  onClick={() => table.act(action)}
                >
                  {t(isOn ? 'unequip' : 'equip')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Part>
  );
}

function Quest({ table, character }: { readonly table: CampaignTableModel; readonly character: number }) {
  const { view, t, name } = table;
  const { quest } = view.characters[character]!;
  if (!quest) return null;
  const lines = describeQuest(recordOf('personal-quest', quest.id), translatorAt(table));
  const { steps } = recordOf('personal-quest', quest.id);
  return (
    <Part title={name(quest.id)} note={t('quest')}>
      <ol className="m-0 mt-2 list-none p-0">
        {lines.map((line, n) => (
          <li key={line} className="flex gap-3 py-0.5">
            <span className={classes('min-w-0 flex-1', n >= steps.length && 'text-muted text-note')}>{line}</span>
            {n < steps.length && (
              <b className="font-numeral font-semibold">
                {quest.counts[n] ?? 0} / {steps[n]?.least}
              </b>
            )}
          </li>
        ))}
      </ol>
    </Part>
  );
}

function NextStart({ table, character }: { readonly table: CampaignTableModel; readonly character: number }) {
  const { view, t, formatter } = table;
  const starts = startOf(view.characters[character]!);
  if (starts.length === 0) return null;
  return (
    <Part title={t('nextStart')}>
      <ul className="m-0 mt-2 list-none p-0">
        {starts.map(({ what, count }) => (
          <li key={what}>
            {formatter.has(`start.${what}`) ? formatter.t(`start.${what}`) : formatter.t(`condition.${what}`)}: {count}
          </li>
        ))}
      </ul>
    </Part>
  );
}
