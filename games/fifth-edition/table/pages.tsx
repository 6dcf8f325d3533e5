import type { CharacterRecord } from '@tessera/fifth-edition';
import { lazy, type ReactNode, Suspense } from 'react';
import type { GameTranslator } from './character/gameTranslator.ts';
import type { PackShelf } from './character/rulebooks.ts';
import './table.css';

/** A character record with its display name. */
export interface NamedRecord {
  readonly name: string;
  readonly record: CharacterRecord;
}

export interface CompareBuildsProps {
  /** Texts in the language of the page. */
  readonly translator: GameTranslator;
  /** Two to six characters; a party view has room for six. */
  readonly characters: readonly NamedRecord[];
}

export interface HomebrewStudioProps {
  /** Texts in the language of the page. */
  readonly translator: GameTranslator;
  readonly shelf: PackShelf;
  /** Characters for the preview; without any, the studio creates one. */
  readonly characters?: readonly NamedRecord[] | undefined;
  /** Creates a character with the homebrew and opens it. */
  readonly onUse?: ((record: CharacterRecord) => Promise<void>) | undefined;
}

const Compare = lazy(async () => ({ default: (await import('./compare/CompareScreen.tsx')).CompareScreen }));
const Studio = lazy(async () => ({ default: (await import('./studio/StudioScreen.tsx')).StudioScreen }));

/** Comparison of two builds, or of a party with its gaps. */
export function CompareBuilds(props: CompareBuildsProps) {
  return (
    <Page translator={props.translator}>
      <Compare {...props} />
    </Page>
  );
}

/** Studio for writing, checking and trying custom packs. */
export function HomebrewStudio(props: HomebrewStudioProps) {
  return (
    <Page translator={props.translator}>
      <Studio {...props} />
    </Page>
  );
}

/** Layout of pages outside the table of a character; they scroll with the site. */
function Page({ translator, children }: { readonly translator: GameTranslator; readonly children: ReactNode }) {
  const opening = (
    <p className="m-auto p-8 text-muted" role="status">
      {translator.t('desk.loading')}
    </p>
  );
  return (
    <div className="fe-table fe-page h-auto min-h-full bg-transparent">
      <Suspense fallback={opening}>{children}</Suspense>
    </div>
  );
}
