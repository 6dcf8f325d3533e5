import { modifierCardName, type View } from '@tessera/gloomhaven/selectors';
import type { GameFormatter } from '@tessera/text';
import { classes } from '@tessera/ui';
import type { ReactNode } from 'react';
import { Miniature } from '../board/Miniature.tsx';
import { Conditions } from '../heroes/CharacterPanels.tsx';
import { figureName } from '../model/names.ts';
import { type CardBar, cardBars, killsFrom, type ShownAttackOdds } from '../model/odds.ts';
import { percent } from '../model/percent.ts';

/** The odds of an attack: the sum, every possible damage with its chance, and the chance to kill. */
export function AttackPanel({
  view,
  formatter,
  odds,
}: {
  readonly view: View;
  readonly formatter: GameFormatter;
  readonly odds: ShownAttackOdds;
}) {
  const { t } = formatter;
  const { target, value, poison, shield, pierce, mode, mean, kills, retaliate } = odds;
  const figure = view.figures[target]!;
  const bars = cardBars(odds);
  const from = bars && killsFrom(bars, figure.hp);
  const blocked = Math.max(0, shield - pierce);
  return (
    <section
      aria-label={t('table.odds')}
      className="not-first:mt-3 not-first:border-hairline not-first:border-t not-first:pt-3"
    >
      <header className="mb-2 flex items-center gap-3">
        <Miniature figure={figure} size={44} />
        <h2 className="m-0 min-w-0 flex-1 truncate font-semibold font-title text-lead">
          {figureName(target, formatter)}
        </h2>
        <b className="font-numeral font-semibold text-title">
          {figure.hp}
          <small className="text-body text-muted">/{figure.maxHp}</small>
        </b>
      </header>
      <Conditions figure={figure} formatter={formatter} />
      <p className="m-0 my-2 flex items-end gap-2 text-center text-note">
        <Part label={t('table.sum.card')}>{value - poison}</Part>
        {poison > 0 && (
          <>
            <Sign>+</Sign>
            <Part label={t('table.sum.poison')}>{poison}</Part>
          </>
        )}
        <Sign>−</Sign>
        <Part label={t(pierce > 0 ? 'table.sum.pierced' : 'table.sum.shield')}>{blocked}</Part>
        <Sign>=</Sign>
        <span className="rounded-control bg-raised px-2 py-1">
          <Part label={t('table.sum.before')}>{value - blocked}</Part>
        </span>
        {mode !== 'plain' && (
          <span className="ml-auto rounded-chip border border-control px-1.5">{t(`reason.${mode}`)}</span>
        )}
      </p>
      <div className="flex items-end gap-3">
        {bars ? (
          <CardBars bars={bars} hp={figure.hp} formatter={formatter} />
        ) : (
          <ChanceBars odds={odds} hp={figure.hp} formatter={formatter} />
        )}
        <p className="m-0 flex-none">
          <span className="block text-muted text-note">
            {from === undefined ? t('table.kills') : t('table.killsFrom', { card: modifierCardName(from, formatter) })}
          </span>
          <b className="block whitespace-nowrap font-numeral font-semibold text-display leading-10">
            {percent(formatter, kills)}
          </b>
          {bars && <span className="block text-muted text-note">{killCards(bars, figure.hp, formatter)}</span>}
          <span className="block text-muted text-note">
            {t('table.mean', { mean: formatter.number(Math.round(mean * 10) / 10) })}
          </span>
        </p>
      </div>
      {retaliate > 0 && <p className="m-0 mt-1 text-enemy text-note">{t('table.retaliates', { amount: retaliate })}</p>}
      <p className="m-0 mt-1 text-muted text-note">{t('table.ruleNumber', { rule: '7.2' })}</p>
    </section>
  );
}

interface BarsProps {
  readonly hp: number;
  readonly formatter: GameFormatter;
}

