import type { CharacterRecord } from '@tessera/fifth-edition';
import type { TranslateFn } from '@tessera/text';
import type { StartOrigin, StartScreen, Template } from './CharacterStart.tsx';

/** Props of every way to create a character. */
export interface Start {
  readonly t: TranslateFn;
  readonly isBusy: boolean;
  readonly existing: readonly Template[];
  readonly create: (record: CharacterRecord, from: StartOrigin, open: StartScreen) => Promise<void>;
  readonly restore: ((text: string) => Promise<void>) | undefined;
  /** Runs work that may fail and shows the error. */
  readonly run: (work: () => Promise<void>) => Promise<void>;
}
