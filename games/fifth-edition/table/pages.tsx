import type { CharacterRecord } from '@tessera/fifth-edition';
import { lazy, type ReactNode, Suspense } from 'react';
import type { GameSpeech } from './desk/gameSpeech.ts';
import type { PackShelf } from './desk/rulebooks.ts';
import './table.css';

/** A character with the name people know it by. */
export interface NamedRecord {
  readonly name: string;
  readonly record: CharacterRecord;
}

export interface CompareBuildsProps {
  /** The game's texts in the language of the page. */
  readonly speech: GameSpeech;
  /** Two or more; six are the most that a party view has room for. */
  readonly characters: readonly NamedRecord[];
}

export interface HomebrewStudioProps {
  /** The game's texts in the language of the page. */
  readonly speech: GameSpeech;
  readonly shelf: PackShelf;
  /** Whom the preview can be tried on; without any, somebody is made up. */
  readonly characters?: readonly NamedRecord[] | undefined;
}

const Compare = lazy(async () => ({ default: (await import('./compare/CompareScreen.tsx')).CompareScreen }));
const Studio = lazy(async () => ({ default: (await import('./studio/StudioScreen.tsx')).StudioScreen }));

/** Characters side by side: two builds with what differs, or a party with its gaps. */
export function CompareBuilds(props: CompareBuildsProps) {
  return (
    <Page speech={props.speech}>
      <Compare {...props} />
    </Page>
  );
}

/** Where packs of one's own are written, checked and tried. */
export function HomebrewStudio(props: HomebrewStudioProps) {
  return (
    <Page speech={props.speech}>
      <Studio {...props} />
    </Page>
  );
}

/** What is not the table of one character stands on a page of the site, and scrolls with it. */
function Page({ speech, children }: { readonly speech: GameSpeech; readonly children: ReactNode }) {
  const opening = (
    <p className="m-auto p-8 text-muted" role="status">
      {speech.say('desk.loading')}
    </p>
  );
  return (
    <div className="fe-table fe-page h-auto min-h-full bg-transparent">
      <Suspense fallback={opening}>{children}</Suspense>
    </div>
  );
}
