import { screen, within } from '@testing-library/react';

import { up } from '../../kit/ui/breakpoints';
import { aUser, landingAnswers } from '../../testing/clinic-data';
import { ApiFailure, type Answers } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { expectToast } from '../../testing/toast';

const FIGURES = '/admin/reports/figures';

const LEAD_TIMES = ['same_day', 'days_1_to_2', 'days_3_to_7', 'days_8_to_14', 'days_15_to_30', 'days_31_on'];
const NOTICES = ['after_start', 'under_24_hours', 'hours_24_to_48', 'days_2_to_6', 'days_7_on', 'unknown'];

const noShows = (steps: Record<string, [missed: number, closed: number]> = {}) => {
  const all = LEAD_TIMES.map((leadTime) => {
    const [missed, closed] = steps[leadTime] ?? [0, 0];
    return { __typename: 'NoShowStep', leadTime, closed, missed };
  });
  const sum = (key: 'closed' | 'missed') => all.reduce((total, step) => total + step[key], 0);
  return { noShowFigures: { __typename: 'NoShowFigures', closed: sum('closed'), missed: sum('missed'), steps: all } };
};
const cancellations = (
  steps: Record<string, [refilled: number, cancelled: number]> = {},
  medianHoursUntilRefilled: number | null = null,
) => {
  const all = NOTICES.map((notice) => {
    const [refilled, cancelled] = steps[notice] ?? [0, 0];
    return { __typename: 'CancellationStep', notice, cancelled, refilled };
  });
  const sum = (key: 'cancelled' | 'refilled') => all.reduce((total, step) => total + step[key], 0);
  return {
    cancellationFigures: {
      __typename: 'CancellationFigures',
      cancelled: sum('cancelled'),
      refilled: sum('refilled'),
      medianHoursUntilRefilled,
      cameEarlier: medianHoursUntilRefilled === null ? 0 : 3,
      daysWon: 21.4,
      steps: all,
    },
  };
};

const ROOMS = {
  roomUseFigures: {
    __typename: 'RoomUseFigures',
    rooms: [
      {
        __typename: 'RoomHoursUse',
        roomId: 1,
        roomName: 'Consultorio 1',
        hours: [{ __typename: 'RoomHourUse', hour: 9, openMinutes: 600, occupiedMinutes: 150 }],
      },
      {
        __typename: 'RoomHoursUse',
        roomId: 2,
        roomName: 'Consultorio 2',
        hours: [{ __typename: 'RoomHourUse', hour: 10, openMinutes: 600, occupiedMinutes: 0 }],
      },
    ],
    weekdays: [
      {
        __typename: 'WeekdayUse',
        weekday: 1,
        hours: [{ __typename: 'RoomHourUse', hour: 9, openMinutes: 600, occupiedMinutes: 150 }],
      },
    ],
  },
};

const WAITS = {
  thirdFreeFigures: {
    __typename: 'ThirdFreeFigures',
    measuredOn: '2026-11-21',
    specialties: [
      {
        __typename: 'SpecialtyWait',
        specialtyId: 2,
        specialtyName: 'Cardiología',
        days: [
          { __typename: 'SlotWaitOfDay', date: '2026-09-01', medianDays: null },
          { __typename: 'SlotWaitOfDay', date: '2026-11-21', medianDays: 12 },
        ],
      },
    ],
    professionals: [
      { __typename: 'ProfessionalWait', professionalId: 3, professionalName: 'Laura Gómez', specialtyId: 2, days: 0 },
    ],
  },
};

async function open(path: string, answers: Answers = {}) {
  localStorage.setItem('token', 'abc');
  return renderApp(path, {
    ...landingAnswers(),
    Viewer: { viewer: aUser('admin') },
    FigureChoices: {
      allProfessionals: [{ __typename: 'Professional', id: 3, name: 'Laura Gómez' }],
      allSpecialties: [{ __typename: 'Specialty', id: 2, name: 'Cardiología' }],
    },
    NoShowFigures: noShows({ same_day: [1, 19], days_3_to_7: [5, 40] }),
    CancellationFigures: cancellations({ under_24_hours: [2, 20], days_7_on: [6, 10] }, 5.2),
    RoomUseFigures: ROOMS,
    ThirdFreeFigures: WAITS,
    ...answers,
  });
}
const narrow = window.matchMedia;

const figure = async (name: string) => within(await screen.findByRole('region', { name }));

