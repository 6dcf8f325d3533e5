import { STYLE } from './style.ts';

/** Escapes text for HTML, including attributes. */
export function safe(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Renders a table whose first row and first column are headings. */
export function table(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heading.map((cell) => `<th scope="col">${safe(cell)}</th>`).join('');
  const body = rows.map(([name = '', ...cells]) => {
    const figures = cells.map((cell) => `<td>${safe(cell)}</td>`).join('');
    return `<tr><th scope="row">${safe(name)}</th>${figures}</tr>`;
  });
  return `<div class="scroll" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}

/** Renders a panel of the page, half or full width. */
export function panel(title: string, note: string, content: string, width: 'half' | 'wide' = 'half'): string {
  const header = `<header><h2>${safe(title)}</h2><p>${safe(note)}</p></header>`;
  return `<section class="${width}">${header}${content}</section>`;
}

/** A self-contained page. `lead` and `body` are HTML already. */
export interface PageContent {
  readonly title: string;
  readonly lead: string;
  readonly body: string;
  readonly footer: string;
  /** Default: English. */
  readonly language?: string;
  /** Further styles of this page. */
  readonly style?: string;
}

/** Renders a self-contained page. */
export function htmlPage({ title, lead, body, footer, language = 'en', style = '' }: PageContent): string {
  return `<!doctype html>
<html lang="${safe(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${safe(title)}</title>
<style>
${STYLE}${style}
</style>
</head>
<body>
<main>
<div class="title"><h1>${safe(title)}</h1>
<p>${lead}</p></div>
${body}
<footer>${safe(footer)}</footer>
</main>
</body>
</html>
`;
}
