import { type FigureId, MODIFIERS, undrawn, type View } from '@tessera/duel';
import type { GameFormatter } from '@tessera/text';
import { classes, Token } from '@tessera/ui';
import { lookOf } from './looks.ts';
import { attackOdds, focusSteps } from './odds.ts';

interface PanelProps {
  readonly view: View;
  readonly formatter: GameFormatter;
}

/** The possible results of an attack: one box per remaining card, filled if the target falls. */
export function OddsPanel({
  view,
  formatter,
  power,
  target,
}: PanelProps & { readonly power: number; readonly target: FigureId }) {
  const { t } = formatter;
  const { outcomes, cards, felling, mean } = attackOdds(view, 'heroes', power, target);
  const figure = view.figures[target]!;
  const name = figureName(formatter, target);
  return (
    <>
      <header className="mb-2 flex items-center gap-3">
        <Token {...lookOf(target)} size={44} health={figure.hp / figure.fullHp} />
        <h2 className="m-0 flex-1 font-semibold font-title text-title">{name}</h2>
        <b className="font-numeral font-semibold text-display">
          {figure.hp} <small className="text-lead text-muted">/ {figure.fullHp}</small>
        </b>
      </header>
      <div className="flex items-end gap-4">
        <div className="flex items-end gap-1.5">
          {outcomes.map(({ modifier, count, damage, fells }) => (
            <div key={modifier} className="flex w-9 flex-col items-center">
              {Array.from({ length: count }, (_, i) => `${modifier}${i}`).map((key) => (
                <i
                  key={key}
                  className={classes(
                    'mb-0.5 h-3.5 w-full rounded-chip border',
                    fells ? 'border-ink bg-ink' : 'border-control',
                  )}
                />
              ))}
              <b className="font-numeral font-semibold text-lead">{damage}</b>
              <span className="text-muted text-note">{t(`name.modifier.${modifier}`)}</span>
            </div>
          ))}
        </div>
        <p className="m-0">
          <b className="block font-numeral font-semibold text-display">
            {formatter.number(Math.round((100 * felling) / cards))} %
          </b>
          <span className="text-muted text-note">
            {t('table.fallsIn', { n: felling, cards, mean: formatter.number(Math.round(mean * 10) / 10) })}
          </span>
        </p>
      </div>
    </>
  );
}

/** The remaining cards of both decks, kind by kind. */
export function DecksPanel({ view, formatter }: PanelProps) {
  const { t } = formatter;
  return (
    <>
      <h2 className="m-0 mb-1 font-semibold font-title text-lead">{t('table.decks')}</h2>
      <table className="w-full table-fixed border-separate border-spacing-1 text-note">
        <thead>
          <tr>
            <td className="w-20" />
            {MODIFIERS.map((modifier) => (
              <th key={modifier} scope="col" className="font-normal text-muted">
                {t(`name.modifier.${modifier}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(['heroes', 'monsters'] as const).map((side) => {
            const left = undrawn(view.decks[side].drawn);
            return (
              <tr key={side}>
                <th scope="row" className="text-left font-normal">
                  {t(`name.side.${side}`)}
                </th>
                {MODIFIERS.map((modifier) => {
                  const count = left.filter((card) => card === modifier).length;
                  return (
                    <td
                      key={modifier}
                      className={classes(
                        'rounded-chip border border-control py-0.5 text-center font-numeral font-semibold text-body',
                        count === 0 && 'border-dashed text-muted',
                      )}
                    >
                      {count === 0 ? '–' : count}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="m-0 mt-1 text-muted text-note">{t('table.decksHint')}</p>
    </>
  );
}

/** Why a monster has its focus: the rules in order, with the deciding one filled in. */
export function FocusPanel({ view, formatter, monster }: PanelProps & { readonly monster: FigureId }) {
  const { t } = formatter;
  const steps = focusSteps(view, monster);
  const target = steps[0]?.values[0]?.hero;
  const name = figureName(formatter, monster);
  return (
    <section className="mb-3 last:mb-0">
      <h2 className="m-0 mb-1 flex items-baseline justify-between gap-2 font-semibold font-title text-lead">
        {target === undefined
          ? t('table.noFocus', { name })
          : t('table.focus', { name, target: figureName(formatter, target) })}
        <small className="rounded-full bg-raised px-2 font-normal font-ui text-note">{t('table.ifNothing')}</small>
      </h2>
      <ol className="m-0 grid list-none gap-1 p-0 text-note">
        {steps.map(({ criterion, values, state }, i) => (
          <li
            key={criterion}
            className={classes('grid grid-cols-[1.5rem_1fr] items-start gap-2', state !== 'decided' && 'text-muted')}
          >
            <i
              className={classes(
                'grid size-6 place-items-center rounded-full border font-numeral text-note not-italic',
                state === 'decided' ? 'border-ink bg-ink text-surface' : 'border-control',
              )}
            >
              {i + 1}
            </i>
            <span className={state === 'decided' ? 'font-semibold' : undefined}>
              {t(`table.criterion.${criterion}`)}:{' '}
              {formatter.list(values.map(({ hero, value }) => `${figureName(formatter, hero)} ${value ?? '?'}`))}
              {state === 'unneeded' && ` (${t('table.unneeded')})`}
              {state === 'tied' && ` (${t('table.tied')})`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function figureName({ format }: GameFormatter, id: FigureId): string {
  return format('table.figure', { figure: id });
}
