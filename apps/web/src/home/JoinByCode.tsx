import { CODE_LENGTH } from '@tessera/protocol';
import { Button, CodeInput } from '@tessera/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../api/problem.ts';
import { useTexts } from '../i18n/texts.ts';
import { messageOf } from '../shell/messageOf.ts';
import { joinTable } from './joinTable.ts';

/** Field for a table code that players read to each other. The sixth character joins without a button. */
export function JoinByCode() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isAsking, setAsking] = useState(false);

  const join = async (whole: string) => {
    if (whole.length < CODE_LENGTH) {
      setProblem(t('home.codeTooShort'));
      return;
    }
    setAsking(true);
    try {
      await navigate(`/match/${await joinTable(whole)}`);
    } catch (error) {
      const isUnknown = error instanceof ApiError && error.status === 404;
      setProblem(isUnknown ? t('home.codeUnknown') : messageOf(error));
    } finally {
      setAsking(false);
    }
  };

  return (
    <form
      className="flex items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void join(code);
      }}
    >
      <div className="-mt-1 min-w-0 flex-1 sm:w-80 sm:flex-none sm:[&_[data-cell]]:h-14">
        <CodeInput
          label={<span className="sr-only">{t('home.codeLabel')}</span>}
          value={code}
          onChange={(value) => {
            setCode(value);
            setProblem(undefined);
          }}
          onComplete={(whole) => void join(whole)}
          error={problem}
          hint={t('home.codeHint')}
        />
      </div>
      <Button type="submit" working={isAsking} className="h-12 sm:h-14">
        {t('home.join')}
      </Button>
    </form>
  );
}
