import { capital } from '@tessera/gloomhaven/table/shared';
import { placesOn, stickersFor } from '@tessera/gloomhaven-campaign';
import { Chip, classes, Pressable } from '@tessera/ui';
import { gauntlet } from '@tessera/ui/icons';
import { useState } from 'react';
import { StickeredCard } from '../character/StickeredCard.tsx';
import { Commit } from '../frame/Commit.tsx';
import { ROW } from '../frame/pressable.ts';
import { Part, Screen } from '../frame/Screen.tsx';
import { byLevel } from '../model/sheet.ts';
import { spotKey, spotParams, spotsOf } from '../model/spots.ts';
import { type CampaignTableModel, explainNumber, foreseen, isSame, press, refusalOf } from '../tableModel.ts';
import { ForWhom } from './ForWhom.tsx';

/** The enhancement screen: a card, a spot, a sticker, and its price as a sum. */
export function Bench({ table, character }: { readonly table: CampaignTableModel; readonly character: number }) {
  const { view, t, name, armed } = table;
  const one = view.characters[character]!;
  const cards = byLevel(one.pool).filter((card) => placesOn(card).length > 0);
  const [picked, setPicked] = useState<string>();
  const card = picked !== undefined && cards.includes(picked) ? picked : cards[0];
  return (
    <Screen table={table} title={t('bench')} icon={gauntlet} extra={<ForWhom table={table} character={character} />}>
      <p className="m-0 text-muted">{t('benchHint')}</p>
      <div className="grid grid-cols-1 gap-4 min-[700px]:grid-cols-[12rem_minmax(0,1fr)]">
        <ul className="m-0 flex list-none flex-wrap gap-1.5 p-0 min-[700px]:block min-[700px]:divide-y min-[700px]:divide-hairline">
          {cards.map((id) => {
            const count = stickersFor(view, id, character).length;
            return (
              <li key={id}>
                <Pressable
                  aria-pressed={id === card}
                  onClick={() => {
                    setPicked(id);
                    table.arm(undefined);
                  }}
                  className={classes(ROW, CARD_ROW)}
                >
                  <span className="min-w-0 flex-1">{name(id)}</span>
                  {count > 0 && <span className="text-good text-note">{t('stickers', { count })}</span>}
                </Pressable>
              </li>
            );
          })}
        </ul>
        {card !== undefined && (
          <div className="flex min-w-0 flex-wrap items-start gap-4">
            <StickeredCard
              table={table}
              character={character}
              card={card}
              state="now"
              wanted={armed?.type === 'enhance' && armed.card === card ? armed : undefined}
            />
            <div className="min-w-60 flex-1">
              <Spots key={card} table={table} character={character} card={card} />
            </div>
          </div>
        )}
      </div>
    </Screen>
  );
}

function Spots({
  table,
  character,
  card,
}: {
  readonly table: CampaignTableModel;
  readonly character: number;
  readonly card: string;
}) {
  const { view, t, formatter, armed } = table;
  const there = stickersFor(view, card, character);
  const labelOf = (key: 'sticker' | 'on', value: string) => formatter.format(`campaign.${key}Name`, { [key]: value });
  const isArmed = armed?.type === 'enhance' && armed.character === character && armed.card === card;
  return (
    <>
      {spotsOf(card).map((spot) => {
        const on = there.find((one) => spotKey(one) === spotKey(spot));
        return (
          <Part
            key={spotKey(spot)}
            title={capital(
              t('spot', { half: formatter.t(`half.${spot.half}`), on: labelOf('on', spot.on), ...spotParams(spot) }),
            )}
            note={on ? t('spotHas', { sticker: labelOf('sticker', on.sticker) }) : undefined}
          >
            <div className="my-2 flex flex-wrap gap-1.5">
              {!on &&
                spot.stickers.map((sticker) => {
                  const { stickers: _, ...place } = spot;
                  const action = { type: 'enhance' as const, character, ...place, sticker };
                  return (
                    <Chip
                      key={sticker}
                      aria-pressed={isSame(armed, action)}
                      className={classes(refusalOf(table, action) !== undefined && 'border-dashed')}
                      onClick={() => press(table, action)}
                    >
                      {labelOf('sticker', sticker)}
                    </Chip>
                  );
                })}
            </div>
          </Part>
        );
      })}
      {isArmed && (
        <section aria-label={t('cost')}>
          {explainNumber(
            table,
            `enhance/${character}/${card}/${armed.half}/${armed.on}/${armed.nth}/${armed.spot}/${armed.sticker}`,
          ).map(({ label, value }) => (
            <p key={label} className="m-0 flex justify-between gap-2">
              <span>{label}</span>
              <b className="font-numeral font-semibold text-lead">{value}</b>
            </p>
          ))}
          <p className="m-0 flex justify-between gap-2 text-muted">
            <span>{foreseen(table, armed).at(-1)?.label}</span>
            <b className="font-numeral font-semibold text-lead">{foreseen(table, armed).at(-1)?.value}</b>
          </p>
          <Commit table={table} action={armed}>
            {t('enhance', { sticker: labelOf('sticker', armed.sticker) })}
          </Commit>
        </section>
      )}
    </>
  );
}

/** Chips on narrow screens, list rows on wide ones. */
const CARD_ROW =
  'flex min-h-target-small gap-2 px-2 text-ink aria-pressed:font-semibold pointer-coarse:min-h-target ' +
  'max-[699px]:rounded-chip max-[699px]:border max-[699px]:border-control';
