// Sets the theme before the first paint. A file of its own because the page allows no inline script.
(function () {
  var mode = null;
  try {
    mode = localStorage.getItem('tema');
  } catch (e) {
    // Storage closed to us: follow the system.
  }
  var dark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-theme', dark ? 'dark' : 'light');
})();
