import fc from 'fast-check';

import { agreesWithScan, readDniScan, type DniScan } from './dni-scan';
import { isCuil } from './patient-identifiers';

const TODAY = '2026-11-29';

const NORA: DniScan = {
  number: '30111222',
  registeredSex: 'F',
  familyNames: 'Ñandú',
  givenNames: 'Nora Inés',
  fullName: 'Nora Inés Ñandú',
  birthDate: '1983-04-09',
  cuil: null,
};

test.each<[string, string, Partial<DniScan>]>([
  ['since 2012', '00123456789@ÑANDÚ@NORA INÉS@F@30111222@A@09/04/1983@11/02/2015', {}],
  ['with a CUIL', '00123456789@ÑANDÚ@NORA INÉS@F@30111222@A@09/04/1983@11/02/2015@275', { cuil: '27301112225' }],
  ['with a wrong CUIL', '00123456789@ÑANDÚ@NORA INÉS@F@30111222@A@09/04/1983@11/02/2015@274', {}],
  ['with letters after the trámite', '00123456789AB@ÑANDÚ@NORA INÉS@F@30111222@A@09/04/1983@11/02/2015', {}],
  [
    'before 2012',
    '@30111222    @A@1@ÑANDÚ@NORA INÉS@ARGENTINA@09/04/1983@F@11/02/2010@00042135675@7121 @11/02/2025@ILR:2.20 || S/N',
    {},
  ],
  [
    'with the sex before the number',
    '@F30111222@A@1@ÑANDÚ@NORA INÉS@ARGENTINA@09/04/1983@F@11/02/2010@00042135675',
    {},
  ],
  ['typed for a US keyboard on a Spanish one', '00123456789"ÑANDÚ"NORA INÉS"F"30111222"A"09-04-1983"11-02-2015', {}],
  ['typed with Caps Lock', '00123456789@ñandú@nora inés@f@30111222@a@09/04/1983@11/02/2015', {}],
  ['with bars', "00123456789|ÑANDÚ|NORA INÉS|F|30111222|A|09'04'1983|11'02'2015", {}],
  ['of an X', '00123456789@ÑANDÚ@NORA INÉS@X@30111222@A@09/04/1983@11/02/2015', { registeredSex: 'X' }],
  [
    'with a letter that arrived as another character',
    '00123456789@\uFFFDANDÚ@NORA INÉS@F@30111222@A@09/04/1983@11/02/2015',
    { familyNames: null, fullName: null },
  ],
  [
    'with particles and an apostrophe',
    "00123456789@DE LA CRUZ D'ANGELO-PAZ@NORA INÉS@F@30111222@A@09/04/1983@11/02/2015",
    { familyNames: "De la Cruz D'Angelo-Paz", fullName: "Nora Inés De la Cruz D'Angelo-Paz" },
  ],
  [
    'with them on a Latin American keyboard',
    `00123456789"DE LA CRUZ D{ANGELO'PAZ"NORA INÉS"F"30111222"A"09-04-1983"11-02-2015`,
    { familyNames: "De la Cruz D'Angelo-Paz", fullName: "Nora Inés De la Cruz D'Angelo-Paz" },
  ],
  [
    'with an apostrophe that the next vowel took as its accent',
    '00123456789"D´ÁNGELO"NORA INÉS"F"30111222"A"09-04-1983"11-02-2015',
    { familyNames: "D'Angelo", fullName: "Nora Inés D'Angelo" },
  ],
])('reads a PDF417 %s', (_which, text, different) => {
  expect(readDniScan(text, TODAY)).toEqual({ ...NORA, ...different });
});

const MRZ = ['IDARG30111222<4<<<<<<<<<<<<<<<', '8304092F3002119ARG<<<<<<<<<<<4', 'NANDU<<NORA<INES<<<<<<<<<<<<<<'];

test.each([
  ['in lines', MRZ.join('\n')],
  ['without breaks', MRZ.join('')],
  ['typed for a US keyboard on a Spanish one', MRZ.join('\n').replaceAll('<', ';')],
])('reads the MRZ %s', (_which, text) => {
  expect(readDniScan(text, TODAY)).toEqual({
    ...NORA,
    familyNames: 'Nandu',
    givenNames: 'Nora Ines',
    fullName: 'Nora Ines Nandu',
  });
});

