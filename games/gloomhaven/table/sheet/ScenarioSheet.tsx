import {
  bonusXp,
  goalProgress,
  goldPerToken,
  hazardDamage,
  nameOf,
  recordOf,
  scenarioTriggers,
  sheetTexts,
  trapDamage,
  type View,
} from '@tessera/gloomhaven/selectors';
import type { GameFormatter } from '@tessera/text';
import { focusOnMount, IconButton, scrollable } from '@tessera/ui';
import { close } from '@tessera/ui/icons';
import type { ReactNode } from 'react';
import { capital } from '../model/names.ts';
import type { AppliedRule } from '../model/scenarioSheet.ts';
import { GoalBox } from './GoalBox.tsx';
import { Introduction } from './Introduction.tsx';
import { RuleRow } from './RuleRow.tsx';

export interface ScenarioSheetProps {
  readonly view: View;
  readonly teller: GameFormatter;
  readonly applied: readonly AppliedRule[];
  onClose(): void;
}

/** The scenario: goals, special rules with live counters, numbers of the level, and what happened so far. */
export function ScenarioSheet({ view, teller, applied, onClose }: ScenarioSheetProps) {
  const { t } = teller;
  const { number } = recordOf('scenario', view.scenario);
  const texts = sheetTexts(view, teller);
  const goals = goalProgress(view);
  const triggers = scenarioTriggers(view);
  return (
    <section
      aria-label={t('sheet.title')}
      className="absolute inset-y-0 left-0 z-30 flex w-full flex-col border-hairline border-r bg-surface shadow-float min-[1180px]:w-152"
    >
      <header className="flex flex-none items-center gap-3 px-5 pt-3 pb-1">
        <b className="grid size-10 flex-none place-items-center bg-ink font-numeral font-semibold text-surface text-lead [clip-path:polygon(50%_0,100%_25%,100%_75%,50%_100%,0_75%,0_25%)]">
          {number}
        </b>
        <h2 className="m-0 min-w-0 font-semibold font-title text-title">{nameOf(view.scenario, teller)}</h2>
        <span className="ml-auto">
          <IconButton
            ref={focusOnMount}
            bare
            icon={close}
            label={t('sheet.close')}
            aria-keyshortcuts="g"
            onClick={onClose}
          />
        </span>
      </header>
      <div ref={scrollable} className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto px-5 pb-4">
        <Introduction view={view} teller={teller} />
        <Part title={t('sheet.yourGoal', { goals: goals.length })}>
          {goals.map((progress, n) => (
            <GoalBox key={texts.goals[n]} text={texts.goals[n] ?? ''} progress={progress} teller={teller} />
          ))}
        </Part>
        <Part title={t('sheet.special')}>
          {triggers.length === 0 && <p className="m-0 text-muted">{t('sheet.noRules')}</p>}
          {triggers.map((trigger) => (
            <RuleRow
              key={trigger.rule}
              view={view}
              teller={teller}
              trigger={trigger}
              text={capital(texts.rules[trigger.rule] ?? '')}
              last={applied.findLast(({ rule }) => rule === trigger.rule)}
            />
          ))}
        </Part>
        {texts.setup.length > 0 && <Part title={t('sheet.atStart')}>{linesOf(texts.setup)}</Part>}
        <Part
          title={t('sheet.inScenario')}
          note={t('sheet.atLevel', { level: view.level, heroes: view.heroes.length })}
        >
          <Numbers view={view} teller={teller} />
        </Part>
        {applied.length > 0 && (
          <Part title={t('sheet.soFar')}>
            {linesOf(
              applied.slice(-8).map(({ round, rule }) => `${t('sheet.round', { round })}: ${texts.rules[rule] ?? ''}`),
            )}
          </Part>
        )}
        <Part title={t('sheet.lostWhen')}>{linesOf([t('sheet.allExhausted'), ...texts.losses])}</Part>
      </div>
    </section>
  );
}

function linesOf(lines: readonly string[]): ReactNode {
  return (
    <ul className="m-0 flex list-none flex-col gap-0.5 p-0 text-note">
      {lines.map((line, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing but their order.
        <li key={n}>{line}</li>
      ))}
    </ul>
  );
}

function Part({
  title,
  note,
  children,
}: {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}) {
  return (
    <section className="flex flex-col gap-1.5">
      <h3 className="m-0 flex items-baseline gap-2 font-semibold font-title text-lead">
        {title} {note && <span className="font-normal font-ui text-muted text-note">{note}</span>}
      </h3>
      {children}
    </section>
  );
}

/** Numbers that depend on the level of the scenario. R 2.5 */
function Numbers({ view, teller: { t } }: Pick<ScenarioSheetProps, 'view' | 'teller'>) {
  const numbers = {
    monsterLevel: view.monsterLevel,
    trap: trapDamage(view),
    hazard: hazardDamage(view),
    coin: goldPerToken(view),
    bonus: bonusXp(view),
  };
  return (
    <ul className="m-0 grid list-none grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-1.5 p-0 text-center">
      {Object.entries(numbers).map(([name, value]) => (
        <li key={name} className="rounded-control border border-hairline px-1 py-1">
          <b className="block font-numeral font-semibold text-lead">{value}</b>
          <span className="block text-muted text-note">{t(`sheet.numbers.${name}`)}</span>
        </li>
      ))}
    </ul>
  );
}
