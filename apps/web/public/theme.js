// Runs before the first paint, so that the page does not flash in the wrong theme. It is a separate file because the
// content security policy forbids inline scripts. Names and values are those of src/settings/settings.ts.
(() => {
  let chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem('tessera.settings') ?? '{}').state ?? {};
  } catch {
    // Unreadable or forbidden storage: use the default look.
  }
  const root = document.documentElement;
  for (const name of ['theme', 'density', 'colours', 'motion']) {
    if (name in chosen) root.dataset[name] = String(chosen[name]);
  }
  if (!('theme' in chosen)) root.dataset.theme = 'system';
  if (typeof chosen.scale === 'number') root.style.setProperty('--ui-scale', String(chosen.scale));
  if (typeof chosen.language === 'string') root.lang = chosen.language;
})();
