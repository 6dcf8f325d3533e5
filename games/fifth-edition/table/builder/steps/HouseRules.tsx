import { houseRulesOf } from '@tessera/fifth-edition';
import { SwitchRow } from '@tessera/ui';
import { useCharacter } from '../../character/characterContext.ts';
import { houseRuleName } from '../../words/houseRuleName.ts';
import { wordOr } from '../../words/pathName.ts';

/** Switches for house rules, which are off by default. */
export function HouseRules() {
  const { t, record, rulebook, isReadOnly, act } = useCharacter();
  const rules = houseRulesOf(rulebook);
  if (rules.length === 0) return null;
  return (
    <section className="fe-house-rules" aria-label={t('builder.houseRules.title')}>
      {rules.map((id) => {
        const isOn = record.rules?.[id] === true;
        return (
          <SwitchRow
            key={id}
            on={isOn}
            shut={isReadOnly}
            note={wordOr(t, `builder.houseRules.about.${id}`, '')}
            onFlip={() => void act({ type: 'houseRule', id, on: !isOn })}
          >
            {t('builder.houseRules.rule', { name: houseRuleName(t, id) })}
          </SwitchRow>
        );
      })}
    </section>
  );
}
