// Shows /api/openapi.json as a page. Everything is made as text nodes: nothing of the description is read as HTML.

const description = await (await fetch('/api/openapi.json')).json();
const list = document.getElementById('operations');
const filter = document.getElementById('filter');

document.getElementById('about').textContent = description.info.description;
const entries = operations().map((operation) => ({ ...operation, element: entry(operation) }));
filter.addEventListener('input', show);
show();

/** Every operation with its method and path, as the description orders them. */
function operations() {
  return Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  );
}

/** The operations that hold every word of the filter, under the heading of their kind. */
function show() {
  const words = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
  const found = entries.filter(({ method, path, summary, operationId }) => {
    const text = `${method} ${path} ${summary} ${operationId}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const tags = [...new Set(found.flatMap(({ tags }) => tags))];
  list.replaceChildren(
    ...tags.map((tag) =>
      make('section', [
        make('h2', [tag]),
        ...found.filter(({ tags }) => tags.includes(tag)).map(({ element }) => element),
      ]),
    ),
    ...(found.length === 0 ? [make('p', ['Nothing fits.'])] : []),
    ...(words.length === 0 ? [schemas()] : []),
  );
}

function entry(operation) {
  const { method, path, summary, parameters, requestBody, responses, security } = operation;
  return make('details', [
    make('summary', [make('b', [method]), make('code', [path]), make('span', [summary])]),
    make('p', [who(security)], 'note'),
    ...(parameters.length > 0 ? [make('h3', ['Parameters']), make('ul', parameters.map(parameter))] : []),
    ...(requestBody ? [make('h3', ['Body']), ...contents(requestBody.content)] : []),
    ...Object.entries(responses)
      .filter(([status]) => status !== 'default')
      .flatMap(([status, { description, content = {} }]) => [
        make('h3', [`${status} ${description}`]),
        ...contents(content),
      ]),
  ]);
}

function who(security) {
  if (security.some((way) => Object.keys(way).length === 0)) return 'For anybody.';
  const scope = security.find(({ token }) => token)?.token[0];
  return scope ? `For a browser's session, or a token with the scope ${scope}.` : "For a browser's session only.";
}

function parameter({ name, in: place, required, schema }) {
  return make('li', [
    make('code', [name]),
    ` in the ${place}${required ? '' : ', optional'}: `,
    make('code', [JSON.stringify(schema)]),
  ]);
}

function contents(content) {
  return Object.entries(content).flatMap(([type, { schema }]) => [make('p', [type], 'note'), schemaText(schema)]);
}

function schemas() {
  return make('section', [
    make('h2', ['schemas']),
    ...Object.entries(description.components.schemas).map(([name, schema]) => {
      const element = make('details', [make('summary', [make('code', [name])]), schemaText(schema)]);
      element.id = `schema-${name}`;
      return element;
    }),
  ]);
}

/** A schema as it is written, with its references as links. */
function schemaText(schema) {
  const parts = JSON.stringify(schema, undefined, 2).split(/("#\/components\/schemas\/\w+")/);
  return make(
    'pre',
    parts.map((part) => {
      const name = /^"#\/components\/schemas\/(\w+)"$/.exec(part)?.[1];
      return name ? link(name) : part;
    }),
  );
}

function link(name) {
  const anchor = make('a', [name]);
  anchor.href = `#schema-${name}`;
  anchor.addEventListener('click', () => {
    filter.value = '';
    show();
    document.getElementById(`schema-${name}`).open = true;
  });
  return anchor;
}

function make(tag, children, className = '') {
  const element = document.createElement(tag);
  element.append(...children);
  if (className) element.className = className;
  return element;
}
