import { type HeroFix, heroFindings, type SingleAction } from '@tessera/fifth-edition';
import { Button } from '@tessera/ui';
import { useMemo, useState } from 'react';
import { useCharacter } from '../character/characterContext.ts';
import { usePerform } from '../play/usePerform.ts';
import { findingText, fixText } from './adviceWords.ts';

/** Weaknesses of the hero in a sentence each, with fixes of one press. */
export function HeroAdvice() {
  const { record, sheet, rulebook, t, text, isReadOnly } = useCharacter();
  const [isOpen, setOpen] = useState(false);
  const found = useMemo(() => heroFindings(record, sheet, rulebook), [record, sheet, rulebook]);
  if (found.length === 0) return null;
  return (
    <section
      className="grid gap-2 mt-4 py-2 px-3 border border-dashed border-control rounded-panel bg-surface"
      aria-label={t('advice.title')}
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="flex-1 min-w-0">
          <b>{t('advice.count', { n: found.length })}</b>{' '}
          <span className="text-note text-muted">{t('advice.title')}</span>
        </span>
        <Button small aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'advice.hide' : 'advice.show')}
        </Button>
      </p>
      {isOpen && (
        <ul className="grid gap-2">
          {found.map((each) => (
            <li
              key={`${each.code} ${JSON.stringify(each.params)}`}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-hairline pt-2"
            >
              <span className="flex-[1_1_12rem] min-w-0">{findingText(each, t, text)}</span>
              {!isReadOnly && each.fixes.map((fix) => <FixButton key={JSON.stringify(fix)} fix={fix} />)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Most actions of one log entry. */
const MAX_TOGETHER = 8;

/** Performs a fix. A fix with many actions becomes several log entries. */
function FixButton({ fix }: { readonly fix: HeroFix }) {
  const { t, text } = useCharacter();
  const perform = usePerform();
  const [isBusy, setBusy] = useState(false);
  const name = fixText(fix, t, text);
  const apply = async () => {
    setBusy(true);
    for (const [index, part] of parts(fix.actions).entries()) {
      const said = (index + 1) * MAX_TOGETHER >= fix.actions.length ? t('advice.done', { what: name }) : undefined;
      if (!(await perform(said, ...part))) break;
    }
    setBusy(false);
  };
  return (
    <Button small working={isBusy} onClick={() => void apply()}>
      {name}
    </Button>
  );
}

function parts(actions: readonly SingleAction[]): readonly (readonly SingleAction[])[] {
  return Array.from({ length: Math.ceil(actions.length / MAX_TOGETHER) }, (_, index) =>
    actions.slice(index * MAX_TOGETHER, (index + 1) * MAX_TOGETHER),
  );
}
