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
            className="fe-toggle [&>i]:relative [&>i]:w-7 [&>i]:h-4 [&>i]:border-[1.5px] [&>i]:border-control [&>i]:rounded-control grid grid-cols-[1.75rem_minmax(0,auto)_minmax(0,1fr)] items-center gap-2 w-full min-h-8 py-1 text-inherit text-left aria-checked:[&>i]:border-ink aria-checked:[&>i]:bg-ink aria-disabled:text-muted aria-disabled:cursor-default"
            onClick={isReadOnly ? undefined : () => void act({ type: 'houseRule', id, on: !isOn })}
          >
            <i aria-hidden="true" />
            <span>{say('builder.houseRules.rule', { name: houseRuleName(say, id) })}</span>
            <span className="text-note text-muted">{wordOr(say, `builder.houseRules.about.${id}`, '')}</span>
          </button>
        );
      })}
    </section>
  );
}
