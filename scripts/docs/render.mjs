// Renders pages as static HTML without scripts or styles, so that they comply with the server's content security policy.
import { posix } from 'node:path';
import { Marked, Renderer } from 'marked';

export const HOME = '/docs/';

/** Returns the address of a page on the site. */
export function addressOf(source) {
  if (source === 'README.md') return HOME;
  return (
    HOME +
    source
      .replace(/^docs\//, '')
      .replace(/README\.md$/, 'readme')
      .replace(/\.(?:md|json)$/, '')
      .toLowerCase()
  );
}

/** Returns the first heading of a page. */
function titleOf({ source, text }) {
  return (/^# (.+)$/m.exec(text)?.[1] ?? source).replaceAll('`', '');
}

/** Renders a page as HTML, and returns it with its links to pages, anchors and pictures. */
export function render(page, pages) {
  const links = [];
  const renderer = new Renderer();
  const slugs = new Set();
  renderer.heading = function heading({ tokens, depth, text }) {
    const id = slugOf(text, slugs);
    return `<h${depth} id="${id}">${this.parser.parseInline(tokens)} <a class="anchor" href="#${id}" aria-label="Link to this section">#</a></h${depth}>\n`;
  };
  renderer.link = function link({ href, tokens }) {
    const to = resolved(href, page.source, pages);
    links.push({ href, to });
    const inner = this.parser.parseInline(tokens);
    return to === undefined ? `<code>${inner}</code>` : `<a href="${escaped(to)}">${inner}</a>`;
  };
  renderer.image = ({ href, text }) => `<img src="${escaped(pictureOf(href))}" alt="${escaped(text)}" loading="lazy">`;
  // HTML in the documents is only comments for scripts.
  renderer.html = ({ text }) => (text.trimStart().startsWith('<!--') ? '' : escaped(text));
  renderer.table = function table(token) {
    return `<div class="wide">${Renderer.prototype.table.call(this, token)}</div>`;
  };
  const marked = new Marked({ renderer, gfm: true });
  const body = marked.parse(page.text);
  return { html: template(page, pages, body), links, ids: slugs };
}

function slugOf(text, taken) {
  const plain = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');
  let slug = plain || 'section';
  for (let i = 1; taken.has(slug); i++) slug = `${plain}-${i}`;
  taken.add(slug);
  return slug;
}

/** Returns the address of a link on the site, or undefined for a file that is not a page. */
function resolved(href, source, pages) {
  if (/^https?:/.test(href) || href.startsWith('#')) return href;
  const [path, place] = href.split('#');
  const target = posix.normalize(posix.join(posix.dirname(source), path));
  const found = [target, `${target}/README.md`.replace('//', '/')].find((each) =>
    pages.some((page) => page.source === each),
  );
  if (found === undefined) return undefined;
  return addressOf(found) + (place === undefined ? '' : `#${place}`);
}

/** Maps a picture to the one folder of pictures on the site. */
function pictureOf(href) {
  return `${HOME}pictures/${posix.basename(href)}`;
}

function template(page, pages, body) {
  const parts = [...new Set(pages.map(({ part }) => part))].filter((part) => part !== '');
  const item = (each) => {
    const here = each.source === page.source ? ' aria-current="page"' : '';
    return `<li><a href="${addressOf(each.source)}"${here}>${escaped(titleOf(each))}</a></li>`;
  };
  const group = (part) => {
    const open = part === page.part || ['Tutorial', 'How to'].includes(part) ? ' open' : '';
    const items = pages
      .filter((each) => each.part === part)
      .map(item)
      .join('');
    return `<details${open}><summary>${escaped(part)}</summary><ul>${items}</ul></details>`;
  };
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(titleOf(page))} · Tessera</title>
<link rel="stylesheet" href="${HOME}style.css">
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<nav aria-label="Documentation"><p><a href="${HOME}">Tessera</a> · <a href="/">the table</a> · <a href="/api/docs">the API</a></p>${parts.map(group).join('\n')}</nav>
<main id="content" tabindex="-1">
${body}
</main>
</body>
</html>
`;
}

function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
