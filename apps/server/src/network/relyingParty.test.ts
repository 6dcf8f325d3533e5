import { expect, it } from 'vitest';
import { relyingParty } from './relyingParty.ts';

it.each([
  ['localhost:4600', 'http', [], { id: 'localhost', origins: ['http://localhost:4600'] }],
  [
    'table.example',
    'http',
    ['https://table.example'],
    { id: 'table.example', origins: ['https://table.example', 'http://table.example'] },
  ],
  ['table.example', 'https', ['https://other.example'], { id: 'table.example', origins: ['https://table.example'] }],
  ['127.0.0.1:4600', 'http', [], undefined],
  ['[::1]:4600', 'http', [], undefined],
  ['no host', 'http', [], undefined],
] as const)('relyingParty of %s over %s with %j is %j', (host, protocol, origins, site) => {
  expect(relyingParty({ host, protocol }, origins)).toEqual(site);
});
