import { cleanup, screen, waitFor, within } from '@testing-library/react';

import { aUser } from '../../testing/clinic-data';
import { ApiFailure, OFFLINE } from '../../testing/fake-api';
import { expectToast } from '../../testing/toast';
import { keepChoices, keepFile } from './import-draft';
import { anImport, EMPTY_ZIP, fileOf, open, result } from './imports.fixture';

/** The lazily loaded reader of workbooks. Once loaded it stays, so a single test fails to load it. */
let isOnline = true;
let sheets: { sheet: string; data: unknown[][] }[] = [];
jest.mock('read-excel-file/browser', () => {
  if (!isOnline) throw new TypeError('Failed to fetch');
  return () => Promise.resolve(sheets);
});
const TURNOS = [
  {
    sheet: 'Hoja 1',
    data: [
      ['Listado de turnos'],
      [null],
      ['Fecha', 'Hora', 'Profesional', 'Paciente', 'Mail', 'Número de documento'],
      // 10:00 as a workbook stores it.
      [new Date(Date.UTC(2026, 11, 21, 9, 59, 59, 999)), null, 'Laura', 'Ana', 'ana@x.example', 30_123_456],
      [new Date(Date.UTC(2026, 11, 22)), 0.5, 'Laura', 'Luz', 'luz@x.example', '30123457'],
    ],
  },
];
const PEOPLE = [
  { sheet: 'Salas', data: [['Nombre'], ['Sala 1']] },
  {
    sheet: 'Gente',
    data: [
      ['Nombre y apellido', 'Correo', 'Cargo'],
      ['Ana Núñez', 'ana@x.example', 'Cardiología'],
    ],
  },
];

test('a file is read, its columns are guessed, its rows checked, and what is right comes in', async () => {
  const { user, sent, check } = await open();
  expect(await screen.findByText('Todavía no se importó ningún archivo')).toBeVisible();
  await check();
  expect(screen.getByText('gente.csv: 3 filas')).toBeVisible();
  expect(screen.getByRole('combobox', { name: /^Email/ })).toHaveDisplayValue('Correo');
  expect(await screen.findByText('2 se pueden importar · 1 con errores')).toBeVisible();
  const faults = within(screen.getByRole('table', { name: 'Filas con errores' }));
  expect(faults.getByRole('row', { name: 'Fila 3 Email: Dirección inválida' })).toBeVisible();
  expect(sent('CheckImportRows')).toEqual([
    {
      kind: 'professionals',
      input: {
        columns: ['name', 'email', 'specialty'],
        rows: [
          { line: 2, values: ['Ana Núñez', 'ana@x.example', 'Cardiología'] },
          { line: 3, values: ['Beto', 'no', 'Cardiología'] },
          { line: 5, values: ['Cora', 'c@x.example', 'Cardiología'] },
        ],
      },
    },
  ]);

  await user.click(screen.getByRole('button', { name: 'Importar 2 filas' }));
  expect(await screen.findByText('2 se importaron · 1 con errores')).toBeVisible();
  expect(screen.getByRole('heading', { name: '4. Resultado' })).toHaveFocus();
  expect(sent('StartImport')).toMatchObject([{ input: { kind: 'professionals', fileName: 'gente.csv', rowCount: 2 } }]);
  expect(sent('ImportRows')).toMatchObject([{ importId: 5, input: { rows: [{ line: 2 }, { line: 5 }] } }]);
});

