import type { GameEvent } from '@tessera/kernel';
import type { TableEntry, TableState } from '@tessera/table';
import type { GameFormatter } from '@tessera/text';
import { goToCell, Log, type LogLine, type LogSubject } from '@tessera/ui';
import { cardName, cardRecordOf, combatRecordOf, describeCombat, describeEvent } from '@tessera/war-of-the-ring/facts';
import { type ReactNode, useMemo, useState } from 'react';
import { isAbout, regionsOf, TOPICS, type Topic } from '../model/regionsOf.ts';
import { diceOf } from '../story.ts';

interface LogPanelProps {
  readonly state: TableState;
  readonly formatter: GameFormatter;
  readonly region: number | undefined;
  /** Called with the regions of the line under the pointer. */
  onHighlight(regions: readonly number[]): void;
}

/** Maximum of rendered lines; the replay has all. */
const MAX_LINES = 160;

/** Log panel, the latest entry first, filtered by topic or region. A line highlights its regions on the map. */
export function LogPanel({ state, formatter, region, onHighlight }: LogPanelProps) {
  const { t } = formatter;
  const [topic, setTopic] = useState<Topic>('all');
  const lines = useMemo(() => linesOf(state, formatter, topic, region), [state, formatter, topic, region]);
  return (
    <Log
      label={t('table.log')}
      className="h-full"
      entries={lines}
      words={{ why: t('table.why'), empty: t('table.nothingYet') }}
      filter={{
        label: t('table.show'),
        options: TOPICS.map((value) => ({ value, label: t(`table.topic.${value}`) })),
        value: topic,
        onChange: (value) => setTopic(TOPICS.find((one) => one === value) ?? 'all'),
      }}
      onHover={(id) => {
        const [seq, place] = String(id ?? '')
          .split('.')
          .map(Number);
        const event = state.log.find((entry) => entry.seq === seq)?.events[place ?? 0];
        onHighlight(event ? regionsOf(event) : []);
      }}
    />
  );
}

/** Last lines of the log, for screens without room for the panel. */
export function Latest({
  state,
  formatter,
  most,
}: Pick<LogPanelProps, 'state' | 'formatter'> & { readonly most: number }) {
  const lines = useMemo(
    () => linesOf(state, formatter, 'all', undefined, most).slice(0, most),
    [state, formatter, most],
  );
  return (
    <ul aria-label={formatter.t('table.latest')} className="m-0 grid list-none gap-1 p-0 text-note">
      {lines.map(({ id, time, text }) => (
        <li key={id} className="flex gap-2">
          {time !== undefined && <span className="flex-none text-muted">{time}</span>}
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

function linesOf(
  { log }: TableState,
  formatter: GameFormatter,
  topic: Topic,
  region: number | undefined,
  most = MAX_LINES,
): LogLine[] {
  const time = new Intl.DateTimeFormat(formatter.language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const lines: LogLine[] = [];
  for (let i = log.length - 1; i >= 0 && lines.length < most; i--) {
    const entry = log[i]!;
    for (let place = entry.events.length - 1; place >= 0; place--) {
      const event = entry.events[place]!;
      if (!isAbout(event, topic, region)) continue;
      lines.push({
        id: `${entry.seq}.${place}`,
        time: entry.at > 0 ? time.format(entry.at) : undefined,
        mark: markOf(entry),
        subject: subjectOf(event, formatter),
        text: <span className="inline-block first-letter:uppercase">{formatter.event(event)}</span>,
        dice: diceOf(event)?.map((value) => ({ value })),
      });
    }
    if (entry.events.length === 0 && (entry.kind === 'undo' || entry.kind === 'redo')) {
      lines.push({ id: `${entry.seq}.0`, mark: markOf(entry), text: formatter.t(`table.log${entry.kind}`) });
    }
  }
  return lines;
}

/** Returns the card of a line, shown beside it, and the region to which a press leads. */
function subjectOf(event: GameEvent, formatter: GameFormatter): LogSubject | undefined {
  const [region] = regionsOf(event);
  const card = cardText(event, formatter);
  if (region === undefined && card === undefined) return undefined;
  return { hint: formatter.t('table.showOnMap'), card, open: () => region !== undefined && goToCell(region) };
}

function cardText({ type, card }: GameEvent, formatter: GameFormatter): ReactNode {
  if (typeof card !== 'number' || card < 0) return undefined;
  const lines = type.startsWith('combat')
    ? describeCombat(combatRecordOf(card), formatter)
    : describeEvent(cardRecordOf(card), formatter);
  return (
    <span data-card={card}>
      <b className="block font-semibold font-title">{cardName(card, formatter)}</b>
      {lines.join(' ')}
    </span>
  );
}

/** Returns the mark of the seat, the same as in the header and the chat. */
function markOf({ by }: TableEntry): LogLine['mark'] {
  return by === undefined ? 'table' : { seat: by };
}
