/** Swagger UI has English texts only. */
const WORDS = {
  Authorize: 'Identificarse',
  'Available authorizations': 'Con qué identificarse',
  Authorized: 'Puesto',
  Logout: 'Quitar',
  Close: 'Cerrar',
  'Value:': 'Token o clave:',
  'Value: ': 'Token o clave: ',
  Servers: 'Direcciones',
  'Filter by tag or path': 'Buscar por grupo o dirección',
  'No operations defined in spec!': 'No hay operaciones',
  Parameters: 'Parámetros',
  'No parameters': 'Sin parámetros',
  Name: 'Nombre',
  Description: 'Descripción',
  'description:': 'descripción:',
  'Try it out': 'Probar',
  Cancel: 'Cancelar',
  Reset: 'Como estaba',
  'Edit Value': 'Lo que se envía',
  Execute: 'Enviar',
  Clear: 'Borrar la respuesta',
  'Request body': 'Contenido',
  'Example Value': 'Ejemplo',
  Example: 'Ejemplo',
  Schema: 'Esquema',
  Responses: 'Respuestas',
  Response: 'Respuesta',
  Code: 'Estado',
  Links: 'Enlaces',
  'No links': 'Sin enlaces',
  'Media type': 'Tipo',
  'Controls ': 'Decide el encabezado ',
  ' header.': '.',
  'Server response': 'Lo que respondió el servidor',
  'Response body': 'Contenido de la respuesta',
  'Response headers': 'Encabezados de la respuesta',
  'Request duration': 'Cuánto tardó',
  'Request URL': 'Dirección',
  Details: 'Detalle',
  Undocumented: 'Sin documentar',
  Download: 'Descargar',
  'Loading...': 'Cargando…',
  LOADING: 'CARGANDO',
  'Headers:': 'Encabezados:',
  Type: 'Tipo',
  required: 'obligatorio',
  'Send empty value': 'Enviar vacío',
  'Default value': 'Si falta',
  'Example: ': 'Ejemplo: ',
  'Copy to clipboard': 'Copiar',
  'Expand all': 'Abrir todo',
  'Collapse all': 'Cerrar todo',
  'Expand operation': 'Abrir la operación',
  'Collapse operation': 'Cerrar la operación',
  'Choose File': 'Elegir archivo',
  'Failed to fetch.': 'No se pudo conectar.',
  'Fetch error': 'No se pudo leer la descripción',
  Errors: 'Errores',
  Hide: 'Ocultar',
  Show: 'Mostrar',
  'Unrecognized response type; displaying content as text.': 'Se muestra como texto.',
  'authorization button locked': 'Hay que identificarse',
  'authorization button unlocked': 'Se puede usar',
};
const ATTRIBUTES = ['aria-label', 'title', 'placeholder'];
/** Texts written by people or by the server. */
const NOT_OURS = 'textarea, pre, code, .renderedMarkdown, .opblock-summary-path, .opblock-summary-description, .opblock-tag';

function translateText(node) {
  const word = WORDS[node.data] ?? WORDS[node.data.trim()];
  if (word !== undefined && node.data !== word && !node.parentElement?.closest(NOT_OURS)) node.data = word;
}

function translate(node) {
  if (node.nodeType === Node.TEXT_NODE) return translateText(node);
  if (node.nodeType !== Node.ELEMENT_NODE) return;
  for (const name of ATTRIBUTES) {
    const word = WORDS[node.getAttribute(name)];
    if (word !== undefined) node.setAttribute(name, word);
  }
  for (const child of node.childNodes) translate(child);
}

/** Translates each text once it is in the page; React does not touch nodes that it has not changed itself. */
globalThis.inSpanish = () => {
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') translateText(target);
      else if (type === 'attributes') translate(target);
      else for (const node of addedNodes) translate(node);
    }
  });
  observer.observe(document.getElementById('docs'), {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ATTRIBUTES,
  });
  return {};
};
