import { screen, within } from '@testing-library/react';

import { aClinic, aUser, landingAnswers } from '../../testing/clinic-data';
import { type Answers } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import type { RoomFactsFragment } from './rooms.generated';

export const aRoom = (facts: Partial<RoomFactsFragment> = {}) => ({
  __typename: 'Room' as const,
  id: 1,
  name: 'Consultorio 1',
  description: 'Planta baja',
  isActive: true,
  sortOrder: 0,
  hourlyRate: 4500,
  specialtyIds: [],
  version: 1,
  ...facts,
});
export type Room = ReturnType<typeof aRoom>;
const SPECIALTIES = ['Cardiología', 'Kinesiología', 'Odontología'].map((name, index) => ({
  __typename: 'Specialty',
  id: index + 1,
  name,
}));

export const NORTH = aRoom({
  id: 2,
  name: 'Sala Norte',
  description: '',
  sortOrder: 1,
  hourlyRate: 0,
  isActive: false,
});

/** A clinic with these rooms; later responses include the changes. */
export async function open(first: Room[], more: Answers = {}, path = '/admin/system/rooms') {
  localStorage.setItem('token', 'abc');
  let rooms = first;
  const keep = (room: Room) => {
    rooms = [...rooms.filter(({ id }) => id !== room.id), room];
    return room;
  };
  const app = await renderApp(path, {
    ...landingAnswers(),
    Clinic: { clinic: aClinic() },
    Viewer: { viewer: aUser('admin') },
    Rooms: () => ({
      allRooms: rooms,
      allSpecialties: SPECIALTIES,
      rentalConfig: { __typename: 'RentalConfig', defaultHourlyCost: 3000 },
    }),
    CreateRoom: ({ input }) => ({ createRoom: keep(aRoom({ ...(input as object), id: 9 })) }),
    UpdateRoom: ({ id, input }) => ({
      updateRoom: keep(aRoom({ ...rooms.find((room) => room.id === id), ...(input as object) })),
    }),
    DeleteRoom: ({ id }) => {
      rooms = rooms.filter((room) => room.id !== id);
      return { deleteRoom: true };
    },
    ...more,
  });
  return { ...app, change: (facts: Partial<RoomFactsFragment>) => void keep(aRoom({ ...rooms[0], ...facts })) };
}

export const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
export const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
export const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
export const field = (place: ReturnType<typeof within>, name: string) =>
  place.getByRole('textbox', { name: new RegExp(`^${name}`) });
