/** Runs before the first paint, as in the web. */
(() => {
  const system = matchMedia('(prefers-color-scheme: dark)');
  function apply() {
    let mode = null;
    try {
      mode = localStorage.getItem('tema');
    } catch {
      // Without access to storage, follow the system.
    }
    const isDark = mode === 'dark' || (mode !== 'light' && system.matches);
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
    document.documentElement.classList.toggle('dark-mode', isDark);
  }
  apply();
  system.addEventListener('change', apply);
  addEventListener('storage', apply);
})();
