import type { CharacterAction, CharacterState } from '@tessera/fifth-edition';
import type { TableProps } from '@tessera/table';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { type CharacterDesk, DeskContext } from './desk/desk.ts';
import { useDeskOnScreen, useShownDesk } from './desk/deskOnScreen.ts';
import { useCharacterDesk } from './desk/useCharacterDesk.ts';
import { type Notice, useNotices } from './desk/useNotices.ts';
import { useWhereabouts } from './desk/useWhereabouts.ts';
import { SumLayer } from './parts/SumLayer.tsx';
import { ScreenTabs } from './ScreenTabs.tsx';
import type { ScreenId } from './screens.ts';
import { sayIn } from './speech.ts';
import './table.css';

const screens: Readonly<Record<ScreenId, ComponentType>> = {
  sheet: lazy(async () => ({ default: (await import('./sheet/SheetScreen.tsx')).SheetScreen })),
  build: lazy(async () => ({ default: (await import('./builder/BuilderScreen.tsx')).BuilderScreen })),
  levelup: lazy(async () => ({ default: (await import('./levelup/LevelUpScreen.tsx')).LevelUpScreen })),
  history: lazy(async () => ({ default: (await import('./history/HistoryScreen.tsx')).HistoryScreen })),
  print: lazy(async () => ({ default: (await import('./print/PrintScreen.tsx')).PrintScreen })),
};

/** A character on screen: one of its screens, and the tabs between them where the heading has no room for them. */
export function CharacterTable(props: TableProps<CharacterState, CharacterAction>) {
  const { notices, tell } = useNotices();
  const desk = useCharacterDesk(props, tell);
  useShownDesk(desk);
  const { screen } = useWhereabouts();
  const Screen = screens[screen];
  return (
    <div className="fe-table" data-screen={screen}>
      {desk === undefined ? (
        <Opening language={props.settings.language} />
      ) : (
        <Desk desk={desk}>
          <div className="fe-screen">
            <Suspense fallback={<Opening language={props.settings.language} />}>
              <Screen />
            </Suspense>
          </div>
          <ScreenTabs say={desk.say} open={openChoices(desk)} className="fe-tabs-below" />
          <SumLayer />
        </Desk>
      )}
      <Notices notices={notices} />
    </div>
  );
}

/** The tabs in the shell's own heading, on wide screens. */
export function CharacterHeading({ state, settings }: TableProps<CharacterState, CharacterAction>) {
  const desk = useDeskOnScreen();
  if (state.view === undefined) return null;
  const open = desk === undefined ? 0 : openChoices(desk);
  return <ScreenTabs say={sayIn(settings.language)} open={open} className="fe-tabs-above" />;
}

function Desk({ desk, children }: { readonly desk: CharacterDesk; readonly children: ReactNode }) {
  return <DeskContext value={desk}>{children}</DeskContext>;
}

function Opening({ language }: { readonly language: string }) {
  return (
    <p className="fe-opening" role="status">
      {sayIn(language)('desk.loading')}
    </p>
  );
}

function Notices({ notices }: { readonly notices: readonly Notice[] }) {
  return (
    <div className="fe-notices" role="status">
      {notices.map(({ id, text, tone }) => (
        <p key={id} className={`fe-notice fe-notice-${tone}`}>
          {text}
        </p>
      ))}
    </div>
  );
}

function openChoices({ sheet }: CharacterDesk): number {
  return sheet.choices.filter(({ state }) => state === 'pending' || state === 'invalid').length;
}
