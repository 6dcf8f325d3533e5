import type { Verification } from '@tessera/kernel';
import type { Replay } from '@tessera/table';
import { Icon, IconButton, Skeleton } from '@tessera/ui';
import { check, close, warning } from '@tessera/ui/icons';
import { useCallback } from 'react';
import { refusalText } from '../i18n/refusals.ts';
import { useTexts } from '../i18n/texts.ts';
import { messageOf } from '../shell/messageOf.ts';
import { useLoaded } from '../shell/useLoaded.ts';

/** Replays the whole match in this browser and reports whether seed, dice and hash chain are valid. */
export function VerifyPanel({ replay, onClose }: { readonly replay: Replay; readonly onClose: () => void }) {
  const { t } = useTexts();
  const load = useCallback(() => replay.verify(), [replay]);
  const loaded = useLoaded(load);
  return (
    <section
      aria-label={t('verify.title')}
      className="flex items-start gap-3 border-hairline border-b bg-raised px-4 py-3"
    >
      <div className="min-w-0 flex-1" role="status">
        {loaded.phase === 'loading' && <Skeleton lines={2} />}
        {loaded.phase === 'failed' && (
          <Verdict good={false} title={t('verify.failed')} text={messageOf(loaded.error)} />
        )}
        {loaded.phase === 'ready' &&
          (loaded.value ? (
            <Findings found={loaded.value} />
          ) : (
            <Verdict good={false} title={t('verify.notOver')} text={t('verify.notOverText')} />
          ))}
      </div>
      <IconButton small bare icon={close} label={t('close')} onClick={onClose} />
    </section>
  );
}

function Findings({ found }: { readonly found: Verification }) {
  const { t } = useTexts();
  const { ok, actions, hash, seedCommitmentOk, takenBack, practice, missing, why } = found;
  const isGood = ok && seedCommitmentOk;
  return (
    <>
      <Verdict
        good={isGood}
        title={t(isGood ? 'verify.good' : 'verify.bad')}
        text={isGood ? t('verify.goodText', { count: actions }) : why ? refusalText(why) : t('verify.seedWrong')}
      />
      <dl className="m-0 mt-2 grid gap-x-4 text-note max-sm:[&>dd]:mb-1 sm:grid-cols-[auto_1fr]">
        <dt className="text-muted">{t('verify.seed')}</dt>
        <dd className="m-0">{t(seedCommitmentOk ? 'verify.seedGood' : 'verify.seedWrong')}</dd>
        <dt className="text-muted">{t('verify.takenBack')}</dt>
        <dd className="m-0">
          {takenBack.length === 0 ? t('verify.none') : takenBack.map((deed) => deed + 1).join(', ')}
        </dd>
        {missing > 0 && (
          <>
            <dt className="text-muted">{t('verify.missing')}</dt>
            <dd className="m-0">{t('verify.missingText', { count: missing })}</dd>
          </>
        )}
        {practice && (
          <>
            <dt className="text-muted">{t('verify.practice')}</dt>
            <dd className="m-0">{t('verify.practiceText')}</dd>
          </>
        )}
        <dt className="text-muted">{t('verify.hash')}</dt>
        <dd className="m-0 truncate font-mono">{hash}</dd>
      </dl>
    </>
  );
}

function Verdict({ good, title, text }: { readonly good: boolean; readonly title: string; readonly text: string }) {
  return (
    <div className="flex items-start gap-3">
      <span className={good ? 'text-good' : 'text-enemy'}>
        <Icon of={good ? check : warning} size="1.5rem" />
      </span>
      <div>
        <h2 className="m-0 font-semibold text-body">{title}</h2>
        <p className="m-0 text-muted">{text}</p>
      </div>
    </div>
  );
}
