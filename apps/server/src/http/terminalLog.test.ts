import { expect, it } from 'vitest';
import { makeLog } from './log.ts';
import { terminalLog } from './terminalLog.ts';

it('terminal log writes time, level, message and fields without JSON around them', () => {
  const lines: string[] = [];
  const log = makeLog(
    { level: 'warn', addresses: 'network' },
    terminalLog((line) => lines.push(line)),
  );
  log.info('request completed');
  log.warn({ thread: 'host 1', why: 'timeout', token: 'abc' }, 'thread replaced');
  log.error({ err: new Error('disk full') }, 'match load failed');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d warning: thread replaced thread=host 1 why=timeout token=\[hidden\]\n$/);
  expect(lines[1]).toMatch(/^\d\d:\d\d:\d\d error: match load failed err=\{.*disk full/);
});