test('when an answer is lost the rest is sent again to the same import', async () => {
  let isStartLost = true;
  let isLost = true;
  const { user, sent, check } = await open({
    StartImport: () => {
      if (!isStartLost) return { startImport: anImport() };
      isStartLost = false;
      return OFFLINE;
    },
    ImportRows: () => {
      if (!isLost) return { importRows: [result(2, 'made'), result(5, 'faulty', 'Ya existe')] };
      isLost = false;
      return OFFLINE;
    },
  });
  await check();
  const begin = await screen.findByRole('button', { name: 'Importar 2 filas' });
  await user.click(begin);
  await screen.findAllByText(/conexión/);
  expect(sent('ImportRows')).toEqual([]);
  await user.click(begin);
  expect(await screen.findByText('1 con errores · 2 sin respuesta')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Importar lo que falta' }));
  expect(await screen.findByText('1 se importó · 2 con errores')).toBeVisible();
  const [first, second] = sent('ImportRows');
  expect(second).toEqual(first);
  const starts = sent('StartImport');
  expect(starts).toHaveLength(2);
  expect(starts[1]).toEqual(starts[0]);
});

test('rows are checked again once what was missing is there, and who stops the check keeps their place', async () => {
  let isThere = false;
  let answer = () => {};
  const { user, sent, check } = await open({
    CheckImportRows: async () => {
      if (sent('CheckImportRows').length > 2) await new Promise<void>((resolve) => (answer = resolve));
      const third = isThere ? result(3, 'ready') : result(3, 'faulty', 'No hay una especialidad');
      return { checkImportRows: [result(2, 'ready'), third, result(5, 'ready')] };
    },
  });
  await check();
  expect(await screen.findByText('2 se pueden importar · 1 con errores')).toBeVisible();
  isThere = true;
  await user.click(screen.getByRole('button', { name: 'Revisar las filas' }));
  expect(await screen.findByText('3 se pueden importar')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Revisar las filas' }));
  await user.click(await screen.findByRole('button', { name: 'Detener' }));
  answer();
  await screen.findByText('3 se pueden importar');
  expect(screen.getByRole('heading', { name: '3. Revisión' })).toHaveFocus();
});

test('a required column is asked for, and a file without rows is reported', async () => {
  const { choose } = await open();
  await choose('Nombre;Especialidad\nAna;Cardiología\n');
  expect(await screen.findByText('Elegí la columna de: Email')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Revisar las filas' })).toHaveAttribute('aria-disabled', 'true');
  await choose('Nombre;Especialidad\n');
  expect(await screen.findByText('El archivo no tiene filas debajo de los nombres de las columnas')).toBeVisible();
});

test('a reader of workbooks that does not load is no bad file: after a reload it is tried again with the kept sheet, columns and review', async () => {
  const LOST = /^No pudimos cargar la parte que lee planillas/;
  isOnline = false;
  const first = await open();
  await first.user.upload(screen.getByLabelText('Elegir archivo'), fileOf('gente.xlsx', EMPTY_ZIP));
  expect(await screen.findByText(LOST)).toBeVisible();
  cleanup();

  const { id } = aUser('admin');
  await keepFile(id, fileOf('gente.xlsx', EMPTY_ZIP));
  const mapping = { name: 0, email: 1, specialty: 2 };
  keepChoices(id, { kind: 'professionals', sheet: 1, headingLine: 1, mapping, isChecked: true });
  const { user, sent } = await open({ CheckImportRows: { checkImportRows: [result(2, 'ready')] } });
  expect(await screen.findByText(LOST)).toBeVisible();
  isOnline = true;
  sheets = PEOPLE;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('1 se puede importar')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Hoja' })).toHaveDisplayValue('Gente');
  expect(screen.getByRole('combobox', { name: /^Especialidad/ })).toHaveDisplayValue('Cargo');
  expect(sent('CheckImportRows')).toHaveLength(1);
});

test('a workbook has its headings below a title, dates and numbers', async () => {
  sheets = TURNOS;
  const { user, sent } = await open();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Qué trae el archivo' }), 'Turnos por venir');
  await user.upload(screen.getByLabelText('Elegir archivo'), fileOf('turnos.xlsx', EMPTY_ZIP));
  expect(await screen.findByText('turnos.xlsx: 2 filas')).toBeVisible();

  const headings = screen.getByRole('combobox', { name: 'Fila con los nombres de las columnas' });
  expect(headings).toHaveDisplayValue(/^Fila 3: Fecha · Hora · Profesional/);
  expect(screen.getByRole('combobox', { name: /^Fecha/ })).toHaveAccessibleDescription('Por ejemplo: 2026-12-21 10:00');
  expect(screen.getByRole('combobox', { name: /^DNI/ })).toHaveAccessibleDescription('Por ejemplo: 30123456');
  await user.click(screen.getByRole('button', { name: 'Revisar las filas' }));
  await waitFor(() => expect(sent('CheckImportRows')).toHaveLength(1));
  expect(sent('CheckImportRows')).toMatchObject([
    {
      input: {
        columns: ['professional', 'date', 'time', 'patientName', 'patientEmail', 'dni'],
        rows: [
          { line: 4, values: ['Laura', '2026-12-21 10:00', '', 'Ana', 'ana@x.example', '30123456'] },
          { line: 5, values: ['Laura', '2026-12-22', '12:00', 'Luz', 'luz@x.example', '30123457'] },
        ],
      },
    },
  ]);
  await user.selectOptions(headings, '4');
  expect(screen.getByText('turnos.xlsx: 1 fila')).toBeVisible();
});

test('an import is undone after a question, which says why when it cannot be; its result is gone then', async () => {
  const WHY = 'No se deshizo nada: desde la importación una parte cambió. Fila 2: Ana Núñez ya tiene horarios.';
  let isTouched = true;
  let listed = [anImport()];
  const { user, check } = await open({
    Imports: () => ({ imports: listed }),
    UndoImport: () => {
      if (isTouched) return new ApiFailure('CONFLICT', WHY);
      listed = [anImport({ madeCount: 0, undoneAt: '2026-06-01T09:00:00-03:00' })];
      return { undoImport: listed[0] };
    },
  });
  await check();
  await user.click(await screen.findByRole('button', { name: 'Importar 2 filas' }));
  const outcome = await screen.findByText('2 se importaron · 1 con errores');
  await user.click(screen.getByRole('button', { name: 'Deshacer: gente.csv' }));
  const question = within(await screen.findByRole('dialog', { name: 'Deshacer la importación' }));
  await user.click(question.getByRole('button', { name: 'Deshacer todo' }));
  expect(await question.findByText(WHY)).toBeVisible();
  expect(outcome).toBeInTheDocument();
  isTouched = false;
  await user.click(question.getByRole('button', { name: 'Deshacer todo' }));
  await expectToast('Importación deshecha');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Deshacer: gente.csv' })).not.toBeInTheDocument());
  expect(screen.getByText('Deshecha')).toBeVisible();
  expect(outcome).not.toBeInTheDocument();
});

test('patients are imported by who may edit them, and undoing names those that stay', async () => {
  const checked = [
    result(2, 'ready'),
    { ...result(3, 'ready'), fillsKnown: true },
    result(4, 'faulty', 'Falta el DNI'),
  ];
  const { user, sent } = await open({ CheckImportRows: { checkImportRows: checked } }, [
    anImport({ kind: 'patients', fileName: 'padron.csv' }),
  ]);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Qué trae el archivo' }), 'Pacientes');
  const rows =
    'Apellido;Nombre;DNI;Sexo;Fecha de nacimiento\nPaz;Rosa;5123456;M;2/1/50\nGil;Juan;5123457;H;2/1/51\nSol;Ana;;;2/1/52\n';
  await user.upload(screen.getByLabelText('Elegir archivo'), fileOf('padron.csv', rows));
  await user.click(await screen.findByRole('button', { name: 'Revisar las filas' }));
  await waitFor(() => expect(sent('CheckImportRows')).toHaveLength(1));
  expect(sent('CheckImportRows')).toMatchObject([
    {
      kind: 'patients',
      input: {
        columns: ['name', 'surname', 'dni', 'sex', 'birthDate'],
        rows: [
          { values: ['Rosa', 'Paz', '5123456', 'Mujer', '2/1/50'] },
          { values: ['Juan', 'Gil', '5123457', 'H', '2/1/51'] },
          {},
        ],
      },
    },
  ]);
  expect(
    await screen.findByText('2 se pueden importar · 1 paciente nuevo y 1 que ya estaba · 1 con errores'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Deshacer: padron.csv' }));
  const question = within(await screen.findByRole('dialog', { name: 'Deshacer la importación' }));
  expect(question.getByText(/^Los pacientes que ya estaban se conservan/)).toBeVisible();
});

test('who may edit neither patients nor prices is not offered to import patients and insurers', async () => {
  await open({ Viewer: { viewer: aUser('admin', { permissions: ['settings'] }) } });
  const kinds = within(await screen.findByRole('combobox', { name: 'Qué trae el archivo' }));
  expect(kinds.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Salas',
    'Profesionales',
    'Turnos por venir',
  ]);
});
