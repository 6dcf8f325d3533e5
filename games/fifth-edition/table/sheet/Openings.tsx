import { Icon } from '@tessera/ui';
import { warning } from '@tessera/ui/icons';
import { useDesk } from '../desk/desk.ts';
import { useDeed } from '../play/useDeed.ts';
import { lostSwitch, placeOfIssue } from './placeOfIssue.ts';

/** What is still to be decided, and what is wrong, each with the way to it. */
export function Openings() {
  const { sheet, say, go, isReadOnly, text } = useDesk();
  const deed = useDeed();
  const open = sheet.choices.filter(({ state }) => state === 'pending' || state === 'invalid');
  const issues = sheet.issues.filter(({ severity }) => severity !== 'info');
  if (open.length + issues.length === 0) return null;
  const [first] = open;
  return (
    <section className="fe-openings" aria-label={say('sheet.openings')}>
      {first && (
        <p className="fe-opening-line">
          <i className="fe-open-ring" aria-hidden="true" />
          <span>
            <b>{say('desk.open', { n: open.length })}</b>{' '}
            <span className="fe-small">
              {open
                .slice(0, 4)
                .map(({ prompt }) => prompt)
                .join(', ')}
              {open.length > 4 && '…'}
            </span>
          </span>
          {!isReadOnly && (
            <button type="button" className="fe-button fe-button-act" onClick={() => go('build', first.key)}>
              {say('sheet.goBuild')}
            </button>
          )}
        </p>
      )}
      {issues.map((issue) => {
        const place = placeOfIssue(issue);
        const lost = lostSwitch(issue);
        return (
          <p key={`${issue.code} ${issue.path} ${text(issue.message)}`} className="fe-opening-line">
            <Icon of={warning} size="1.25rem" className="fe-harms" label={say(`sheet.severity.${issue.severity}`)} />
            <span>
              {text(issue.message)} {issue.hint && <span className="fe-small">{text(issue.hint)}</span>}
            </span>
            {place && !isReadOnly && (
              <button type="button" className="fe-button" onClick={() => go(place.screen, place.at)}>
                {say('sheet.goThere')}
              </button>
            )}
            {lost !== undefined && !isReadOnly && (
              <button
                type="button"
                className="fe-button"
                onClick={() => void deed(undefined, { type: 'toggle', id: lost, on: false })}
              >
                {say('sheet.switchOff')}
              </button>
            )}
          </p>
        );
      })}
    </section>
  );
}
