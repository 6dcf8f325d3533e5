import { recordOf } from '@tessera/gloomhaven/selectors';
import { describeEvent } from '@tessera/gloomhaven/shared';
import { capital } from '@tessera/gloomhaven/table/shared';
import type { TableEntry } from '@tessera/table';
import { Button, ChoiceTile, Icon } from '@tessera/ui';
import { check, scrollUnfurled } from '@tessera/ui/icons';
import { Screen } from '../frame/Screen.tsx';
import { type Choice, choiceAction, seenOutcomes, votersOf } from '../model/eventVote.ts';
import { type DecidedEvent, lastEvent, lastEventIn } from '../model/outcome.ts';
import { type CampaignTableModel, isSame, outcomeStories, press, translatorAt } from '../tableModel.ts';
import { EventPicture } from './EventPicture.tsx';
import { Votes } from './Votes.tsx';

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
  const { name, view, t, free } = table;
  const record = recordOf('event', event);
  const texts = describeEvent(record, translatorAt(table));
  const voters = votersOf(view, free);
  const isVote = voters.filter(({ status }) => status !== 'away' && status !== 'abstains').length > 1;
  return (
    <article aria-label={name(event)} className={TWO_COLUMNS}>
      <Story deck={record.deck} title={capital(name(event))} text={texts.story} />
      <div className="flex flex-col gap-3">
        <header>
          <h2 className="m-0 font-semibold font-title text-title">{t('eventQuestion')}</h2>
          <p className="m-0 text-muted text-note">{t(isVote ? 'voteRule' : 'aloneRule')}</p>
        </header>
        {(['a', 'b'] as const).map((choice) => (
          <EventChoice key={choice} table={table} event={event} choice={choice} text={texts[choice].choice} />
        ))}
        {voters.length > 1 && <Votes table={table} voters={voters} />}
      </div>
    </article>
  );
}

/** A choice of an event with its known and unknown consequences. */
function EventChoice({
  table,
  event,
  choice,
  text,
}: {
  readonly table: CampaignTableModel;
  readonly event: string;
  readonly choice: Choice;
  readonly text: string;
}) {
  const { view, t, formatter, armed } = table;
  const action = choiceAction(view, choice);
  const seen = seenOutcomes(view, event, choice);
  return (
    <ChoiceTile
      chosen={isSame(armed, action)}
      onChoose={() => press(table, action)}
      className="flex-row! items-start! justify-start! gap-3! p-4! text-left"
    >
      <b className="font-numeral font-semibold text-title leading-6">{formatter.t(`choice.${choice}`)}</b>
      <span className="flex min-w-0 flex-col gap-1">
        <span className="font-title text-lead">{text}</span>
        {seen.length > 0 ? (
          <span className="flex items-start gap-1 text-note">
            <Icon of={check} size={14} className="mt-0.5 shrink-0" />
            {t('seenBefore', { story: outcomeStories(table, event, seen) })}
          </span>
        ) : (
          <span className="text-muted text-note">{t('notKnown')}</span>
        )}
      </span>
    </ChoiceTile>
  );
}

const TWO_COLUMNS =
  'mx-auto grid max-w-168 grid-cols-1 items-start gap-5 py-2 min-[900px]:max-w-296 min-[900px]:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]';

function Story({
  deck,
  title,
  text,
}: {
  readonly deck: 'city' | 'road';
  readonly title: string;
  readonly text: string;
}) {
  return (
    <div className="overflow-hidden rounded-panel border border-paper-line bg-paper text-paper-ink shadow-panel">
      <EventPicture deck={deck} />
      <div className="px-5 py-4">
        <h2 className="m-0 mb-2 border-current/25 border-b pb-2 font-semibold font-title text-title">{title}</h2>
        <p className="m-0 font-title text-lead leading-7">{text}</p>
      </div>
    </div>
  );
}

function Outcome({ table, log }: { readonly table: CampaignTableModel; readonly log: readonly TableEntry[] }) {
  const { t } = table;
  const last = lastEvent(log) ?? lastEventIn(table.view);
  if (last === undefined) {
    return (
      <Screen table={table} title={t('event')} icon={scrollUnfurled}>
        <p className="m-0 text-muted">{t('noEvent')}</p>
      </Screen>
    );
  }
  return <DecidedOutcome table={table} last={last} />;
}

/** The outcome of a decided event: its text, then its effects. The other choice stays sealed. */
function DecidedOutcome({ table, last }: { readonly table: CampaignTableModel; readonly last: DecidedEvent }) {
  const { t, name, formatter, view } = table;
  const record = recordOf('event', last.event);
  const texts = describeEvent(record, translatorAt(table));
  const kept = view.journal.findLast((entry) => entry.what === 'event' && entry.event === last.event);
  const votes = kept?.what === 'event' ? kept.votes : undefined;
  const other = last.choice === 'a' ? 'b' : 'a';
  return (
    <article aria-label={name(last.event)} className={TWO_COLUMNS}>
      <Story deck={record.deck} title={capital(name(last.event))} text={texts.story} />
      <div className="flex flex-col gap-4">
        <header>
          <h2 className="m-0 font-semibold font-title text-title">
            {formatter.t(`choice.${last.choice}`)}: {texts[last.choice].choice}
          </h2>
          <p className="m-0 text-muted text-note">
            {votes ? t('votedFor', { a: votes.a, b: votes.b }) : ''} {t('keptInHistory')}
          </p>
        </header>
        <p data-testid="event-outcome" className="m-0 font-title text-lead leading-7">
          {outcomeStories(table, last.event, last.outcomes)}
        </p>
        <Consequences table={table} lines={consequencesOf(table, last)} />
        <p className="m-0 rounded-control border border-control border-dashed p-3 text-muted">
          {t('staysSealed', { choice: formatter.t(`choice.${other}`) })}
        </p>
        <div>
          <Button onClick={() => table.go({ name: 'map' })}>{t('goOn')}</Button>
        </div>
      </div>
    </article>
  );
}

/** Returns the consequences of an event, one line each: from the log, or from the card. */
function consequencesOf(
  table: CampaignTableModel,
  { event, choice, outcomes, followed }: DecidedEvent,
): readonly string[] {
  if (followed) return followed.map((one) => capital(table.formatter.event(one)));
  const texts = describeEvent(recordOf('event', event), translatorAt(table))[choice].outcomes;
  return outcomes.flatMap((outcome) => texts[Number(outcome.slice(1)) - 1]?.effects ?? []);
}

function Consequences({
  table: { t },
  lines,
}: {
  readonly table: CampaignTableModel;
  readonly lines: readonly string[];
}) {
  return (
    <section aria-label={t('cameOfIt')}>
      <h3 className="m-0 mb-1 font-semibold font-title text-lead">{t('cameOfIt')}</h3>
      <ul className="m-0 list-none divide-y divide-hairline p-0">
        {lines.map((line, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has nothing but its order.
          <li key={n} className="py-1">
            {line}
          </li>
        ))}
        {lines.length === 0 && <li className="py-1 text-muted">{t('nothingCame')}</li>}
      </ul>
    </section>
  );
}
