import { explainFocus, isMonster, type View } from '@tessera/gloomhaven/selectors';
import type { Reason } from '@tessera/kernel';
import type { GameFormatter } from '@tessera/text';
import { ReasonList } from '@tessera/ui';
import { Conditions } from '../heroes/CharacterPanels.tsx';
import { capital, figureName } from '../model/names.ts';

interface FocusTraceProps {
  readonly view: View;
  readonly formatter: GameFormatter;
  readonly monster: number;
}

/** Explains a monster's target and hex: the result first, then the candidates, then the tests in rule order. R 13.4 */
export function FocusTrace({ view, formatter, monster }: FocusTraceProps) {
  const figure = view.figures[monster]!;
  if (!isMonster(figure)) return null;
  const { t } = formatter;
  const [first, ...tests] = explainFocus(view, monster);
  const ends = tests.filter(({ code }) => code.startsWith('move-') || code === 'focus-none');
  return (
    <section aria-label={t('table.why', { name: figureName(monster, formatter) })} className="pt-1">
      <h3 className="m-0 mb-1 flex items-baseline gap-2 font-semibold font-title text-lead">
        {t('table.why', { name: figureName(monster, formatter) })}
        <small className="ml-auto font-normal font-ui text-muted text-note">
          {t('table.ruleNumber', { rule: '13.4' })}
        </small>
      </h3>
      {view.turn.figure !== monster && <p className="m-0 text-muted text-note">{t('table.ifNothingChanges')}</p>}
      {ends.map((reason, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing but their order.
        <p key={n} className="m-0 font-semibold">
          {capital(formatter.reason(reason).label)}.
        </p>
      ))}
      {first && <Candidates formatter={formatter} reason={first} />}
      <ReasonList reasons={tests.map((reason) => formatter.reason(reason))} numbered />
      <Conditions figure={figure} formatter={formatter} />
    </section>
  );
}

const COLUMNS = ['focus-way', 'focus-range', 'focus-initiative'] as const;

/** All candidates with the three deciding numbers. Further reasons are listed below. */
function Candidates({ formatter, reason }: { readonly formatter: GameFormatter; readonly reason: Reason }) {
  const { t } = formatter;
  const all = reason.reasons ?? [];
  const weighed = all.filter(({ code }) => code === 'focus-candidate');
  const notes = [
    ...all.filter((one) => !weighed.includes(one)),
    ...weighed.flatMap((one) => {
      const more = (one.reasons ?? []).filter(({ code }) => COLUMNS.every((column) => column !== code));
      return more.length > 0 ? [{ ...one, reasons: more }] : [];
    }),
  ];
  return (
    <>
      {weighed.length > 0 && (
        <table className="my-1 w-full text-note">
          <thead className="text-muted">
            <tr>
              <th scope="col" className="text-left font-normal">
                {t('table.trace.enemy')}
              </th>
              {COLUMNS.map((code) => (
                <th key={code} scope="col" className="text-right font-normal">
                  {t(`table.trace.${code}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weighed.map((one) => (
              <tr key={JSON.stringify(one.params)}>
                <th scope="row" className="text-left font-normal">
                  {formatter.reason(one).label}
                </th>
                {COLUMNS.map((code) => (
                  <td key={code} className="text-right font-numeral font-semibold text-body">
                    {numberOf(one, code)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {notes.length > 0 && <ReasonList reasons={notes.map((note) => formatter.reason(note))} />}
    </>
  );
}

function numberOf({ reasons = [] }: Reason, code: string): number | undefined {
  const value = reasons.find((inner) => inner.code === code)?.value;
  return typeof value === 'number' ? value : undefined;
}
