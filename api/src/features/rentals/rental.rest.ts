import { readDocuments } from '../../platform/rest/documents';
import { created, envelope, nothing, route, type Shape } from '../../platform/rest/route';

const document = readDocuments(__dirname, 'rental.rest.graphql');

/** The list as an object: each date that has bookings, with those. */
const byDate: Shape = {
  status: 200,
  of(data) {
    const dates: Record<string, unknown[]> = {};
    for (const booking of data['roomBookings'] as { date: string }[]) (dates[booking.date] ??= []).push(booking);
    return dates;
  },
  schemaOf: ({ properties }) => ({ type: 'object', additionalProperties: properties['roomBookings']! }),
};

export const rentalRoutes = [
  route('GET', '/public/rooms/bookings/{year}/{month}', document('PublicRoomBookings'), byDate),
  route('GET', '/professionals/rooms', document('RentableRooms')),
  route('GET', '/professionals/bookings', document('MyBookings')),
  route('POST', '/professionals/bookings', document('RentRooms'), created),
  route('DELETE', '/professionals/bookings/{id}', document('CancelBooking'), nothing),
  route('GET', '/admin/professionals/{professionalId}/monthly-cost/{year}/{month}', document('MonthlyCost')),
  route('GET', '/admin/config/room-rental', document('RoomRentalConfig'), envelope),
];
