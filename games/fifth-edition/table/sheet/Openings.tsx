import { Button, Icon } from '@tessera/ui';
import { warning } from '@tessera/ui/icons';
import { useCharacter } from '../character/characterContext.ts';
import { usePerform } from '../play/usePerform.ts';
import { lostSwitch, placeOfIssue } from './placeOfIssue.ts';

/** Open choices and problems, each with a link to its screen. */
export function Openings() {
  const { sheet, t, go, isReadOnly, text } = useCharacter();
  const perform = usePerform();
  const open = sheet.choices.filter(({ state }) => state === 'pending' || state === 'invalid');
  const issues = sheet.issues.filter(({ severity }) => severity !== 'info');
  if (open.length + issues.length === 0) return null;
  const [first] = open;
  // Several classes may ask the same question.
  const questions = [...new Set(open.map(({ prompt }) => text(prompt)))];
  return (
    <section
      className="fe-openings grid gap-2 mt-4 py-2 px-3 border border-dashed border-control rounded-panel bg-surface"
      aria-label={t('sheet.openings')}
    >
      {first && (
        <p className="flex items-center gap-3 [&>span]:flex-1 [&>span]:min-w-0">
          <i
            className="flex-none size-4 border-[1.5px] border-dashed border-act-line rounded-full"
            aria-hidden="true"
          />
          <span>
            <b>{t('desk.open', { n: open.length })}</b>{' '}
            <span className="text-note text-muted">
              {questions.slice(0, MAX_NAMED).join(', ')}
              {questions.length > MAX_NAMED && '…'}
            </span>
          </span>
          {!isReadOnly && (
            <Button small tone="act" onClick={() => go('build', first.key)}>
              {t('sheet.goBuild')}
            </Button>
          )}
        </p>
      )}
      {issues.map((issue) => {
        const place = placeOfIssue(issue);
        const lost = lostSwitch(issue);
        return (
          <p
            key={`${issue.code} ${issue.path} ${text(issue.message)}`}
            className="flex items-center gap-3 [&>span]:flex-1 [&>span]:min-w-0"
          >
            <Icon of={warning} size="1.25rem" className="fe-harms" label={t(`sheet.severity.${issue.severity}`)} />
            <span>
              {text(issue.message)} {issue.hint && <span className="text-note text-muted">{text(issue.hint)}</span>}
            </span>
            {place && !isReadOnly && (
              <Button small onClick={() => go(place.screen, place.at)}>
                {t('sheet.goThere')}
              </Button>
            )}
            {lost !== undefined && !isReadOnly && (
              <Button small onClick={() => void perform(undefined, { type: 'toggle', id: lost, on: false })}>
                {t('sheet.switchOff')}
              </Button>
            )}
          </p>
        );
      })}
    </section>
  );
}

const MAX_NAMED = 4;