/** The remaining deck, one box per card above its damage; cards that kill are filled. */
function CardBars({ bars, hp, formatter }: BarsProps & { readonly bars: readonly CardBar[] }) {
  return (
    <div
      role="img"
      aria-label={bars
        .map(({ card, count, damage }) => `${count} × ${modifierCardName(card, formatter)}: ${damage}`)
        .join(', ')}
      className="flex min-w-0 flex-1 items-end gap-1"
    >
      {bars.map(({ card, count, damage }) => (
        <span
          key={card}
          title={`${count} × ${modifierCardName(card, formatter)}: ${damage}`}
          className="flex min-w-0 max-w-9 flex-1 flex-col items-center"
        >
          {Array.from({ length: count }, (_, n) => (
            <i
              // biome-ignore lint/suspicious/noArrayIndexKey: cards of a kind have nothing but their number.
              key={n}
              className={classes(
                'mt-0.5 block w-full rounded-[3px] border',
                count > 7 ? 'h-1.5' : 'h-2.5',
                damage >= hp ? 'border-ink bg-ink' : 'border-control',
              )}
            />
          ))}
          <b className="font-numeral font-semibold text-body">{damage}</b>
          <span className="w-full truncate text-center font-numeral text-muted text-note">
            {modifierCardName(card, formatter)}
          </span>
        </span>
      ))}
    </div>
  );
}

/** Every possible damage with its chance, when more than one card may count. */
function ChanceBars({ odds: { outcomes }, hp, formatter }: BarsProps & { readonly odds: ShownAttackOdds }) {
  const most = Math.max(...outcomes.map(({ chance }) => chance));
  return (
    <div
      role="img"
      aria-label={outcomes.map(({ damage, chance }) => `${damage}: ${percent(formatter, chance)}`).join(', ')}
      className="flex flex-1 items-end gap-1"
    >
      {outcomes.map(({ damage, chance }) => (
        <span key={damage} className="flex min-w-0 flex-1 flex-col items-center">
          <i
            className={classes(
              'w-full max-w-9 rounded-t-chip border',
              damage >= hp ? 'border-ink bg-ink' : 'border-control',
            )}
            style={{ height: `${Math.max(4, (chance / most) * 52)}px` }}
          />
          <b className="font-numeral font-semibold text-body">{damage}</b>
          <span className="font-numeral text-muted text-note">{Math.round(chance * 100)} %</span>
        </span>
      ))}
    </div>
  );
}

function killCards(bars: readonly CardBar[], hp: number, formatter: GameFormatter): string {
  const sum = (some: readonly CardBar[]) => some.reduce((total, { count }) => total + count, 0);
  return formatter.t('table.killCards', { cards: sum(bars.filter(({ damage }) => damage >= hp)), all: sum(bars) });
}

/** Every target on offer with its chance of dying, before one is selected. */
export function TargetList({
  view,
  formatter,
  all,
}: {
  readonly view: View;
  readonly formatter: GameFormatter;
  readonly all: readonly ShownAttackOdds[];
}) {
  const { t } = formatter;
  return (
    <section aria-label={t('table.targets')}>
      <h2 className="m-0 mb-1 font-semibold font-title text-lead">{t('table.targets')}</h2>
      <table className="w-full text-note">
        <thead className="text-muted">
          <tr>
            <td />
            <th scope="col" className="pl-4 text-right font-normal">
              {t('table.average')}
            </th>
            <th scope="col" className="pl-4 text-right font-normal">
              {t('table.kills')}
            </th>
          </tr>
        </thead>
        <tbody>
          {all.map(({ target, mean, kills }) => (
            <tr key={target}>
              <th scope="row" className="py-1 text-left font-normal text-body">
                <span className="flex items-center gap-2">
                  <Miniature figure={view.figures[target]!} size={28} />
                  <span className="min-w-0 truncate">{figureName(target, formatter)}</span>
                </span>
              </th>
              <td className="pl-4 text-right font-numeral font-semibold text-lead">
                {formatter.number(Math.round(mean * 10) / 10)}
              </td>
              <td className="pl-4 text-right font-numeral font-semibold text-lead">{percent(formatter, kills)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Part({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <span className="flex flex-col">
      <b className="font-numeral font-semibold text-lead">{children}</b>
      <span className="text-muted">{label}</span>
    </span>
  );
}

function Sign({ children }: { readonly children: ReactNode }) {
  return <span className="pb-4 text-muted">{children}</span>;
}
