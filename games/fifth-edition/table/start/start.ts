import type { CharacterRecord } from '@tessera/fifth-edition';
import type { Say } from '@tessera/text';
import type { StartOrigin, StartScreen, Template } from './CharacterStart.tsx';

/** What every way to a new character gets. */
export interface Start {
  readonly say: Say;
  readonly isBusy: boolean;
  readonly existing: readonly Template[];
  readonly create: (record: CharacterRecord, from: StartOrigin, open: StartScreen) => Promise<void>;
  readonly restore: ((text: string) => Promise<void>) | undefined;
  /** Does something that may fail, and shows it if it does. */
  readonly run: (work: () => Promise<void>) => Promise<void>;
}
