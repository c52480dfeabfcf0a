import { readDocuments } from '../../platform/rest/documents';
import { route } from '../../platform/rest/route';

const document = readDocuments(__dirname, 'room-hours.rest.graphql');

export const roomHoursRoutes = [route('GET', '/public/rooms/availability/{year}/{month}', document('PublicRoomAvailability'))];
