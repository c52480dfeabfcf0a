import { screen, waitFor, within } from '@testing-library/react';

import { aClinic, aUser, landingAnswers } from '../../testing/clinic-data';
import { ApiFailure, type Answers } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { expectToast } from '../../testing/toast';
import { write } from '../../testing/write';

const IDENTITY = {
  __typename: 'ClinicIdentity',
  name: 'Clínica del Parque',
  address: 'Mitre 100',
  city: null,
  province: null,
  postalCode: null,
  phone: '+54 11 4901-2233',
  contactEmail: null,
  version: 3,
};
const CONVENTIONS = {
  __typename: 'ClinicConventions',
  timeZone: 'America/Argentina/Buenos_Aires',
  locale: 'es-AR',
  currency: 'ARS',
  countryCode: '+54',
  defaultStartTime: '09:00',
  defaultEndTime: '17:00',
  lunchStartTime: '12:00',
  lunchEndTime: '13:00',
  weekStartsOn: 'monday',
  version: 1,
};
const EXAMPLE = {
  __typename: 'ShiftedBooking',
  patientName: 'Nora Ñandú',
  professionalName: 'Dra. Fernández',
  roomName: 'Sala 1',
  date: '2026-11-23',
  startTime: '18:00',
  newDate: '2026-11-24',
  newStartTime: '06:00',
};
const CHANGE = {
  __typename: 'TimeZoneChange',
  timeZone: 'Asia/Tokyo',
  appointmentCount: 12,
  rentalCount: 1,
  examples: [EXAMPLE],
};

async function open(tab: '' | '/conventions', more: Answers = {}) {
  localStorage.setItem('token', 'abc');
  return renderApp(`/admin/system/configuration${tab}`, {
    ...landingAnswers(),
    Viewer: { viewer: aUser('admin') },
    ClinicIdentity: { clinicIdentity: IDENTITY },
    SaveClinicIdentity: ({ input, expectedVersion }) => ({
      updateClinicIdentity: { ...IDENTITY, ...(input as object), version: (expectedVersion as number) + 1 },
    }),
    ClinicConventions: { clinicConventions: CONVENTIONS },
    SaveClinicConventions: ({ input }) => ({
      updateClinicConventions: { ...CONVENTIONS, ...(input as object), version: 2 },
    }),
    TimeZoneChange: { timeZoneChange: CHANGE },
    ...more,
  });
}

const box = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) });
const zone = () => screen.findByRole('combobox', { name: 'Zona horaria' });
const save = (name = 'Guardar configuración') => screen.getByRole('button', { name });

