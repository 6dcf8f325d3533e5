import { expect, test } from 'vitest';
import { agentName } from './agentName.ts';

const LINUX = 'Mozilla/5.0 (X11; Linux x86_64)';
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';

test.each([
  [`${LINUX} ${BLINK} Safari/537.36`, 'Chrome, Linux'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Safari/537.36 Edg/140.0.0.0`, 'Edge, Windows'],
  ['Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'Firefox, Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1',
    'Safari, iOS',
  ],
  [`${LINUX} AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36`, 'Chrome, Linux'],
  ['Mozilla/5.0 (Plan 9) Firefox/140.0', 'Firefox'],
  ['curl/8.5.0', 'curl/8.5.0'],
  ['', ''],
])('agentName names %s as %j', (agent, name) => {
  expect(agentName(agent)).toBe(name);
});
