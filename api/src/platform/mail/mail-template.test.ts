import { renderMail, type MailContent } from './mail-template';

const CONTENT: MailContent = {
  clinic: { name: 'Clínica del Sol', address: 'San Martín 123', phone: '011 4000-0000' },
  title: 'Turno recibido',
  recipient: 'Pedro Paciente',
  paragraphs: ['La reserva quedó registrada.', 'Está pendiente.'],
  facts: [
    ['Profesional', 'Laura Médica'],
    ['Sala', 'Consultorio 1'],
  ],
  links: [
    { label: 'Ver el turno', url: 'https://turnos.example/confirmation/1' },
    { label: 'Cancelar', url: 'https://turnos.example/cancel/1?token=a&b' },
  ],
  closing: ['Hasta pronto.'],
};

/** Returns the visible words of an HTML mail and its link addresses, in order. */
function wordsOf(html: string): string[] {
  return html
    .replace(/<head>[^]*<\/head>/, '')
    .replace(/<a href="(http[^"]*)"[^>]*>([^<]*)<\/a>/g, '$2: $1')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .split(/\s+/)
    .filter(Boolean);
}

test('both parts have the same words in the same order', () => {
  const { text, html } = renderMail({ ...CONTENT, facts: [...CONTENT.facts!, ['Dirección', CONTENT.clinic.address!]] });

  expect(wordsOf(html)).toEqual(text.split(/\s+/).filter(Boolean));
  expect(text).toContain('Hola, Pedro Paciente:');
  expect(text).toContain('Profesional: Laura Médica\nSala: Consultorio 1');
});

test('says the address once: in the signature, unless it is a fact', () => {
  const addressesIn = ({ text }: { text: string }) => text.match(/San Martín 123/g);

  expect(addressesIn(renderMail(CONTENT))).toHaveLength(1);
  expect(addressesIn(renderMail({ ...CONTENT, facts: [['Dirección', 'San Martín 123']] }))).toHaveLength(1);
});

test('the address of a visit leads to the map, and the phone dials', () => {
  const { text, html } = renderMail({ ...CONTENT, facts: [['Dirección', 'San Martín 123']] });

  expect(text).toContain('Cómo llegar: https://www.google.com/maps/search/?api=1&query=San%20Mart%C3%ADn%20123');
  expect(html).toMatch(/<a href="tel:01140000000"[^>]*>011 4000-0000<\/a>/);
});

test('escapes user input in HTML', () => {
  const typed = '<img src=x onerror="alert(1)"> & \'co\'';
  const { html } = renderMail({
    ...CONTENT,
    clinic: { name: typed, address: typed, phone: typed },
    title: typed,
    paragraphs: [typed],
    facts: [[typed, typed]],
    closing: [typed],
    links: [{ label: typed, url: `https://turnos.example/"><script>` }],
  });

  expect(html).not.toMatch(/<(img|script)/);
  expect(html).not.toMatch(/="[^"<>]*onerror="/);
  expect(html).toContain('&#60;img src=x onerror=&#34;alert(1)&#34;&#62; &#38; &#39;co&#39;');
});

test('loads nothing and runs no script', () => {
  const { html } = renderMail(CONTENT);
  const addresses = [...html.matchAll(/(?:src|href|url)\s*[=(]\s*["']?([^"')\s>]*)/gi)].map(([, address]) => address);

  expect(addresses).toEqual([
    'https://turnos.example/confirmation/1',
    'https://turnos.example/cancel/1?token=a&#38;b',
    'tel:01140000000',
  ]);
  expect(html).not.toMatch(/<(script|style|link|iframe|img)/);
});

test('is one column, in Spanish, for light and dark', () => {
  const { html } = renderMail(CONTENT);

  expect(html).toContain('<html lang="es-AR">');
  expect(html).toContain('content="width=device-width, initial-scale=1"');
  expect(html).toContain('max-width:600px');
  expect(html).toContain('name="color-scheme" content="light dark"');
});

describe('the greeting', () => {
  const greeting = (recipient: string): string | undefined =>
    renderMail({ ...CONTENT, recipient }).text.split('\n\n')[2];

  test.each(['María José Nuñez', 'Dr. Pérez', "Juan O'Higgins", 'Ana-Sofía', '李小龙'])(
    'uses the name of %s',
    (name) => {
      expect(greeting(name)).toBe(`Hola, ${name}:`);
    },
  );

  test.each([
    'Ganaste! https://premio.example',
    'Entrar en premio.example',
    'www premio',
    'pedro@ejemplo.example',
    'Llamar al 11223344',
    'a'.repeat(61),
    '  ',
  ])('leaves out what is no name: %s', (name) => {
    expect(greeting(name)).toBe('Hola:');
  });

  test('is one line for any name', () => {
    expect(greeting('Pedro\nPaciente\u202e')).toBe('Hola, Pedro Paciente:');
  });
});
