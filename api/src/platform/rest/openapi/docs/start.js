(() => {
  const SESSION = 'sesion';
  const KEY = 'clave';
  const button = document.getElementById('session');
  const told = document.getElementById('told');
  let used = null;

  // The validator's badge would call a foreign server.
  const ui = SwaggerUIBundle({
    url: '/api/openapi.json',
    dom_id: '#docs',
    deepLinking: true,
    docExpansion: 'none',
    filter: true,
    validatorUrl: null,
    defaultModelsExpandDepth: -1,
    displayRequestDuration: true,
    presets: [SwaggerUIBundle.presets.apis],
    plugins: [inSpanish, closedLocks],
    onComplete: showSession,
  });
  // Swagger UI's own dialog can remove it too.
  ui.getStore().subscribe(showSession);

  /**
   * Swagger UI closes the lock once credentials are set, so it shows an open one on all that needs them. Here a closed
   * lock means that they are missing.
   */
  function closedLocks() {
    const inverted = (Original, { React }) =>
      function Lock(props) {
        return React.createElement(Original, { ...props, isAuthorized: !props.isAuthorized });
      };
    return { wrapComponents: { authorizeOperationBtn: inverted, authorizeBtn: inverted } };
  }

  /** The web's session token in this browser. Sent with requests to this server only, and not stored. */
  function ownToken() {
    try {
      return localStorage.getItem('token');
    } catch {
      return null;
    }
  }

  function showSession() {
    const token = ownToken();
    if (used !== null && !isAuthorized(SESSION)) used = null;
    if (used !== null && used !== token) return leave('Tu sesión terminó: ya no va con lo que pruebes.');
    button.hidden = token === null && used === null;
    button.textContent = used === null ? 'Usar mi sesión' : 'No usar mi sesión';
    button.setAttribute('aria-pressed', String(used !== null));
  }

  function isAuthorized(scheme) {
    return ui.authSelectors.authorized().has(scheme);
  }

  function logOut(scheme) {
    if (isAuthorized(scheme)) ui.authActions.logout([scheme]);
  }

  function leave(words) {
    used = null;
    told.textContent = words;
    logOut(SESSION);
  }

  button.addEventListener('click', () => {
    if (used === null) {
      // Both would come in the same header.
      logOut(KEY);
      ui.preauthorizeApiKey(SESSION, ownToken());
      used = ownToken();
      told.textContent = 'Lo que pruebes va con tu sesión y cambia datos de verdad.';
    } else leave('Tu sesión ya no va con lo que pruebes.');
    showSession();
  });
  addEventListener('storage', showSession);
})();
