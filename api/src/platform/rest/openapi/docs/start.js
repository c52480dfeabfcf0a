(() => {
  const SESSION = 'sesion';
  const KEY = 'clave';
  const DESCRIPTION = '/api/openapi.json';
  /** Keywords that hold data. */
  const DATA = ['default', 'enum', 'example', 'examples', 'value'];
  const button = document.getElementById('session');
  const told = document.getElementById('told');
  let used = null;

  // The validator's badge would call a foreign server.
  const ui = SwaggerUIBundle({
    url: DESCRIPTION,
    dom_id: '#docs',
    deepLinking: true,
    docExpansion: 'none',
    filter: true,
    validatorUrl: null,
    defaultModelsExpandDepth: -1,
    // With the types of properties.
    defaultModelExpandDepth: 2,
    displayRequestDuration: true,
    presets: [SwaggerUIBundle.presets.apis],
    plugins: [inSpanish, closedLocks],
    responseInterceptor: readAs30,
    onComplete: showSession,
  });
  // Swagger UI's own dialog can remove it too.
  ui.getStore().subscribe(showSession);

  /**
   * Rewrites the description from OpenAPI 3.1 to 3.0: Swagger UI resolves those references ten times faster. Without
   * webhooks, which have a page of their own.
   */
  function readAs30(response) {
    if (!response.url.endsWith(DESCRIPTION)) return response;
    const { webhooks: _events, ...description } = JSON.parse(response.text);
    return { ...response, text: JSON.stringify({ ...as30(description), openapi: '3.0.3' }) };
  }

  /** `areNames`: the keys are names of properties, not keywords. */
  function as30(node, areNames = false) {
    if (Array.isArray(node)) return node.map((item) => as30(item));
    if (node === null || typeof node !== 'object') return node;
    const { ...read } = node;
    for (const key in read)
      if (areNames || !DATA.includes(key)) read[key] = as30(read[key], !areNames && key === 'properties');
    return areNames ? read : { ...read, ...keywords30(read) };
  }

  function keywords30({ type, examples, ...schema }) {
    const read = {};
    if (Array.isArray(type)) {
      const [only, ...more] = type.filter((it) => it !== 'null');
      read.type = more.length === 0 ? only : undefined;
      if (more.length > 0) read.oneOf = [only, ...more].map((it) => ({ type: it }));
      if (type.includes('null')) read.nullable = true;
    }
    if ('const' in schema) Object.assign(read, { const: undefined, enum: [schema.const] });
    if (Array.isArray(examples)) Object.assign(read, { examples: undefined, example: examples[0] });
    return read;
  }

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
