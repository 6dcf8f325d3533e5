import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { en } from '../src/i18n/en.ts';
import { seriousFindings } from './support/accessibility.ts';
import { looksAt, showAt } from './support/looks.ts';
import { Site } from './support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterEach(() => site.leave());
afterAll(() => site.close());

const NAME = 'Ada of the passkeys';
const PASSWORD = 'first password';

test('an account adds a passkey, logs in with it after logging out, and removes it', async () => {
  const ada = await site.visitor('owner', { isFirstVisit: true });
  const { page, context } = ada;
  const devices = await context.newCDPSession(page);
  await devices.send('WebAuthn.enable');
  const { authenticatorId } = await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  // There are no passkeys for an IP address.
  const home = site.url.replace('127.0.0.1', 'localhost');
  await page.goto(`${home}/settings`);
  await page.getByLabel(en.account.name, { exact: true }).last().fill(NAME);
  await page.getByLabel(en.account.password).fill(PASSWORD);
  await page.getByRole('button', { name: en.account.register, exact: true }).last().click();

  await page.getByText(en.passkeys.none).waitFor();
  const add = page.getByRole('button', { name: en.passkeys.add });
  await page.getByLabel(en.passkeys.name).fill('The laptop');
  await page.getByLabel(en.account.password, { exact: true }).fill(PASSWORD);
  for (const { width, height, theme } of looksAt([
    [360, 780],
    [1440, 900],
  ])) {
    await showAt(page, { width, height, theme });
    await add.scrollIntoViewIfNeeded();
    await ada.picture(`passkeys-${width}-${theme}`);
    expect.soft(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    expect.soft(await seriousFindings(page), `${width} ${theme}`).toEqual([]);
  }
  await add.click();
  await page.getByText(en.passkeys.added).waitFor();
  await page.getByRole('listitem').filter({ hasText: 'The laptop' }).getByText(en.passkeys.unused).waitFor();
  const { credentials } = await devices.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials).toMatchObject([{ rpId: 'localhost', isResidentCredential: true }]);

  await page.getByRole('button', { name: en.account.logOut, exact: true }).click();
  await page.getByText(en.account.logIn, { exact: true }).click();
  await ada.picture('passkeys-log-in');
  await page.getByRole('button', { name: en.passkeys.logIn }).click();
  await page.getByText(en.account.known.replace('{name}', NAME)).waitFor();

  await page.getByRole('button', { name: en.passkeys.removeNamed.replace('{name}', 'The laptop') }).click();
  await page.getByText(en.passkeys.none).waitFor();
});
