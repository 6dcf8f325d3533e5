import { ABILITIES, type CompanionSheet } from '@tessera/fifth-edition';
import { Button, Icon } from '@tessera/ui';
import { wolfHead } from '@tessera/ui/icons';
import { useCharacter } from '../character/characterContext.ts';
import { numberText } from '../parts/numberText.ts';
import { NumberButton } from '../parts/sum/NumberButton.tsx';
import { usePerform } from '../play/usePerform.ts';
import { abilityShort } from '../words/pathName.ts';
import { CompanionDeeds } from './CompanionDeeds.tsx';
import { CompanionHits } from './CompanionHits.tsx';
import { creatureLines } from './companionWords.ts';

interface CompanionProps {
  readonly sheet: CompanionSheet;
}

/** Small sheet of a companion: hit points, numbers, attacks, traits. */
export function CompanionCard({ sheet }: CompanionProps) {
  const { t } = useCharacter();
  const { companion, creature, type } = sheet;
  const kind = t(`companion.kind.${companion.kind}`);
  const words = t('companion.line', {
    kind,
    type: t(`companion.type.${type}`),
    size: t(`companion.size.${creature.size}`),
  });
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-3" aria-label={companion.name}>
      <header className="flex items-center gap-3">
        <span className="grid flex-none place-items-center size-10 rotate-45 border-2 border-(--magic) rounded-[6px]">
          <span className="-rotate-45">
            <Icon of={wolfHead} size="1.5rem" />
          </span>
        </span>
        <span className="min-w-0 pl-1">
          <b className="block font-title text-title leading-7 wrap-anywhere">{companion.name}</b>
          <span className="text-note text-muted">
            {companion.name === creature.name ? words : `${creature.name}. ${words}`}
          </span>
        </span>
      </header>
      <CompanionHits sheet={sheet} />
      <Numbers sheet={sheet} />
      <Saves sheet={sheet} />
      <Skills sheet={sheet} />
      <CompanionDeeds sheet={sheet} />
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 m-0 text-note [&_dd]:m-0 [&_dt]:text-muted">
        {creatureLines(sheet, t).map(({ name, words: said }) => (
          <div key={`${name} ${said}`} className="contents">
            <dt>{name}</dt>
            <dd>{said}</dd>
          </div>
        ))}
      </dl>
      <Leaving sheet={sheet} />
    </article>
  );
}

function Numbers({ sheet }: CompanionProps) {
  const { t } = useCharacter();
  const { companion, ac, initiative, passivePerception } = sheet;
  const { instanceId: id, name } = companion;
  const label = t('companion.initiative', { name });
  return (
    <div className="grid grid-cols-3 rounded-control bg-raised p-1">
      <Figure
        path={`companions.${id}.ac`}
        label={t('companion.ac', { name })}
        short={t('companion.acShort')}
        value={ac.value}
      />
      <Figure
        path={`companions.${id}.initiative`}
        label={label}
        short={t('companion.initiativeShort')}
        value={initiative.value}
        signed
        roll={{ dice: '1d20', bonus: initiative.value, label }}
      />
      <Figure
        path={`companions.${id}.passivePerception`}
        label={t('companion.passive', { name })}
        short={t('companion.passiveShort')}
        value={passivePerception.value}
      />
    </div>
  );
}

/** The six abilities: the score, and the save with its roll. */
function Saves({ sheet }: CompanionProps) {
  const { t } = useCharacter();
  const { companion, abilities, saves } = sheet;
  return (
    <div className="grid grid-cols-6">
      {ABILITIES.map((ability) => {
        const label = t('companion.save', { ability: abilityShort(t, ability), name: companion.name });
        return (
          <Figure
            key={ability}
            path={`companions.${companion.instanceId}.saves.${ability}`}
            label={label}
            short={`${abilityShort(t, ability)} ${abilities[ability].score}`}
            value={saves[ability].value}
            signed
            isSmall
            roll={{ dice: '1d20', bonus: saves[ability].value, label }}
          />
        );
      })}
    </div>
  );
}

interface FigureProps {
  readonly path: string;
  readonly label: string;
  readonly short: string;
  readonly value: number;
  readonly signed?: boolean;
  readonly isSmall?: boolean;
  readonly roll?: { readonly dice: string; readonly bonus: number; readonly label: string };
}

function Figure({ path, label, short, value, signed, isSmall, roll }: FigureProps) {
  return (
    <NumberButton
      className="grid justify-items-center min-w-0 py-1 rounded-control text-center"
      {...{ path, label, value, signed, roll }}
    >
      <span className="sr-only">{label}</span>
      <span className={`font-numeral font-semibold ${isSmall === true ? 'text-body' : 'text-title'}`}>
        {numberText(value, signed)}
      </span>
      <span aria-hidden="true" className="font-normal text-note text-muted">
        {short}
      </span>
    </NumberButton>
  );
}

function Skills({ sheet: { companion, skills } }: CompanionProps) {
  const { t, rulebook } = useCharacter();
  const entries = Object.entries(skills);
  if (entries.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 m-0 text-note">
      <span className="text-muted">{t('companion.skills')}</span>
      {entries.map(([skill, { value }]) => {
        const name = rulebook.skills.get(skill)?.name ?? skill;
        const label = t('companion.skill', { skill: name, name: companion.name });
        return (
          <NumberButton
            key={skill}
            className="px-1 rounded-control"
            path={`companions.${companion.instanceId}.skills.${skill}`}
            label={label}
            value={value}
            signed
            roll={{ dice: '1d20', bonus: value, label }}
          >
            {name} {numberText(value, true)}
          </NumberButton>
        );
      })}
    </p>
  );
}

/** When it leaves, what called it, and the button that sends it away. */
function Leaving({ sheet: { companion } }: CompanionProps) {
  const { t, rulebook, isReadOnly } = useCharacter();
  const perform = usePerform();
  const { kind, leaves, effect, spell, slot, name, instanceId } = companion;
  const when =
    kind === 'companion' ? 'stays' : leaves !== undefined ? leaves : effect !== undefined ? 'effect' : 'fallen';
  const called = spell === undefined ? undefined : rulebook.spells.get(spell)?.facts.name;
  return (
    <footer className="flex flex-wrap items-center gap-2 border-t border-t-hairline pt-2 text-note">
      <p className="flex-1 m-0 min-w-40">
        {t(`companion.leaves.${when}`)}{' '}
        {called !== undefined && t('companion.calledBy', { spell: called, level: slot ?? 0 })}
      </p>
      {!isReadOnly && (
        <Button
          small
          aria-label={t('companion.dismissNamed', { name })}
          onClick={() => void perform(undefined, { type: 'dismiss', instanceId })}
        >
          {t('companion.dismiss')}
        </Button>
      )}
    </footer>
  );
}
