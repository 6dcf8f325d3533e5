import { type CampaignAction, type CampaignView, campaignName, isGone } from '@tessera/gloomhaven-campaign';
import { type TableProps, useDecision } from '@tessera/table';
import { NARROW, useKeys, useMedia } from '@tessera/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ownCharacters } from './model/chores.ts';
import { choiceAction } from './model/eventVote.ts';
import { pageAfter, selectedPlace, shownPage } from './model/navigation.ts';
import { type Page, pageOf, pathOf } from './model/page.ts';
import { placesOf } from './model/places.ts';
import { type CampaignTableModel, refusalOf } from './tableModel.ts';

/** Properties of the table of a campaign whose view is loaded. */
export interface CampaignProps extends TableProps<CampaignView, CampaignAction> {
  readonly view: CampaignView;
}

/** Returns the model of the table, the selected place of the map and the command that selects another. */
export function useCampaignTable(props: CampaignProps) {
  const { view, formatter, place: address, state } = props;
  const replay = props.parts?.opened;
  const { seat, act: send } = useDecision(props);
  const isNarrow = useMedia(NARROW);
  const [own, setOwn] = useState('');
  const path = address?.path ?? own;
  const page = useMemo(() => shownPage(view, pageOf(path), seat), [view, path, seat]);
  const [armed, arm] = useState<CampaignAction>();
  const [wanted, select] = useState<string>();
  const places = useMemo(() => placesOf(view), [view]);
  // A selection is valid only for its state and its screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => arm(undefined), [state.seq, path]);
  const goTo = address?.go;
  const go = useCallback((to: Page) => (goTo ? goTo(pathOf(to)) : setOwn(pathOf(to))), [goTo]);
  const act = useCallback(
    (action: CampaignAction) => {
      arm(undefined);
      send(action);
      const next = pageAfter(action);
      if (next) go(next);
    },
    [send, go],
  );
  // Every player reads the outcome, not only the one whose vote decided.
  const isEvent = view.asks[0]?.ask === 'event';
  const wasEvent = useRef(isEvent);
  useEffect(() => {
    if (wasEvent.current && !isEvent) go({ name: 'event' });
    wasEvent.current = isEvent;
  }, [isEvent, go]);
  const { seats } = state.info;
  const free = useMemo(() => new Set(seats.flatMap(({ kind }, n) => (kind === 'open' ? [n] : []))), [seats]);
  const table = useMemo(
    (): CampaignTableModel => ({
      view,
      formatter,
      seat,
      free,
      canAct: seat !== undefined && !state.isReplay,
      isNarrow,
      page,
      armed,
      replay,
      arm,
      act,
      go,
      t: (key, params) => formatter.t(`campaign.${key}`, params),
      name: (id) => campaignName(id, formatter),
    }),
    [view, formatter, seat, free, state.isReplay, isNarrow, page, armed, replay, act, go],
  );
  return { table, selected: selectedPlace(view, places, wanted), select };
}

/** Binds the shortcut keys; Enter performs the selected or the main action. */
export function useCampaignKeys(table: CampaignTableModel, main: CampaignAction | undefined): void {
  const { view, seat, armed } = table;
  const own = ownCharacters(view, seat);
  const isEvent = view.asks[0]?.ask === 'event';
  const commit = () => {
    const action = armed ?? main;
    if (action && refusalOf(table, action) === undefined) table.act(action);
  };
  useKeys({
    Enter: commit,
    Escape: () => (armed ? table.arm(undefined) : table.go({ name: 'map' })),
    m: () => table.go({ name: 'map' }),
    f: () => table.go({ name: 'chart' }),
    h: () => table.go({ name: 'history' }),
    a: isEvent ? () => table.arm(choiceAction(view, 'a')) : undefined,
    b: isEvent ? () => table.arm(choiceAction(view, 'b')) : undefined,
    s: own[0] === undefined ? undefined : () => table.go({ name: 'shop', character: own[0] }),
    ...Object.fromEntries(
      view.characters
        .flatMap((one, n) => (isGone(one) ? [] : [n]))
        .map((character, n) => [String(n + 1), () => table.go({ name: 'character', character })]),
    ),
  });
}
