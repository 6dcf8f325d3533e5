// Runs before the first paint, so that nobody sees the wrong theme for a moment. It is a file of its own because the
// content security policy allows no inline scripts. Names and values are those of src/settings/settings.ts.
(() => {
  let chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem('tessera.settings') ?? '{}').state ?? {};
  } catch {
    // Unreadable or forbidden storage: the usual look.
  }
  const root = document.documentElement;
  for (const name of ['theme', 'density', 'colours', 'motion']) {
    if (name in chosen) root.dataset[name] = String(chosen[name]);
  }
  if (!('theme' in chosen)) root.dataset.theme = 'system';
  if (typeof chosen.scale === 'number') root.style.setProperty('--ui-scale', String(chosen.scale));
  if (typeof chosen.language === 'string') root.lang = chosen.language;
})();
