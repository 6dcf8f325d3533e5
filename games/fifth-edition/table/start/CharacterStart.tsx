import type { CharacterRecord } from '@tessera/fifth-edition';
import { RadioCard } from '@tessera/ui';
import { type ComponentType, useState } from 'react';
import type { GameTranslator } from '../character/gameTranslator.ts';
import { BlankStart } from './BlankStart.tsx';
import { CopyStart } from './CopyStart.tsx';
import { ImportStart } from './ImportStart.tsx';
import { QuickStart } from './QuickStart.tsx';
import { RandomStart } from './RandomStart.tsx';
import type { Start } from './start.ts';
import '../table.css';

/** Origin of a new character. */
export type StartOrigin = 'blank' | 'file' | 'copy' | 'quick' | 'random';
/** Screen that opens first: a path below the character's address. */
export type StartScreen = 'sheet' | 'build' | 'build/~all';

/** A character that can be copied. */
export interface Template {
  readonly id: string;
  readonly name: string;
  readonly note?: string;
  record(): Promise<CharacterRecord>;
}

export interface CharacterStartProps {
  /** Texts in the language of the page. */
  readonly translator: GameTranslator;
  readonly onCreate: (record: CharacterRecord, from: StartOrigin, open: StartScreen) => Promise<void>;
  /** Restores a complete backup (a match file); throws an error with a message for the player. */
  readonly onRestore?: (text: string) => Promise<void>;
  readonly existing?: readonly Template[];
}

const WAYS = ['quick', 'guided', 'expert', 'import', 'random', 'copy'] as const;
type Way = (typeof WAYS)[number];

const forms: Readonly<Record<Way, ComponentType<Start>>> = {
  quick: QuickStart,
  guided: BlankStart,
  expert: (start) => <BlankStart {...start} isExpert />,
  import: ImportStart,
  random: RandomStart,
  copy: CopyStart,
};

/** Ways to create a character, outside of any character. */
export function CharacterStart({ translator: { t }, onCreate, onRestore, existing = [] }: CharacterStartProps) {
  const [way, setWay] = useState<Way>('quick');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const ways = existing.length > 0 ? WAYS : WAYS.filter((each) => each !== 'copy');
  const Form = forms[way];
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem('');
    try {
      await work();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="fe-table fe-start [&_textarea]:w-full [&_code]:text-note">
      <div
        className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-2"
        role="radiogroup"
        aria-label={t('start.ways')}
      >
        {ways.map((each) => (
          <RadioCard
            key={each}
            name="way"
            title={t(`start.way.${each}.name`)}
            text={t(`start.way.${each}.text`)}
            chosen={each === way}
            onChoose={() => setWay(each)}
          />
        ))}
      </div>
      <div className="panel min-w-0 p-3 fe-start-form">
        <Form
          t={t}
          isBusy={isBusy}
          existing={existing}
          create={(record, from, open) => run(() => onCreate(record, from, open))}
          restore={onRestore && ((text) => run(() => onRestore(text)))}
          run={run}
        />
        {problem !== '' && (
          <p className="fe-conflict mb-3 py-2 px-3 border border-enemy rounded-control" role="alert">
            {problem}
          </p>
        )}
      </div>
    </div>
  );
}
