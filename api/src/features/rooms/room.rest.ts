import { readDocuments } from '../../platform/rest/documents';
import type { Examples } from '../../platform/rest/openapi/examples';
import { created, nothing, route } from '../../platform/rest/route';

const document = readDocuments(__dirname, 'room.rest.graphql');

export const roomRoutes = [
  route('GET', '/public/rooms', document('PublicRooms')),
  route('GET', '/admin/rooms', document('AllRooms')),
  route('POST', '/admin/rooms', document('CreateRoom'), created),
  route('PUT', '/admin/rooms/{id}', document('UpdateRoom')),
  route('DELETE', '/admin/rooms/{id}', document('DeleteRoom'), nothing),
];

export const roomExamples: Examples = {
  '*': { roomName: 'Consultorio 3' },
  Room: { name: 'Consultorio 3', description: 'Primer piso, con camilla', sortOrder: 3, hourlyRate: 4500 },
  'POST /admin/rooms': { name: 'Sala de procedimientos', description: 'Con lámpara y camilla', sort_order: 4 },
  'DELETE /admin/rooms/{id}': { id: 2 },
};
