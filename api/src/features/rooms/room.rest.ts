import { readDocuments } from '../../platform/rest/documents';
import { created, nothing, route } from '../../platform/rest/route';

const document = readDocuments(__dirname, 'room.rest.graphql');

export const roomRoutes = [
  route('GET', '/public/rooms', document('PublicRooms')),
  route('GET', '/admin/rooms', document('AllRooms')),
  route('POST', '/admin/rooms', document('CreateRoom'), created),
  route('PUT', '/admin/rooms/{id}', document('UpdateRoom')),
  route('DELETE', '/admin/rooms/{id}', document('DeleteRoom'), nothing),
];
