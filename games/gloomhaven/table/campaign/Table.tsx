import { type CampaignAction, type CampaignView, campaignName, isGone } from '@tessera/gloomhaven/campaign';
import { type TableProps, useDecision } from '@tessera/table';
import { NARROW, TableFrame, useKeys, useMedia } from '@tessera/ui';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type Desk, refusalOf } from './desk.ts';
import { Dock } from './dock/Dock.tsx';
import { PageContent } from './frame/PageContent.tsx';
import { Sheet } from './frame/Screen.tsx';
import { Ways } from './frame/Ways.tsx';
import { WorldMap } from './map/WorldMap.tsx';
import { ownCharacters } from './model/chores.ts';
import { isBeside, isMap, type Page, pageOf, pathOf } from './model/page.ts';
import { comingIn, mainAction } from './model/partyActions.ts';
import { type Place, placesOf } from './model/places.ts';
import { PartySide } from './party/PartySide.tsx';

/** The table of a campaign: the party on the left, the world in the middle, town business on the right. */
export function CampaignTable(props: TableProps<CampaignView, CampaignAction>) {
  const { shown } = useDecision(props);
  return shown.view ? <Campaign {...props} view={shown.view} /> : null;
}

function Campaign(props: TableProps<CampaignView, CampaignAction> & { readonly view: CampaignView }) {
  const { view, parts } = props;
  const { shown, ask, legal, refusal } = useDecision(props);
  const { desk: wanted, selected, select } = useDesk(props);
  const page = shownPage(wanted);
  const desk = { ...wanted, page };
  const { t, isNarrow } = desk;
  const place = isMap(page) ? selected : undefined;
  const main = comingIn(view, desk.seat) ?? mainAction(view, ask?.kind, place, desk.armed);
  useCampaignKeys(desk, main);

  const isAside = isBeside(page) && !isNarrow;
  const content = <PageContent desk={desk} page={page} log={shown.log} />;
  const log = { id: 'log', label: t('log'), content: parts?.log };
  const party = { id: 'party', label: t('party'), content: <PartySide desk={desk} /> };
  return (
    <TableFrame
      top={<Ways desk={desk} />}
      side={
        isNarrow ? undefined : (
          <div className="w-80">
            <PartySide desk={desk} />
          </div>
        )
      }
      sideIsColumn
      board={
        isMap(page) || isAside ? (
          <WorldMap
            desk={desk}
            kind={page.name === 'chart' ? 'chart' : 'map'}
            selected={selected?.id}
            onSelect={select}
          />
        ) : (
          <Sheet>{content}</Sheet>
        )
      }
      dock={<Dock desk={desk} ask={ask} legal={legal} refusal={refusal} parts={parts} place={place} />}
      dockLabel={t('dock')}
      panels={[...(isAside ? [{ id: 'page', label: t('dock'), content }] : []), ...(isNarrow ? [party] : []), log]}
      className={isMap(page) ? '[--sheet:14rem]' : '[--sheet:9rem]'}
    />
  );
}

/** Returns the page to show: mandatory reading and questions first, then the page that the player chose. */
function shownPage({ view, page, seat }: Desk): Page {
  if (view.asks[0]?.ask === 'event') return { name: 'event' };
  if (page.character !== undefined && view.characters[page.character] === undefined) return { name: 'map' };
  if (page.name !== 'map') return page;
  if (view.phase === 'cleanup') return { name: 'rewards' };
  const [own] = ownCharacters(view, seat).filter((n) => view.venture?.heroes.includes(n));
  return view.phase === 'setup' && own !== undefined ? { name: 'cards', character: own } : page;
}

function useDesk(props: TableProps<CampaignView, CampaignAction> & { readonly view: CampaignView }) {
  const { view, teller, place: address, state } = props;
  const replay = props.parts?.opened;
  const { seat, act: send } = useDecision(props);
  const isNarrow = useMedia(NARROW);
  const [own, setOwn] = useState('');
  const path = address?.path ?? own;
  const page = useMemo(() => pageOf(path), [path]);
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
  const { seats } = state.info;
  const free = useMemo(() => new Set(seats.flatMap(({ kind }, n) => (kind === 'open' ? [n] : []))), [seats]);
  const desk = useMemo(
    (): Desk => ({
      view,
      teller,
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
      t: (key, params) => teller.say(`campaign.${key}`, params),
      name: (id) => campaignName(id, teller),
    }),
    [view, teller, seat, free, state.isReplay, isNarrow, page, armed, replay, act, go],
  );
  return { desk, selected: selectedPlace(view, places, wanted), select };
}

/** Returns the selected place: the pressed one, the party's destination, or the first open one. */
function selectedPlace(view: CampaignView, places: readonly Place[], wanted: string | undefined): Place | undefined {
  const at = (id: string | undefined) => places.find((place) => place.id === id);
  return at(view.venture?.scenario) ?? at(wanted) ?? places.find(({ state }) => state === 'open');
}

/** Returns the page after an action: an event shows its outcome, a journey its start. */
function pageAfter({ type }: CampaignAction): Page | undefined {
  if (type === 'choose') return { name: 'event' };
  return TO_MAP.has(type) ? { name: 'map' } : undefined;
}

const TO_MAP: ReadonlySet<CampaignAction['type']> = new Set([
  'city-event',
  'create',
  'choose-quest',
  'retire',
  'ready',
  'travel',
  'return-to-town',
  'conclude',
]);

function useCampaignKeys(desk: Desk, main: CampaignAction | undefined): void {
  const { view, seat, armed } = desk;
  const own = ownCharacters(view, seat);
  const commit = () => {
    const action = armed ?? main;
    if (action && refusalOf(desk, action) === undefined) desk.act(action);
  };
  useKeys({
    Enter: commit,
    Escape: () => (armed ? desk.arm(undefined) : desk.go({ name: 'map' })),
    m: () => desk.go({ name: 'map' }),
    f: () => desk.go({ name: 'chart' }),
    h: () => desk.go({ name: 'history' }),
    b: own[0] === undefined ? undefined : () => desk.go({ name: 'shop', character: own[0] }),
    ...Object.fromEntries(
      view.characters
        .flatMap((one, n) => (isGone(one) ? [] : [n]))
        .map((character, n) => [String(n + 1), () => desk.go({ name: 'character', character })]),
    ),
  });
}