describe('The clinic’s own details', () => {
  test('is refused with its faults; once mended it is changed, and the page’s own head shows it', async () => {
    let clinic = aClinic();
    const { user, sent } = await open('', { Clinic: () => ({ clinic }) });
    await user.clear(await box('Nombre de la clínica'));
    await write(user, await box('Email de contacto'), 'hola@');
    await user.click(save('Guardar datos'));
    expect(await screen.findByText('El nombre es requerido')).toBeVisible();
    expect(screen.getByText('Email inválido')).toBeVisible();
    expect(await box('Nombre de la clínica')).toHaveFocus();
    expect(sent('SaveClinicIdentity')).toEqual([]);

    await write(user, await box('Nombre de la clínica'), '  Clínica del Sur ');
    await user.clear(await box('Email de contacto'));
    await write(user, await box('Email de contacto'), 'hola@sur.example');
    await user.clear(await box('Dirección'));
    await write(user, await box('Localidad'), ' Rosario');
    await user.clear(await box('Teléfono'));
    await write(user, await box('Teléfono'), '11 4901 2244');
    clinic = aClinic({ name: 'Clínica del Sur' });
    // Sent from the phone's field, which writes its number out when it is left.
    await user.keyboard('{Enter}');
    await expectToast('Datos de la clínica actualizados');
    expect(sent('SaveClinicIdentity')).toEqual([
      {
        expectedVersion: 3,
        input: {
          name: 'Clínica del Sur',
          address: null,
          city: 'Rosario',
          province: null,
          postalCode: null,
          phone: '+54 11 4901 2244',
          contactEmail: 'hola@sur.example',
        },
      },
    ]);
    expect(await box('Nombre de la clínica')).toHaveValue('Clínica del Sur');
    expect(await within(screen.getByRole('banner')).findByText('Clínica del Sur')).toBeVisible();
  });

  test('is no form when it could not be loaded', async () => {
    await open('', { ClinicIdentity: new ApiFailure('INTERNAL', '') });
    await expectToast('Error al cargar los datos');
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});

describe('The time zone', () => {
  test('tells what another one does to what is booked, and is saved once that is understood', async () => {
    const { user, sent } = await open('/conventions');
    expect(
      within(await zone())
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Buenos Aires',
      'Nueva York',
      'Chicago',
      'Denver',
      'Los Ángeles',
      'Londres',
      'París',
      'Tokio',
      'Sídney',
    ]);
    await user.selectOptions(await zone(), 'París');
    await user.click(await screen.findByRole('checkbox', { name: 'Entiendo qué cambia' }));
    await user.selectOptions(await zone(), 'Tokio');
    const consequences = within(await screen.findByRole('region', { name: 'Si la clínica pasa a la hora de Tokio' }));
    expect(
      await consequences.findByText(/^12 turnos futuros y 1 alquiler de sala conservan su momento exacto/),
    ).toBeVisible();
    expect(consequences.getByText('lun, 23 nov, 18:00 pasa a leerse mar, 24 nov, 06:00')).toBeVisible();
    expect(consequences.getByText('Turno de Nora Ñandú con Dra. Fernández, Sala 1')).toBeVisible();

    await user.click(save());
    expect(await screen.findByText('Confirmá que leíste qué cambia')).toBeVisible();
    const understood = consequences.getByRole('checkbox', { name: 'Entiendo qué cambia' });
    // The tick was for París.
    expect(understood).not.toBeChecked();
    expect(understood).toHaveFocus();
    expect(sent('SaveClinicConventions')).toEqual([]);

    await user.click(understood);
    await user.click(save());
    await expectToast('Configuración de zona horaria actualizada');
    const { __typename: _type, version: _version, ...others } = CONVENTIONS;
    expect(sent('SaveClinicConventions')).toEqual([
      { expectedVersion: 1, input: { ...others, timeZone: 'Asia/Tokyo' } },
    ]);
    await waitFor(() => expect(screen.queryByRole('region', { name: /Tokio/ })).not.toBeInTheDocument());
  });

  test('cannot be changed while the effect is unknown', async () => {
    let isDown = true;
    const { user, sent } = await open('/conventions', {
      TimeZoneChange: () => (isDown ? new ApiFailure('INTERNAL', '') : { timeZoneChange: CHANGE }),
    });
    await user.selectOptions(await zone(), 'Tokio');
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
    await user.click(save());
    expect(await screen.findByText('Antes de guardar hay que ver qué cambiaría')).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(sent('SaveClinicConventions')).toEqual([]);
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('checkbox', { name: 'Entiendo qué cambia' })).toBeEnabled();
  });

  test('needs no such thing when only the usual hours change', async () => {
    const { user, sent, loseNext } = await open('/conventions');
    await user.clear(await box('Fin de la jornada'));
    await user.type(await box('Fin de la jornada'), '8');
    await user.click(save());
    expect(await screen.findByText('La hora de fin debe ser posterior a la de inicio')).toBeVisible();
    await user.clear(await box('Fin de la jornada'));
    await user.type(await box('Fin de la jornada'), '24');
    loseNext('SaveClinicConventions');
    await user.click(save());
    await expectToast('No se pudo actualizar la configuración de zona horaria');
    await user.click(save());
    await expectToast('Configuración de zona horaria actualizada');
    expect(sent('SaveClinicConventions').slice(1)).toMatchObject([
      { input: { defaultEndTime: '24:00', timeZone: CONVENTIONS.timeZone } },
    ]);
    expect(sent('TimeZoneChange')).toEqual([]);
  });

  test('that another administrator changed meanwhile is shown by the names that people use, and not taken back without seeing what that does', async () => {
    const theirs = { ...CONVENTIONS, timeZone: 'Europe/London', currency: 'EUR', version: 2 };
    const { user, sent } = await open('/conventions', {
      SaveClinicConventions: new ApiFailure('CONFLICT', 'Cambió', undefined, undefined, theirs),
    });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Moneda' }), 'USD');
    await user.click(save());
    const changes = within(await screen.findByRole('group', { name: 'Cambios de otra persona' }));
    expect(changes.getByRole('radio', { name: 'Lo que escribiste Dólar estadounidense (USD)' })).toBeChecked();
    expect(changes.getByRole('radio', { name: 'Lo que guardó la otra persona Londres' })).toBeChecked();
    await user.click(await screen.findByRole('radio', { name: 'Como estaba Buenos Aires' }));
    const consequences = within(
      await screen.findByRole('region', { name: 'Si la clínica pasa a la hora de Buenos Aires' }),
    );
    expect(await consequences.findByRole('checkbox', { name: 'Entiendo qué cambia' })).not.toBeChecked();
    await user.click(save());
    expect(await consequences.findByText('Confirmá que leíste qué cambia')).toBeVisible();
    expect(sent('SaveClinicConventions')).toHaveLength(1);
    await user.selectOptions(await zone(), 'Londres');
    await waitFor(() => expect(screen.queryByRole('region', { name: /^Si la clínica pasa/ })).not.toBeInTheDocument());
  });
});
