// Adds a made-up language to the registry and checks that every part of the product is shown in it: the screens of the
// web client, the games, the mails, the content checks and the commands of the CLI.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

/** From the range of ISO 639 for private use. */
const MADE_UP = 'qaa';
const UNTRANSLATED = 'qab';

const missing = [];
let parts;
let isMarked;

/**
 * Loads fresh modules, so that the change stays in this file: first the registry with the new language, then those that
 * read it.
 */
async function load() {
  const text = await import('../../packages/text/src/index.ts');
  const { commonTexts, onMissingTexts, PSEUDO_MARK, pseudo, registerLanguage } = text;
  isMarked = (sentence) => sentence.includes(PSEUDO_MARK);
  registerLanguage({ id: MADE_UP, name: 'Made Up', direction: 'rtl' });
  onMissingTexts((part, language) => missing.push(`${part} ${language}`));
  const { manifests } = await import('../../apps/catalog/src/manifests.ts');
  for (const { texts } of manifests) {
    texts[MADE_UP] = { card: pseudo(texts.en.card), texts: async () => pseudo(await texts.en.texts()) };
  }
  commonTexts.add(MADE_UP, pseudo(commonTexts.in('en')));
  // One game with its rules is enough for the commands.
  const { loadGame } = await import('../../apps/catalog/src/loadGame.ts');
  const gomoku = await loadGame(manifests.find(({ id }) => id === 'gomoku'));
  vi.doMock('@tessera/catalog', () => ({
    games: [gomoku],
    manifests,
    manifestOf: () => gomoku.manifest,
    find: () => gomoku,
    catalogUrl: '',
  }));
  const [web, settings, cli, mail, links, rules, protocol, manifest, tessera, review] = await Promise.all([
    import('../../apps/web/src/i18n/languages.ts'),
    import('../../apps/web/src/settings/settings.ts'),
    import('../../apps/cli/src/language.ts'),
    import('../../apps/server/src/reminders/mailTemplates.ts'),
    import('../../apps/server/src/reminders/mailLinks.ts'),
    import('../../packages/rules/src/index.ts'),
    import('../../packages/protocol/src/index.ts'),
    import('../../packages/manifest/src/index.ts'),
    import('../../apps/cli/src/testing/tessera.ts'),
    import('../../packages/table/src/review/index.ts'),
  ]);
  const tables = [rules.problemTextTable, cli.terminalTexts, mail.mailTexts, review.reviewTexts];
  for (const table of tables) table.add(MADE_UP, pseudo(table.in('en')));
  const english = await web.clientTexts.in('en')();
  web.clientTexts.add(MADE_UP, async () => pseudo(english));
  tables.push(commonTexts);
  return { text, manifests, gomoku, web, settings, cli, mail, links, rules, protocol, manifest, tessera, tables };
}

beforeAll(async () => {
  vi.resetModules();
  parts = await load();
});

afterAll(() => {
  vi.doUnmock('@tessera/catalog');
  vi.resetModules();
});

