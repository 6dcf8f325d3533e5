import type { CharacterAction, CharacterState } from '@tessera/fifth-edition';
import type { TablePlace, TableProps } from '@tessera/table';
import type { TranslateFn } from '@tessera/text';
import { type ReactNode, Suspense } from 'react';
import { type CharacterContext, CurrentCharacter } from './character/characterContext.ts';
import { useCharacterOnScreen, usePublishedCharacter } from './character/characterOnScreen.ts';
import { PlaceContext, useOwnPlace } from './character/place.ts';
import { useCharacterContext } from './character/useCharacterContext.ts';
import { type Notice, useNotices } from './character/useNotices.ts';
import { SumLayer } from './parts/sum/SumLayer.tsx';
import { ScreenTabs } from './ScreenTabs.tsx';
import { SCREENS, whereaboutsOf } from './screens.ts';
import './table.css';

/** Table of a character: the current screen, with tabs when the heading has no room for them. */
export function CharacterTable(props: TableProps<CharacterState, CharacterAction>) {
  const { notices, notify } = useNotices();
  const place = useOwnPlace(props.place);
  const character = useCharacterContext(props, place, notify);
  usePublishedCharacter(character);
  const { screen } = whereaboutsOf(place.path);
  const Screen = SCREENS.find(({ path }) => path === screen)?.Component;
  return (
    <div className="fe-table" data-screen={screen}>
      {character === undefined ? (
        <Opening t={props.formatter.t} />
      ) : (
        <CharacterScreen character={character} place={place}>
          <div className="fe-screen flex-1 min-h-0 overflow-auto">
            <Suspense fallback={<Opening t={props.formatter.t} />}>{Screen && <Screen />}</Suspense>
          </div>
          <ScreenTabs t={character.t} open={openChoices(character)} className="fe-tabs-below" />
          <SumLayer />
        </CharacterScreen>
      )}
      <Notices notices={notices} />
    </div>
  );
}

/** Tabs in the heading of the web shell, on wide screens. */
export function CharacterHeading({ state, formatter, place }: TableProps<CharacterState, CharacterAction>) {
  const character = useCharacterOnScreen();
  if (state.view === undefined || place === undefined) return null;
  const open = character === undefined ? 0 : openChoices(character);
  return (
    <PlaceContext value={place}>
      <ScreenTabs t={formatter.t} open={open} className="hidden min-[900px]:flex" />
    </PlaceContext>
  );
}

interface CharacterScreenProps {
  readonly character: CharacterContext;
  readonly place: TablePlace;
  readonly children: ReactNode;
}

function CharacterScreen({ character, place, children }: CharacterScreenProps) {
  return (
    <PlaceContext value={place}>
      <CurrentCharacter value={character}>{children}</CurrentCharacter>
    </PlaceContext>
  );
}

function Opening({ t }: { readonly t: TranslateFn }) {
  return (
    <p className="m-auto p-8 text-muted" role="status">
      {t('desk.loading')}
    </p>
  );
}

function Notices({ notices }: { readonly notices: readonly Notice[] }) {
  return (
    <div
      className="absolute right-4 bottom-16 z-5 grid gap-2 max-w-[min(24rem,calc(100%_-_2rem))] pointer-events-none"
      role="status"
    >
      {notices.map(({ id, text, tone }) => (
        <p key={id} className={`py-2 px-3 border border-control rounded-control bg-raised fe-notice-${tone}`}>
          {text}
        </p>
      ))}
    </div>
  );
}

function openChoices({ sheet }: CharacterContext): number {
  return sheet.choices.filter(({ state }) => state === 'pending' || state === 'invalid').length;
}
