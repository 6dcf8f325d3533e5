import { useTexts } from '../i18n/texts.ts';
import type { ShownRole } from './useLobby.ts';

/** Name, difficulty and advice of a role. */
export function RoleText({ role }: { readonly role: ShownRole }) {
  const { t } = useTexts();
  return (
    <span className="block text-left">
      <span className="font-semibold">{role.name}</span>
      {role.difficulty && <span className="text-muted text-note"> · {t(`role.${role.difficulty}`)}</span>}
      {role.samples.length > 0 && (
        <span className="block whitespace-normal text-note">
          {t('role.samples', { list: role.samples.join(', ') })}
        </span>
      )}
      {role.advice && <span className="block whitespace-normal text-muted text-note">{role.advice}</span>}
    </span>
  );
}