describe('a made-up language', () => {
  test('the web client offers it and shows every text in it', async () => {
    const { web, settings, text } = parts;
    const { commonTexts, flatten } = text;
    expect(web.LANGUAGES).toContain(MADE_UP);
    expect(web.languageName(MADE_UP)).toBe('Made Up');
    expect(web.languageDirection(MADE_UP)).toBe('rtl');
    expect(settings.Settings.parse({ language: MADE_UP }).language).toBe(MADE_UP);
    const { t, language } = await web.translatorIn(MADE_UP);
    expect(language).toBe(MADE_UP);
    const keys = [...flatten(await web.clientTexts.in('en')()).keys(), ...flatten(commonTexts.in('en')).keys()];
    expect(keys.length).toBeGreaterThan(500);
    expect(keys.filter((key) => !isMarked(t(key)))).toEqual([]);
  });

  test('every game shows its card, its texts and its messages in it', async () => {
    const { manifests, manifest, gomoku, text } = parts;
    expect(manifests.length).toBeGreaterThan(8);
    const incomplete = manifests.filter(({ texts }) => text.languageIds().some((id) => !Object.hasOwn(texts, id)));
    expect(incomplete).toEqual([]);
    for (const each of manifests) {
      expect(isMarked(manifest.cardFor(each, MADE_UP).name)).toBe(true);
      const { t, language } = await manifest.translatorFor(each, MADE_UP);
      expect(language).toBe(MADE_UP);
      const texts = [...text.flatten(await each.texts.en.texts())];
      const unmarked = texts.filter(([key, english]) => english !== '' && !isMarked(t(key)));
      expect(unmarked).toEqual([]);
    }
    expect(isMarked(gomoku.formatter(MADE_UP).refusal({ code: 'too-busy' }))).toBe(true);
  });

  test('mails can be ordered in it and are written in it', () => {
    const { protocol, mail, links } = parts;
    const order = { address: 'ada@example.org', language: MADE_UP };
    expect(protocol.MailSubscription.parse(order)).toEqual(order);
    const mails = new mail.Mails(new links.MailLinks([Buffer.alloc(32, 7)]), 'https://example.org', () => 0);
    const target = { player: 'adaadaadaada', nonce: 'nonce' };
    const turn = { match: 'abcdefghijkl', title: 'Friday', game: 'Gomoku', names: ['Ada'], since: 0 };
    const written = [
      mails.confirmation('ada@example.org', target, MADE_UP),
      mails.reminder('ada@example.org', target, MADE_UP, turn),
    ];
    for (const { subject, text } of written) {
      expect(isMarked(subject)).toBe(true);
      // Every paragraph is a text of the bundle, or only a link.
      const paragraphs = text.trim().split('\n\n');
      expect(paragraphs.filter((each) => !isMarked(each) && !/^https:\S+$/.test(each))).toEqual([]);
    }
  });

  test('the commands of the CLI show matches and content problems in it', async () => {
    const { tessera, cli } = parts;
    expect(cli.KNOWN_LANGUAGES).toContain(MADE_UP);
    const folder = tessera.scratchFolder();
    const seats = ['--seats', 'human:Ada,human:Bo', '--seed', '1', '--language', MADE_UP];
    const options = ['--options', '{"columns":3,"rows":3,"inARow":3}', '--save', 'it.json'];
    const played = await tessera.tessera(['play', 'gomoku', ...seats, ...options], {
      input: ['1', '4', '1', '3', '1'],
      cwd: folder,
    });
    expect(played).toMatchObject({ exit: 0 });
    expect(played.out.split('\n').filter(isMarked).length).toBeGreaterThan(5);
    const shown = await tessera.tessera(['replay', 'show', 'it.json', '--language', MADE_UP], { cwd: folder });
    expect(shown.exit).toBe(0);
    expect(isMarked(shown.out)).toBe(true);
    expect(isMarked(cli.terminalTranslate(MADE_UP)('undo.nothing'))).toBe(true);
  });

  test('content problems are formatted in it', () => {
    const { rules } = parts;
    const { problemText, problemTexts } = rules;
    const codes = Object.keys(problemTexts.en);
    expect(codes.length).toBeGreaterThan(50);
    expect(codes.filter((code) => !isMarked(problemText({ code }, MADE_UP)))).toEqual([]);
  });

  test('nothing was shown in English instead', () => {
    expect(missing).toEqual([]);
  });
});

test('a part without a language is reported, and shown in English', async () => {
  const { web, manifest, manifests, rules, tables, mail, text } = parts;
  expect(text.createTranslator('en', mail.mailTexts.in(UNTRANSLATED)).t('confirm.subject')).toBe(
    'Is this your address?',
  );
  for (const table of tables) table.in(UNTRANSLATED);
  web.clientTexts.in(UNTRANSLATED);
  rules.problemText({ code: 'text' }, UNTRANSLATED);
  for (const each of manifests) manifest.cardFor(each, UNTRANSLATED);
  const ours = ['common', 'content problems', 'terminal', 'mail', 'review', 'web client'];
  const names = [...ours, ...manifests.map(({ id }) => id)];
  expect(missing.toSorted()).toEqual(names.map((part) => `${part} ${UNTRANSLATED}`).toSorted());
});
