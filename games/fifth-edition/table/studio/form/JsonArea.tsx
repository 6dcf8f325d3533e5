import type { TranslateFn } from '@tessera/text';
import { useState } from 'react';

interface JsonAreaProps {
  readonly t: TranslateFn;
  readonly label: string;
  readonly text: string;
  /** Called with valid JSON only; incomplete text stays local. */
  onChange(text: string): void;
}

/** Text area for JSON. */
export function JsonArea({ t, label, text, onChange }: JsonAreaProps) {
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? text;
  const fault = typed === undefined ? undefined : faultOf(typed);
  return (
    <>
      <textarea
        className="fe-c-input font-mono text-note fe-c-json"
        aria-label={t('studio.jsonOf', { name: label })}
        spellCheck={false}
        rows={Math.min(40, shown.split('\n').length + 1)}
        value={shown}
        onChange={({ target }) => {
          setTyped(target.value);
          if (faultOf(target.value) === undefined) onChange(target.value);
        }}
        onBlur={() => fault === undefined && setTyped(undefined)}
      />
      {fault !== undefined && (
        <p className="fe-c-warned" role="status">
          {t('studio.notJson', { why: fault })}
        </p>
      )}
    </>
  );
}

function faultOf(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
}
