import { houseRulesOf } from '@tessera/fifth-edition';
import { useDesk } from '../desk/desk.ts';
import { houseRuleName } from '../words/houseRuleName.ts';
import { wordOr } from '../words/pathName.ts';

/** What many tables allow and the book does not: off until the character's rules say otherwise. */
export function HouseRules() {
  const { say, record, rulebook, isReadOnly, act } = useDesk();
  const rules = houseRulesOf(rulebook);
  if (rules.length === 0) return null;
  return (
    <section className="fe-house-rules" aria-label={say('builder.houseRules.title')}>
      {rules.map((id) => {
        const isOn = record.rules?.[id] === true;
        return (
          <button
            key={id}
            type="button"
            role="switch"
            aria-checked={isOn}
            aria-disabled={isReadOnly}
            className="fe-toggle"
            onClick={isReadOnly ? undefined : () => void act({ type: 'houseRule', id, on: !isOn })}
          >
            <i aria-hidden="true" />
            <span>{say('builder.houseRules.rule', { name: houseRuleName(say, id) })}</span>
            <span className="fe-small">{wordOr(say, `builder.houseRules.about.${id}`, '')}</span>
          </button>
        );
      })}
    </section>
  );
}
