// Reads the titles of the tests in a test file from its text: the first argument of `test(...)`, `it(...)`, `test.each(...)(...)`
// and similar calls. Titles keep their placeholders. No test is run, so that hundreds of lookups are fast.

/** Returns every test of a file: its title, and for `each` the source text of its rows. Titles of `describe` are omitted. */
export function testsIn(source) {
  const tests = [];
  const code = withoutComments(source);
  const call = /\b(?:test|it)\b((?:\.\w+)*)/g;
  for (let match = call.exec(code); match !== null; match = call.exec(code)) {
    if (/[.\w$'"`]/.test(code[match.index - 1] ?? '')) continue;
    let at = pastTypes(code, match.index + match[0].length);
    let rows = '';
    if (/\.(?:each|for|skipIf|runIf)$/.test(match[1])) {
      const end = code[at] === '`' ? endOfText(code, at) : code[at] === '(' ? endOfBrackets(code, at) : at;
      rows = rowsAt(code, code.slice(at, end));
      at = pastSpace(code, end);
    }
    const title = code[at] === '(' ? firstText(code, at + 1) : undefined;
    if (title !== undefined) tests.push({ title, rows });
  }
  return tests;
}

/**
 * Tells whether a file has a test with this title, as written or with the values of a table row. The value of a
 * placeholder must be a text or a number of that table.
 */
export function hasTest(source, title) {
  return testsIn(source).some((test) => test.title === title || isRow(test, title));
}

const PLACEHOLDER = /%[sdifjop#]|\$[\w.]+/g;

function isRow({ title, rows }, wanted) {
  if (rows === '' || title.search(PLACEHOLDER) < 0) return false;
  const plain = title.split(PLACEHOLDER).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const found = new RegExp(`^${plain.join('(.+?)')}$`, 's').exec(wanted);
  return found?.slice(1).every((value) => isIn(rows, value)) ?? false;
}

function isIn(rows, value) {
  const quoted = ["'", '"', '`'].some((quote) =>
    rows.includes(`${quote}${value.replaceAll(quote, `\\${quote}`)}${quote}`),
  );
  return quoted || (/^-?\d+$/.test(value) && new RegExp(`(?<![\\w.])${value}(?![\\w.])`).test(rows));
}

/** Returns the rows of a table literal, or of a constant of this file. */
function rowsAt(code, argument) {
  const [, name] = /^\(\s*(?:Object\.\w+\(\s*)?([\w$]+)/.exec(argument) ?? [];
  const declared =
    name && new RegExp(`\\bconst ${name.replaceAll('$', '\\$')}\\b(?:[^=]|=>)*?=(?!>)\\s*(?=[[{])`).exec(code);
  if (!declared) return argument;
  const start = declared.index + declared[0].length;
  return code.slice(start, endOfBrackets(code, start));
}

/** Skips the type arguments of a call: `test.each<[string, number]>(`. */
function pastTypes(code, from) {
  if (code[from] !== '<') return pastSpace(code, from);
  let depth = 0;
  let at = from;
  do {
    if (code[at] === '<') depth++;
    if (code[at] === '>' && code[at - 1] !== '=') depth--;
    at++;
  } while (depth > 0 && at < code.length);
  return pastSpace(code, at);
}

function pastSpace(code, from) {
  let at = from;
  while (/\s/.test(code[at] ?? '')) at++;
  return at;
}

/** Returns the string literal at this position, after spaces, or undefined. */
function firstText(code, from) {
  const at = pastSpace(code, from);
  const quote = code[at];
  if (quote !== "'" && quote !== '"' && quote !== '`') return undefined;
  const raw = code.slice(at + 1, endOfText(code, at) - 1);
  return raw.replace(/\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|(.))/gis, (_, wide, code4, plain) =>
    plain === undefined ? String.fromCodePoint(Number.parseInt(wide ?? code4, 16)) : (ESCAPES[plain] ?? plain),
  );
}

const ESCAPES = { n: '\n', t: '\t', r: '\r' };

/** Returns the position after the string literal that starts here. */
function endOfText(code, start) {
  const quote = code[start];
  let at = start + 1;
  while (at < code.length && code[at] !== quote) {
    if (code[at] === '\\') at += 2;
    else if (quote === '`' && code[at] === '$' && code[at + 1] === '{') at = endOfBrackets(code, at + 1);
    else at++;
  }
  return at + 1;
}

/** Returns the position after the bracket that closes the one here. */
function endOfBrackets(code, start) {
  let depth = 0;
  let at = start;
  do {
    const character = code[at];
    if (character === "'" || character === '"' || character === '`') {
      at = endOfText(code, at);
      continue;
    }
    if (character === '/' && isPattern(code, at)) {
      at = endOfPattern(code, at);
      continue;
    }
    if ('([{'.includes(character)) depth++;
    if (')]}'.includes(character)) depth--;
    at++;
  } while (depth > 0 && at < code.length);
  return at;
}

/** Tells whether a slash starts a regular expression: after a name, a number or a closing bracket it is a division. */
function isPattern(code, at) {
  const before = code.slice(0, at).trimEnd().at(-1) ?? '(';
  return !/[\w$)\]]/.test(before);
}

function endOfPattern(code, start) {
  let at = start + 1;
  let isClass = false;
  for (; at < code.length && (isClass || code[at] !== '/'); at++) {
    if (code[at] === '\\') at++;
    else if (code[at] === '[') isClass = true;
    else if (code[at] === ']') isClass = false;
  }
  return at + 1;
}

/** Replaces every comment with spaces. */
function withoutComments(source) {
  let code = '';
  let at = 0;
  while (at < source.length) {
    const character = source[at];
    const pair = source.slice(at, at + 2);
    let end = at + 1;
    if (pair === '//') end = endAt(source, '\n', at, 0);
    else if (pair === '/*') end = endAt(source, '*/', at, 2);
    else if (character === "'" || character === '"' || character === '`') end = endOfText(source, at);
    else if (character === '/' && isPattern(source.slice(Math.max(0, at - 200), at + 1), Math.min(200, at)))
      end = endOfPattern(source, at);
    const isComment = pair === '//' || pair === '/*';
    code += isComment ? ' '.repeat(end - at) : source.slice(at, end);
    at = end;
  }
  return code;
}

function endAt(source, mark, from, past) {
  const found = source.indexOf(mark, from + 2);
  return found < 0 ? source.length : found + past;
}
