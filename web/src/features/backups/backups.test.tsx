import { screen } from '@testing-library/react';

import { aClinic, aUser, landingAnswers } from '../../testing/clinic-data';
import { ApiFailure, type Answers } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import type { BackupRowFragment, BackupsQuery } from './backups.generated';

const aBackup = (facts: Partial<BackupRowFragment> = {}) =>
  ({
    __typename: 'BackupFacts',
    id: '1',
    state: 'checked',
    askedAt: '2026-11-27T03:00:00-03:00',
    askedBy: null,
    file: 'turnero-20261127T060000Z.tar.gz.age',
    bytes: 6_936_899,
    rows: 231_004,
    isEncrypted: true,
    makeMs: 1_200,
    checkMs: 75_000,
    fault: null,
    ...facts,
  }) as const;

const overviewOf = (backups: Partial<BackupsQuery['backups']>): BackupsQuery => ({
  backups: {
    nightlyHour: 3,
    isEncrypted: true,
    obstacle: null,
    isLate: false,
    lastMade: null,
    lastChecked: null,
    running: null,
    latest: [],
    ...backups,
  },
});

function open(backups: Partial<BackupsQuery['backups']>, more: Answers = {}) {
  localStorage.setItem('token', 'abc');
  return renderApp('/admin/system/backups', {
    ...landingAnswers(),
    Clinic: { clinic: aClinic() },
    Viewer: { viewer: aUser('admin') },
    Backups: overviewOf(backups),
    ...more,
  });
}

test('A requested backup is shown as running, and another cannot be requested meanwhile', async () => {
  const running = aBackup({ id: '2', state: 'making', askedBy: 'Admin', file: null, bytes: null, rows: null });
  const before = overviewOf({ lastMade: aBackup(), lastChecked: aBackup(), latest: [aBackup()] });
  let answer = before;
  const { user, sent } = await open(
    {},
    {
      Backups: () => answer,
      MakeBackup: () => {
        answer = { backups: { ...before.backups, running, latest: [running, aBackup()] } };
        return { makeBackup: running };
      },
    },
  );
  expect(await screen.findByText('turnero-20261127T060000Z.tar.gz.age')).toBeVisible();
  expect(screen.getByText('1,3 min')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Hacer una copia ahora' }));

  expect(await screen.findByText('Se está escribiendo la copia…')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hacer una copia ahora' }));
  expect(sent('MakeBackup')).toHaveLength(1);
});

test('Without a folder the page says what is missing, and the button is off because of it', async () => {
  await open({ nightlyHour: null, obstacle: 'No se hacen copias de seguridad: falta elegir una carpeta.' });

  expect(await screen.findByText('No se hacen copias de seguridad: falta elegir una carpeta.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Hacer una copia ahora' })).toHaveAccessibleDescription(/falta elegir/);
});

describe('Above the list stands', () => {
  const failed = aBackup({ id: '2', state: 'failed', fault: 'No hay lugar en el disco.' });
  const LATE = /^La última copia comprobada es del 27-11-2026 03:00: si el servidor se perdiera hoy/;

  test('why the last one failed', async () => {
    await open({ latest: [failed, aBackup()], lastChecked: aBackup() });
    expect(await screen.findByText('La última copia falló. No hay lugar en el disco.')).toBeVisible();
  });

  test('of when the last that passed is, once that is too long ago, also where one has failed since', async () => {
    await open({ latest: [failed, aBackup()], lastChecked: aBackup(), isLate: true });
    expect(
      await screen.findByText(/^La última copia falló. No hay lugar en el disco. La última .+ 03:00/),
    ).toBeVisible();
  });

  test('that alone, where none has failed', async () => {
    await open({ latest: [aBackup()], lastChecked: aBackup(), isLate: true });
    expect(await screen.findByText(LATE)).toBeVisible();
  });

  test('that none has passed yet', async () => {
    await open({ latest: [failed], isLate: true });
    expect(await screen.findByText(/el disco\. Todavía no hay ninguna copia comprobada\.$/)).toBeVisible();
  });
});

test('A failed load is reported', async () => {
  await open({}, { Backups: new ApiFailure('INTERNAL', 'Falló') });
  expect((await screen.findAllByText('Error al cargar las copias de seguridad'))[0]).toBeVisible();
  expect(screen.queryByText('Todavía no hay copias')).toBeNull();
});
