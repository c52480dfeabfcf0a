import { screen, within } from '@testing-library/react';

import { aClinic, aUser, landingAnswers } from '../../testing/clinic-data';
import { type Answers } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import type { ProfessionalFactsFragment } from './professionals.generated';

export const aProfessional = (facts: Partial<ProfessionalFactsFragment> = {}) =>
  ({
    __typename: 'Professional',
    id: 1,
    name: 'Ana Díaz',
    email: 'ana@ejemplo.com',
    phone: '11 5555-0001',
    specialtyId: 3,
    specialtyName: 'Cardiología',
    bio: '',
    licenseNumber: null,
    refepsNumber: null,
    ownFee: null,
    ownDurationMinutes: null,
    sortOrder: 0,
    seriesOnline: false,
    isPublic: true,
    version: 1,
    ...facts,
  }) as const;
export type Professional = ReturnType<typeof aProfessional>;

export const BETO = aProfessional({
  id: 2,
  name: 'Beto Paz',
  email: 'beto@ejemplo.com',
  phone: null,
  specialtyId: null,
  specialtyName: null,
  sortOrder: 1,
  isPublic: false,
});
export const CARLA = aProfessional({ id: 3, name: 'Carla Ruiz', email: 'carla@ejemplo.com', sortOrder: 2 });
export const BOOKING = {
  __typename: 'ReleasedBooking',
  id: 'a/1',
  kind: 'appointment',
  date: '2026-06-02',
  startTime: '10:00',
  endTime: '10:30',
  roomName: 'Sala 1',
  patientName: 'Eva Sol',
};

export const removal = (bookings: object[]) => ({
  professionalRemoval: {
    __typename: 'ProfessionalRemoval',
    bookings,
    relatedData: {
      __typename: 'ProfessionalRelatedData',
      appointments: bookings.length,
      waitingListEntries: 0,
      availability: 5,
      roomBookings: 0,
      activityLogs: 2,
    },
  },
});

/** A clinic with these professionals. Changes are there when the list is loaded again. */
export async function open(first: Professional[], more: Answers = {}) {
  localStorage.setItem('token', 'abc');
  let all = first;
  const inOrder = () => all.toSorted((one, other) => one.sortOrder - other.sortOrder);
  const keep = (professional: Professional) => {
    all = [...all.filter(({ id }) => id !== professional.id), professional];
    return professional;
  };
  return renderApp('/admin/professionals', {
    ...landingAnswers(),
    Clinic: { clinic: aClinic() },
    Viewer: { viewer: aUser('admin') },
    Professionals: () => ({
      allProfessionals: inOrder(),
      specialties: [{ __typename: 'Specialty', id: 3, name: 'Cardiología' }],
    }),
    CreateProfessional: ({ input }) => ({ createProfessional: keep(aProfessional({ ...(input as object), id: 9 })) }),
    UpdateProfessional: ({ id, input }) => {
      const before = all.find((it) => it.id === id);
      return { updateProfessional: keep(aProfessional({ ...before, ...(input as object), version: 2 })) };
    },
    ReorderProfessionals: ({ ids }) => {
      all = (ids as number[]).map((id, sortOrder) => aProfessional({ ...all.find((it) => it.id === id), sortOrder }));
      return { reorderProfessionals: all };
    },
    ProfessionalRemoval: removal([BOOKING]),
    DeleteProfessional: ({ id }) => {
      all = all.filter((it) => it.id !== id);
      const summary = '1 turno cancelado y 5 horarios de disponibilidad eliminados';
      return { deleteProfessional: { __typename: 'DeletedProfessional', summary } };
    },
    ...more,
  });
}

export const rows = () => screen.getAllByRole('row').slice(1);
export const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
export const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
export const button = (name: string) => screen.getByRole('button', { name });