test('each step tells how many did not come, and a share only where there are turnos enough for one', async () => {
  await open(FIGURES);
  const part = await figure('Ausencias según la anticipación');
  expect(await part.findByText('6 ausentes de 59 turnos cerrados: 10,2 %')).toBeVisible();
  expect(part.getByRole('row', { name: /3 a 7 días.*12,5 %/ })).toBeVisible();
  expect(part.getByRole('row', { name: /El mismo día.*pocos datos/ })).toBeVisible();
  expect(part.getByRole('row', { name: /31 días o más 0 —/ })).toBeVisible();
});

test('what was cancelled tells how much of its time was of use all the same, and how soon', async () => {
  await open(FIGURES);
  const part = await figure('Cancelaciones según el aviso');
  expect(await part.findByText('30 turnos cancelados; se volvieron a ocupar 8: 26,7 %')).toBeVisible();
  expect(part.getByText('La mitad de esos horarios se volvió a ocupar en menos de 6 h')).toBeVisible();
  expect(part.getByText('3 pacientes de la lista de espera adelantaron su turno: 21 días ganados')).toBeVisible();
  expect(part.queryByText('No se sabe')).not.toBeInTheDocument();
});

test('each specialty tells how long patients waited when the period began and wait now, and each professional now', async () => {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ ...narrow(media), matches: media.includes(up('sm').replace('@media ', '')) }));
  await open(FIGURES);
  const part = await figure('Demora hasta el tercer turno libre');
  expect(await part.findByText('Medido el 21-11-2026')).toBeVisible();
  expect(part.getByRole('row', { name: 'Cardiología más de 92 días 12 días' })).toBeVisible();
  expect(part.getByRole('row', { name: /Laura Gómez.*el mismo día/ })).toBeVisible();
});

test('each hour tells how full it was, and a closed one that it was closed', async () => {
  await open(FIGURES);
  const part = await figure('Ocupación de las salas');
  expect(await part.findByText('Estuvo ocupado el 13 % del tiempo en que abrieron')).toBeVisible();
  expect(part.getByRole('row', { name: 'Consultorio 1 25 % cerrada' })).toBeVisible();
  expect(part.getByRole('row', { name: 'Consultorio 2 cerrada 0 %' })).toBeVisible();
  expect(part.getByRole('row', { name: 'Lunes 25 % cerrada' })).toBeVisible();
});

test('a figure leads to its turnos, of the same days and people', async () => {
  const { user, sent, address } = await open(`${FIGURES}?periodo=365&profesional=3`, {
    FigureTurnos: {
      figureTurnos: {
        __typename: 'FigureTurnos',
        total: 5,
        next: null,
        items: [
          {
            __typename: 'Appointment',
            id: 'a1',
            startTime: '2026-11-10T09:30:00-03:00',
            status: 'no_show',
            patientName: 'Pedro Paz',
            professionalName: 'Laura Gómez',
            roomName: 'Consultorio 1',
          },
        ],
      },
    },
  });
  await user.click(await screen.findByRole('link', { name: '3 a 7 días: ver 5 ausentes de 40 turnos' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Ausentes, 3 a 7 días' })).toBeVisible();
  expect(await screen.findByText('5 turnos')).toBeVisible();
  expect(screen.getByRole('row', { name: /Pedro Paz/ })).toBeVisible();
  expect(address()).toBe(`${FIGURES}/turnos?periodo=365&profesional=3&cuales=ausentes&anticipacion=3-7`);
  const { filter } = sent('FigureTurnos').at(-1)! as { filter: object };
  const { filter: counted } = sent('NoShowFigures').at(-1)! as { filter: object };
  expect(filter).toEqual({ ...counted, of: 'missed', leadTime: 'days_3_to_7', notice: null });
});

test('a period without turnos says so, and a failure does not look like one', async () => {
  await open(FIGURES, { NoShowFigures: noShows(), CancellationFigures: new ApiFailure('INTERNAL', '') });
  expect(await screen.findByText('Todavía no hay turnos cerrados en este período')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
  expect(screen.queryByText('No se canceló ningún turno de este período')).not.toBeInTheDocument();
});

test('a figure that alone could not be counted says so by its name', async () => {
  await open(FIGURES, {
    RoomUseFigures: new ApiFailure('INTERNAL', ''),
  });
  await expectToast('Error al cargar "Ocupación de las salas"');
});
