import { Button } from '@tessera/ui';
import { useEffect, useMemo, useState } from 'react';
import { type CharacterContext, useCharacter } from '../character/characterContext.ts';
import { useDescriptions } from '../parts/description/useDescriptions.ts';
import { PrintPages } from './PrintPages.tsx';
import { printDocument, restedSheet } from './printDocument.ts';
import { DEFAULT_OPTIONS, needsDescriptions, PAPERS, type PrintOptions, TEXTS } from './printOptions.ts';

const NOTHING: ReturnType<typeof useDescriptions> & {} = new Map();

/** Screen with print options and a preview of the pages. */
export function PrintScreen() {
  const { record, rulebook, t } = useCharacter();
  const [options, setOptions] = useState(DEFAULT_OPTIONS);
  const sheet = useMemo(() => restedSheet(record, rulebook), [record, rulebook]);
  const loaded = useDescriptions();
  const descriptions = loaded ?? NOTHING;
  const { isWaiting, print, setReady } = usePrinting();
  const document = useMemo(
    () => printDocument({ record, sheet, rulebook, options, t, descriptions }),
    [record, sheet, rulebook, options, t, descriptions],
  );
  return (
    <div className="fe-print">
      <Toolbar options={options} onOptions={setOptions} isWaiting={isWaiting} onPrint={print} />
      <PrintPages
        document={document}
        options={options}
        t={t}
        isComplete={loaded !== undefined || !needsDescriptions(options)}
        onReady={setReady}
      />
    </div>
  );
}

/** Opens the browser's print dialog when it is asked for and the pages are laid out. */
function usePrinting() {
  const [isReady, setReady] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!isWaiting || !isReady) return;
    setWaiting(false);
    window.print();
  }, [isWaiting, isReady]);
  return { isWaiting, print: () => setWaiting(true), setReady };
}

interface ToolbarProps {
  readonly options: PrintOptions;
  readonly onOptions: (options: PrintOptions) => void;
  /** Whether the player has asked to print and the pages are not laid out yet. */
  readonly isWaiting: boolean;
  readonly onPrint: () => void;
}

function Toolbar({ options, onOptions, isWaiting, onPrint }: ToolbarProps) {
  const character = useCharacter();
  const { t } = character;
  const passing = passingNames(character);
  return (
    <section className="fe-print-bar" aria-label={t('print.title')}>
      <h2>{t('print.title')}</h2>
      <Button small tone="act" working={isWaiting} onClick={onPrint}>
        {t('print.button')}
      </Button>
      <Choice
        name="paper"
        options={PAPERS}
        value={options.paper}
        onChange={(paper) => onOptions({ ...options, paper })}
      />
      <Choice name="text" options={TEXTS} value={options.text} onChange={(text) => onOptions({ ...options, text })} />
      <label className="fe-print-check">
        <input
          type="checkbox"
          checked={options.isLarge}
          onChange={(event) => onOptions({ ...options, isLarge: event.target.checked })}
        />
        {t('print.large')}
      </label>
      {character.sheet.spellcasting.spells.length > 0 && (
        <label className="fe-print-check">
          <input
            type="checkbox"
            checked={options.hasCards}
            onChange={(event) => onOptions({ ...options, hasCards: event.target.checked })}
          />
          {t('print.cards')}
        </label>
      )}
      <p className="text-note text-muted">
        {t('print.hint')} {passing.length > 0 && t('print.leftOut', { names: passing.join(', ') })}
      </p>
    </section>
  );
}

interface ChoiceProps<Value extends string> {
  readonly name: 'paper' | 'text';
  readonly options: readonly Value[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string>({ name, options, value, onChange }: ChoiceProps<Value>) {
  const { t } = useCharacter();
  return (
    <fieldset className="fe-print-choice">
      <legend>{t(`print.${name}.label`)}</legend>
      {options.map((option) => (
        <label key={option}>
          <input type="radio" name={`fe-print-${name}`} checked={option === value} onChange={() => onChange(option)} />
          {t(`print.${name}.${option}`)}
        </label>
      ))}
    </fieldset>
  );
}

/** Returns the names of temporary effects, which are not printed. */
function passingNames({ sheet, record, rulebook }: CharacterContext): string[] {
  const effects = record.active.map(({ ref }) => nameOf(ref));
  const conditions = sheet.conditions.map(({ name }) => name);
  const toggles = sheet.toggles.filter(({ on }) => on).map(({ name }) => name);
  return [...effects, ...conditions, ...toggles];

  function nameOf(ref: string): string {
    const [kind, id = ''] = ref.split(':');
    const shelf = { spell: rulebook.spells, item: rulebook.items, feat: rulebook.feats }[kind ?? ''];
    return shelf?.get(id)?.facts.name ?? id;
  }
}
