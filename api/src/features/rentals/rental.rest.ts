import { readDocuments } from '../../platform/rest/documents';
import type { DatedExamples } from '../../platform/rest/openapi/examples';
import { created, envelope, nothing, route, type Shape } from '../../platform/rest/route';

const document = readDocuments(__dirname, 'rental.rest.graphql');

const byDate: Shape = {
  status: 200,
  of(data) {
    const dates: Record<string, unknown[]> = {};
    for (const booking of data['roomBookings'] as { date: string }[]) (dates[booking.date] ??= []).push(booking);
    return dates;
  },
  schemaOf: ({ properties }) => ({ type: 'object', additionalProperties: properties['roomBookings']! }),
};

/** The whole list, for a saved rule. */
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

export const rentalExamples: DatedExamples = ({ date }) => ({
  RoomBooking: {
    id: '5f0c3a8e-2d41-4b7a-9e15-6a8b0c2d4e01',
    startTime: '14:00',
    endTime: '16:00',
    notes: 'Consultas de la tarde',
    hours: 2,
    hourlyRate: 4500,
    baseCost: 9000,
    discountPercentage: 10,
    finalCost: 8100,
  },
  PublicRoomBooking: { startTime: '14:00', endTime: '16:00', notes: null },
  MonthlyCost: {
    totalHours: 24,
    hourlyRate: 4500,
    baseCost: 108000,
    discountPercentage: 10,
    discountAmount: 10800,
    finalCost: 97200,
    creditedAmount: 8100,
    uncreditedAmount: 4050,
    totalOwed: 101250,
  },
  DiscountRule: { minHoursPerDay: 4, discountPercentage: 10, description: '10 % desde 4 horas por día' },
  AppliedRule: { minHoursPerDay: 4, discountPercentage: 10, description: '10 % desde 4 horas por día' },
  RentalConfig: { defaultHourlyCost: 4500 },
  RentalIntervalInput: { startTime: '14:00', endTime: '16:00' },
  'GET /professionals/bookings': { month: date(0).slice(0, 7) },
  'POST /professionals/bookings': {
    professional_id: 1,
    date: date(1),
    rooms: [1],
    intervals: [{ start_time: '14:00', end_time: '16:00' }],
    notes: 'Consultas de la tarde',
  },
  'POST /admin/config/room-rental/deduction-rules': {
    minHoursPerDay: 6,
    discountPercentage: 15,
    description: '15 % desde 6 horas por día',
  },
  'PUT /admin/config/room-rental/deduction-rules/{index}': { index: 0, discountPercentage: 12 },
  'DELETE /admin/config/room-rental/deduction-rules/{index}': { index: 0 },
});
