import { recordOf } from '@tessera/gloomhaven/selectors';
import { describeEvent } from '@tessera/gloomhaven/shared';
import { capital } from '@tessera/gloomhaven/table/shared';
import type { TableEntry } from '@tessera/table';
import { Button, ChoiceTile } from '@tessera/ui';
import { scrollUnfurled } from '@tessera/ui/icons';
import { Screen } from '../frame/Screen.tsx';
import { lastEvent } from '../model/outcome.ts';
import { type CampaignTableModel, isSame, outcomeStories, press, speechAt } from '../tableModel.ts';

/** A city or road event: its story and two choices. The outcome appears after the choice. */
export function EventReader({
  table,
  log,
}: {
  readonly table: CampaignTableModel;
  readonly log: readonly TableEntry[];
}) {
  const [ask] = table.view.asks;
  return ask?.ask === 'event' ? <Question table={table} event={ask.event} /> : <Outcome table={table} log={log} />;
}

function Question({ table, event }: { readonly table: CampaignTableModel; readonly event: string }) {
  const { name, teller, armed } = table;
  const texts = describeEvent(recordOf('event', event), speechAt(table));
  return (
    <article aria-label={name(event)} className="mx-auto flex max-w-168 flex-col gap-5 py-2">
      <Story title={capital(name(event))} text={texts.story} />
      <div className="grid grid-cols-1 gap-3 min-[700px]:grid-cols-2">
        {(['a', 'b'] as const).map((choice) => {
          const action = { type: 'choose' as const, choice };
          return (
            <ChoiceTile
              key={choice}
              chosen={isSame(armed, action)}
              onChoose={() => press(table, action)}
              className="flex-row! items-start! justify-start! gap-3! p-4! text-left"
            >
              <b className="font-numeral font-semibold text-title leading-6">{teller.say(`choice.${choice}`)}</b>
              <span>{texts[choice].choice}</span>
            </ChoiceTile>
          );
        })}
      </div>
    </article>
  );
}

function Story({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div className="rounded-panel border border-paper-line bg-paper px-5 py-4 text-paper-ink shadow-panel">
      <h2 className="m-0 mb-2 border-current/25 border-b pb-2 font-semibold font-title text-title">{title}</h2>
      <p className="m-0 font-title text-lead leading-7">{text}</p>
    </div>
  );
}

function Outcome({ table, log }: { readonly table: CampaignTableModel; readonly log: readonly TableEntry[] }) {
  const { t, name, teller } = table;
  const last = lastEvent(log);
  if (last === undefined) {
    return (
      <Screen table={table} title={t('event')} icon={scrollUnfurled}>
        <p className="m-0 text-muted">{t('noEvent')}</p>
      </Screen>
    );
  }
  const texts = describeEvent(recordOf('event', last.event), speechAt(table))[last.choice];
  return (
    <article aria-label={name(last.event)} className="mx-auto flex max-w-168 flex-col gap-4 py-2">
      <Story
        title={capital(name(last.event))}
        text={`${texts.choice} ${outcomeStories(table, last.event, last.outcomes)}`}
      />
      <section aria-label={t('cameOfIt')}>
        <h3 className="m-0 mb-1 font-semibold font-title text-lead">{t('cameOfIt')}</h3>
        <ul className="m-0 list-none divide-y divide-hairline p-0">
          {last.followed.map((event, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what followed has nothing but its order.
            <li key={n} className="py-1">
              {capital(teller.event(event))}
            </li>
          ))}
          {last.followed.length === 0 && <li className="py-1 text-muted">{t('nothingCame')}</li>}
        </ul>
      </section>
      <div>
        <Button onClick={() => table.go({ name: 'map' })}>{t('goOn')}</Button>
      </div>
    </article>
  );
}