test.each([
  ['https://www.argentina.gob.ar/dni?id=1234567890', 'unknown'],
  ['nora@correo.example', 'unknown'],
  ['7790895000997', 'unknown'],
  ['', 'unknown'],
  ['00123456789@ÑANDÚ@NORA INÉS@F@30111222@A@09/04/1983@11/02/20', 'damaged'],
  ['00123456789@ÑANDÚ@NORA INÉS@F@30111222@A@31/02/1983@11/02/2015', 'damaged'],
  ['00123456789@ÑANDÚ@NORA INÉS@F@30111222@A@09/04/2027@11/02/2028', 'damaged'],
  ['@M30111222@A@1@ÑANDÚ@NORA INÉS@ARGENTINA@09/04/1983@F@11/02/2010@00042135675', 'damaged'],
  [MRZ.join('\n').replace('8304092', '8304082'), 'damaged'],
  [MRZ.slice(0, 2).join('\n'), 'damaged'],
] as const)('refuses %j as %s', (text, fault) => {
  expect(readDniScan(text, TODAY)).toBe(fault);
});

/** Ten thousand cards, as their codes encode them (ADR 154). */
describe('Generated scans', () => {
  const word = fc.constantFrom(
    ...'MUÑOZ PEÑA NÚÑEZ GÜEMES LÓPEZ ÁVILA PAZ DÍAZ IBÁÑEZ'.split(' '),
    "D'ANGELO",
    "O'HIGGINS",
  );
  const given = fc.constantFrom(...'NORA JOSÉ MARÍA AGUSTÍN BEGOÑA ANA-LÍA RAÚL INÉS'.split(' '));
  const names = (of: fc.Arbitrary<string>) => fc.array(of, { minLength: 1, maxLength: 3 }).map((all) => all.join(' '));
  const day = (from: string, to: string) =>
    fc.integer({ min: Date.parse(from), max: Date.parse(to) }).map((at) => new Date(at).toISOString().slice(0, 10));
  const person = fc
    .oneof(
      fc.record({ number: fc.integer({ min: 400_000, max: 9_999_999 }), birthDate: day('1908-01-01', '1965-01-01') }),
      fc.record({
        number: fc.integer({ min: 10_000_000, max: 40_000_000 }),
        birthDate: day('1935-01-01', '1999-01-01'),
      }),
      fc.record({ number: fc.integer({ min: 41_000_000, max: 72_000_000 }), birthDate: day('2000-01-01', TODAY) }),
      fc.record({ number: fc.integer({ min: 92_000_000, max: 96_999_999 }), birthDate: day('1935-01-01', TODAY) }),
    )
    .chain(({ number, birthDate }) =>
      fc.record({
        number: fc.constant(String(number)),
        birthDate: fc.constant(birthDate),
        family: names(word),
        given: names(given),
        sex: fc.constantFrom('F', 'M', 'X'),
        issued: day(birthDate, TODAY),
        suffix: fc.constantFrom('', 'A', 'BC'),
        check: fc.option(fc.integer({ min: 0, max: 9 }), { nil: null }),
      }),
    );
  type Person = typeof person extends fc.Arbitrary<infer It> ? It : never;

  const slashed = (date: string) => date.split('-').toReversed().join('/');
  const since2012 = ({ number, family, given: first, sex, birthDate, issued, suffix, check }: Person) =>
    [`00123456789${suffix}`, family, first, sex, number, 'A', slashed(birthDate), slashed(issued)]
      .concat(check === null ? [] : [`27${check}`])
      .join('@');
  const before2012 = ({ number, family, given: first, sex, birthDate, issued, suffix }: Person) =>
    [
      '',
      `${suffix === 'A' ? sex : ''}${number}`.padEnd(12),
      'A',
      '1',
      family,
      first,
      'ARGENTINA',
      slashed(birthDate),
      sex,
    ]
      .concat(
        slashed(issued),
        '00042135675',
        '7121',
        slashed(issued),
        '257',
        '0',
        'ILR:2.20 C:110927.01 || S/N: 0040>2008>>0002',
      )
      .join('@');

  const digit = (text: string) => {
    const value = (letter: string) => (letter === '<' ? 0 : '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'.indexOf(letter));
    return String(
      [...text].reduce(
        (sum, letter, index) => sum + value(letter) * (index % 3 === 0 ? 7 : index % 3 === 1 ? 3 : 1),
        0,
      ) % 10,
    );
  };
  const latin = (name: string) =>
    name
      .normalize('NFD')
      .replaceAll(/[^A-Z -]/g, '')
      .replaceAll(/[ -]/g, '<');
  const mrz = ({ number, family, given: first, sex, birthDate, issued }: Person) => {
    const short = (date: string) => date.slice(2).replaceAll('-', '');
    const [id, born, until] = [number.padEnd(9, '<'), short(birthDate), short(issued)];
    const lineOne = `IDARG${id}${digit(id)}`.padEnd(30, '<');
    const [birth, expiry] = [born + digit(born), until + digit(until)];
    const all = digit(`${lineOne.slice(5)}${birth}${expiry}${'<'.repeat(11)}`);
    const lineTwo = `${birth}${sex === 'X' ? '<' : sex}${expiry}ARG${'<'.repeat(11)}${all}`;
    return [lineOne, lineTwo, `${latin(family)}<<${latin(first)}`.slice(0, 30).padEnd(30, '<')].join('\n');
  };
  const LAYOUTS = { since2012, before2012, mrz };

  const SPANISH: Readonly<Record<string, string>> = { '@': '"', '/': '-', '-': "'", "'": '{', '<': ';' };
  const KEYBOARDS: Record<string, (text: string) => string> = {
    own: (text) => text,
    spanish: (text) => text.replaceAll(/[@/'<-]/g, (key) => SPANISH[key]!),
    capsLock: (text) => text.toLowerCase(),
    spain: (text) =>
      text
        .replaceAll(
          /'(.)/g,
          (_, letter: string) => `´${/[AEIOU]/.test(letter) ? `${letter}\u0301`.normalize() : letter}`,
        )
        .replaceAll(/[@/<-]/g, (key) => SPANISH[key]!),
    noBreaks: (text) => text.replaceAll('\n', ''),
  };
  const through = (from: string, to: string) => (text: string) =>
    text.replaceAll(/[ÁÉÍÓÚÜÑ]/g, (letter) => to.split(' ')[[...from].indexOf(letter)]!);
  /** Letters typed by their code on the number pad, or in another encoding. */
  const CODE_PAGES: Record<string, (text: string) => string> = {
    ansiCodesInDos: through('ÁÉÍÓÚÜÑ', '┴ ╔ ═ Ë ┌ ▄ Ð'),
    dosCodesInAnsi: through('ÁÉÍÓÚÜÑ', 'µ \u0090 Ö à é š ¥'),
    utf8InAnsi: through('ÁÉÍÓÚÜÑ', 'Ã\u0081 Ã‰ Ã\u008D Ã“ Ãš Ãœ Ã‘'),
  };

  const scan = fc.record({
    owner: person,
    layout: fc.constantFrom('since2012', 'before2012', 'mrz') as fc.Arbitrary<keyof typeof LAYOUTS>,
    keyboard: fc.constantFrom(...Object.keys({ ...KEYBOARDS, ...CODE_PAGES })),
    cut: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, fc.tuple(fc.nat(40), fc.nat(100))),
  });

  test('are read right or refused, whatever the layout, the keyboard and the cut', () => {
    const seen = { read: 0, refused: 0 };
    fc.assert(
      fc.property(scan, ({ owner, layout, keyboard, cut }) => {
        const type = KEYBOARDS[keyboard] ?? CODE_PAGES[keyboard]!;
        const whole = type(LAYOUTS[layout](owner));
        const text = cut === null ? whole : whole.slice(cut[0], whole.length - cut[1]);
        const read = readDniScan(text, TODAY);
        if (typeof read === 'string') {
          seen.refused += 1;
          expect(cut).not.toBeNull();
          return;
        }
        seen.read += 1;
        const { number, registeredSex, birthDate, cuil } = read;
        const names = [read.familyNames, read.givenNames].map((name) => name?.toUpperCase()).join('<<');
        const legible = (name: string) => (keyboard in CODE_PAGES && type(name) !== name ? undefined : name);
        // One assertion: each costs more than reading the scan.
        expect([number, registeredSex, birthDate, layout === 'mrz' ? names.replaceAll(' ', '<') : names].join()).toBe(
          [
            owner.number,
            owner.sex,
            owner.birthDate,
            layout === 'mrz'
              ? mrz(owner).slice(62).replace(/<+$/, '')
              : [owner.family, owner.given].map(legible).join('<<'),
          ].join(),
        );
        if (cuil !== null) expect([isCuil(cuil), cuil.slice(2, 10)]).toEqual([true, number.padStart(8, '0')]);
      }),
      { numRuns: 2_500 },
    );
    expect(seen.read).toBeGreaterThan(1500);
    expect(seen.refused).toBeGreaterThan(250);
  });

  test('with one other digit in the MRZ are refused', () => {
    fc.assert(
      fc.property(person, fc.nat(), fc.integer({ min: 1, max: 9 }), (owner, at, more) => {
        const text = mrz(owner);
        const checked = [...text].flatMap((letter, index) => (/\d/.test(letter) ? [index] : []));
        const index = checked[at % checked.length]!;
        const other = String((Number(text[index]) + more) % 10);
        expect(readDniScan(text.slice(0, index) + other + text.slice(index + 1), TODAY)).toBe('damaged');
      }),
      { numRuns: 500 },
    );
  });
});

test.each([
  ['Nora Ñandú', true],
  ['nandu nora', true],
  ['Nora Inés Ñandú', true],
  ['Nora Gil', false],
  ['Inés', false],
  ['Ñandú', false],
  ['Nora Ñandú de Gil', false],
])('whether %s may own the DNI of Nora Inés Ñandú: %s', (name, agrees) => {
  expect(agreesWithScan(name, NORA)).toBe(agrees);
});
