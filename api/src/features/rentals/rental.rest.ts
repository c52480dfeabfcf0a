import { readDocuments } from '../../platform/rest/documents';
import { created, envelope, nothing, route, type Shape } from '../../platform/rest/route';

const document = readDocuments(__dirname, 'rental.rest.graphql');

/** The rentals by date. */
const byDate: Shape = {
  status: 200,
  of(data) {
    const dates: Record<string, unknown[]> = {};
    for (const booking of data['roomBookings'] as { date: string }[]) (dates[booking.date] ??= []).push(booking);
    return dates;
  },
  schemaOf: ({ properties }) => ({ type: 'object', additionalProperties: properties['roomBookings']! }),
};

/** For a saved rule, the whole list. */
const itsList: Shape = {
  status: 200,
  of: ({ rule }) => (rule as { config: { discount_rules: unknown } }).config.discount_rules,
  schemaOf({ properties }) {
    const list = properties['rule']?.properties?.['config']?.properties?.['discount_rules'];
    if (!list) throw new Error('needs the rules beside the rule');
    return list;
  },
};

export const rentalRoutes = [
  route('GET', '/public/rooms/bookings/{year}/{month}', document('PublicRoomBookings'), byDate),
  route('GET', '/professionals/rooms', document('RentableRooms')),
  route('GET', '/professionals/bookings', document('MyBookings')),
  route('POST', '/professionals/bookings', document('RentRooms'), created),
  route('DELETE', '/professionals/bookings/{id}', document('CancelBooking'), nothing),
  route('GET', '/admin/professionals/{professionalId}/monthly-cost/{year}/{month}', document('MonthlyCost')),
  route('GET', '/admin/config/room-rental', document('RoomRentalConfig'), envelope),
  ...['/config/room-rental', '/admin/config/room-rental'].map((path) =>
    route('PUT', path, document('UpdateRoomRentalConfig'), envelope),
  ),
  route('POST', '/admin/config/room-rental/deduction-rules', document('AddDeductionRule'), { ...itsList, status: 201 }),
  route('PUT', '/admin/config/room-rental/deduction-rules/{index}', document('UpdateDeductionRule'), itsList),
  route('DELETE', '/admin/config/room-rental/deduction-rules/{index}', document('DeleteDeductionRule'), envelope),
];
