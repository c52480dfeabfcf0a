import { screen } from '@testing-library/react';

import { aClinic, aUser, landingAnswers } from '../../testing/clinic-data';
import type { Answers } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import type { ImportOutcome } from './imports.generated';

export const anImport = (facts: object = {}) => ({
  __typename: 'Import',
  id: 5,
  kind: 'professionals',
  fileName: 'gente.csv',
  rowCount: 2,
  madeCount: 2,
  createdAt: '2026-06-01T08:00:00-03:00',
  createdByName: 'Marta',
  undoneAt: null,
  ...facts,
});
export const result = (line: number, outcome: ImportOutcome, message?: string) => ({
  __typename: 'ImportRowResult',
  line,
  outcome,
  fillsKnown: false,
  faults: message === undefined ? [] : [{ __typename: 'ImportFault', field: 'email', message }],
});

const FILE =
  'Nombre y apellido;Correo;Especialidad\nAna Núñez;ana@x.example;Cardiología\nBeto;no;Cardiología\n;;\nCora;c@x.example;Cardiología\n';

/** Missing in jsdom. */
Blob.prototype.arrayBuffer ??= async function arrayBuffer() {
  const reader = new FileReader();
  const read = new Promise((resolve) => reader.addEventListener('load', resolve));
  reader.readAsArrayBuffer(this);
  await read;
  return reader.result as ArrayBuffer;
};
/** The end of an empty zip. */
export const EMPTY_ZIP = 'PK\u0005\u0006'.padEnd(22, '\u0000');
export const fileOf = (name: string, text: string): File => new File([text], name, { type: 'text/csv' });

export async function open(more: Answers = {}, listed: object[] = []) {
  localStorage.setItem('token', 'abc');
  const app = await renderApp('/admin/imports', {
    ...landingAnswers(),
    Clinic: { clinic: aClinic() },
    Viewer: { viewer: aUser('admin') },
    Imports: () => ({ imports: listed }),
    CheckImportRows: {
      checkImportRows: [result(2, 'ready'), result(3, 'faulty', 'Dirección inválida'), result(5, 'ready')],
    },
    StartImport: { startImport: anImport() },
    ImportRows: { importRows: [result(2, 'made'), result(5, 'made')] },
    ...more,
  });
  const choose = async (text = FILE, name = 'gente.csv') => {
    await app.user.selectOptions(await screen.findByRole('combobox', { name: 'Qué trae el archivo' }), 'Profesionales');
    await app.user.upload(screen.getByLabelText(/Elegir (otro )?archivo/), fileOf(name, text));
  };
  const check = async () => {
    await choose();
    await app.user.click(await screen.findByRole('button', { name: 'Revisar las filas' }));
  };
  return { ...app, choose, check };
}
