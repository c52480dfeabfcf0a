const { inHouse } = require('./planted-house.cjs');
const { forgottenTexts, voiceOf } = require('./voice.cjs');

const TEXTS = 'web/src/features/rooms/texts.ts';

/** Faults in files (path -> source), as "path:line what". */
function faultsIn(files) {
  return inHouse(files, (house) => voiceOf(house).faults);
}

/** The words that are faults in a file with these texts. */
function faultedWords(...said) {
  const source = said.map((text, number) => `export const a${number} = ${text};`).join('\n');
  return faultsIn({ [TEXTS]: source }).map((fault) => /\d+ "([^"]+)"|(by hand)/.exec(fault)?.slice(1).find(Boolean));
}

describe('People are spoken to with vos', () => {
  test.each([
    ["'Elige otro día'", 'Elige'],
    ["'No hay salas. Crea la primera.'", 'Crea'],
    ["'La sala está ocupada: elige otra'", 'elige'],
    ["'Para cambiar el orden, borra la búsqueda.'", 'borra'],
    ["'Por favor selecciona otra cosa'", 'selecciona'],
    ["'No podés hacerlo. Cerrá la ventana y reintenta.'", 'reintenta'],
    ["'Ya no puedes cambiarlo'", 'puedes'],
    ["'¿No fuiste tú?'", 'tú'],
    ["'Si lo cambias, se confirma de nuevo'", 'cambias'],
    ["'Para eso, comunícate con la clínica'", 'comunícate'],
    ["'Todavía no hay: créalas en Sistema'", 'créalas'],
    ["'Ese permiso lo da otra persona: pídeselo'", 'pídeselo'],
    ["'Reserva un turno a cualquier hora'", 'Reserva un'],
    ["'La sala ya no está. ' + 'Elige otra'", 'Elige'],
    ['(name) => `${name}: elige un día`', 'elige'],
    ['(free) => `Salas${free ? "" : ". Prueba otro día"}`', 'Prueba'],
  ])('%s addresses tú', (said, word) => {
    expect(faultedWords(said)).toEqual([word]);
  });

  test('accepts texts with vos, or in the third person', () => {
    expect(
      faultedWords(
        "'Elegí otro día'",
        "'Pedíselo a otra persona, o comunicate con la clínica'",
        "'El día se elige de nuevo'",
        "'La página se abre sola'",
        "'Reserva realizada exitosamente'",
        "'Pruebas de esfuerzo'",
        "'El teléfono, el título y el límite'",
        "'Podrás verlo cuando quieras'",
        "'cuenta'",
        "'La clínica avisa por email'",
      ),
    ).toEqual([]);
  });

  test('between tags, in attributes, in descriptions of REST and on the page itself', () => {
    expect(
      faultsIn({
        'web/src/kit/A.tsx': 'export const A = () => (\n  <p title="Revisa esto">\n    Elige <b>un día</b>\n  </p>\n);',
        'api/src/features/rooms/room.rest.graphql':
          '"""\nListar salas\nPuedes pedirlas por páginas; cambia poco.\n"""\nquery R { id }',
        'web/index.html':
          '<html>\n<meta content="Elige un día" />\n<script>var a = "tienes";</script>\n<p>Ya tienes turno</p></html>',
      }).map((fault) => fault.split('" in')[0]),
    ).toEqual([
      'api/src/features/rooms/room.rest.graphql:1 "Puedes',
      'web/src/kit/A.tsx:2 "Revisa',
      'web/src/kit/A.tsx:3 "Elige',
      'web/index.html:2 "Elige',
      'web/index.html:4 "tienes',
    ]);
  });
});

test.each([
  ["'Todas tus citas'", ['citas']],
  ["'3 día(s)'", ['día(s)']],
  ["'Aplicada a 2 mes(es)'", ['mes(es)']],
  ["'Crear turno (Admin)'", ['(Admin)']],
  ["'Desde el 23/11/2026'", ['23/11/2026']],
  [`'DD/MM/YYYY HH24:MI'`, ['DD/MM/YYYY']],
  ["(day) => day.split('-').reverse().join('/')", ['by hand']],
  ["(day) => day.toLocaleDateString('es-AR')", ['by hand']],
  ["(count) => (count === 1 ? 'una sala' : `${count} salas`)", ['by hand']],
])('%s is a fault', (said, words) => {
  expect(faultedWords(said)).toEqual(words);
});

test('what is like them and is none of them', () => {
  expect(
    faultedWords(
      "'Los turnos están en Mis Citas'",
      "'cita'",
      "'cita-12'",
      "'21-11-2026'",
      "'and/or'",
      '(count) => (count === 1 ? one : many)',
      '(rooms) => (rooms.length === 1 ? rooms[0] : undefined)',
    ),
  ).toEqual([]);
});

test('a text of the documents stands as they give it, and nothing longer that begins with it', () => {
  expect(faultedWords("'No tienes citas'")).toEqual([]);
  expect(faultedWords("'No tienes citas por delante'")).toEqual(['tienes', 'citas']);
});

test('tests, fixtures, generated files and migrations say what they like', () => {
  const said = "export const a = 'Elige un día';";
  expect(
    faultsIn({
      'web/src/a.test.ts': said,
      'web/src/a.fixture.ts': said,
      'web/src/a.generated.ts': said,
      'api/src/testing/a.ts': said,
      'api/src/migrations/1-a.ts': said,
    }),
  ).toEqual([]);
});

test('an unused text of the documents excuses nothing', () => {
  const { said } = inHouse({ [TEXTS]: "export const a = 'Cerrar Sesión';" }, voiceOf);
  expect(forgottenTexts(said)).toContain('scripts/documented-texts.cjs: nobody says "No tienes citas" any more');
  expect(forgottenTexts(said).join()).not.toContain('Cerrar Sesión');
});
