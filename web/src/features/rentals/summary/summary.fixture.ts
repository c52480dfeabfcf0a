import { aClinic, aUser, landingAnswers } from '../../../testing/clinic-data';
import { ApiFailure, type Answers } from '../../../testing/fake-api';
import type { SummaryRentalFragment } from './summary.generated';

let made = 0;

/** Minimum hours of the rules, unless a rental has its own. */
const RULE_HOURS = 4;

/** Four hours at $ 1.500 on Tuesday 1 December 2026; the clinic's clock says 21 November. */
export function aRental(facts: Partial<SummaryRentalFragment> = {}) {
  made += 1;
  const { baseCost = 6000, discountPercentage = 0 } = facts;
  const discountAmount = facts.discountAmount ?? (baseCost * discountPercentage) / 100;
  return {
    __typename: 'RoomBooking' as const,
    id: `alquiler-${made}`,
    date: '2026-12-01',
    startTime: '08:00',
    endTime: '12:00',
    hours: 4,
    roomName: 'Norte',
    hourlyRate: 1500,
    baseCost,
    discountPercentage,
    discountAmount,
    discountRule: null,
    discountMinHours: facts.discountRule ? RULE_HOURS : null,
    finalCost: baseCost - discountAmount,
    isWeekend: false,
    ...facts,
    giveBack:
      facts.giveBack === null
        ? null
        : {
            __typename: 'GiveBackTerms' as const,
            percentage: 100,
            amount: baseCost - discountAmount,
            until: null,
            ...facts.giveBack,
          },
  };
}

type Rental = ReturnType<typeof aRental>;

const sum = (rentals: Rental[], of: 'hours' | 'baseCost' | 'discountAmount' | 'finalCost') =>
  rentals.reduce((total, rental) => total + rental[of], 0);

export function aRoom(roomId: number, bookings: Rental[]) {
  return {
    __typename: 'MonthlyRoom' as const,
    roomId,
    roomName: bookings[0]?.roomName ?? '',
    totalHours: sum(bookings, 'hours'),
    finalCost: sum(bookings, 'finalCost'),
    bookings,
  };
}

/** The server's summary of these rooms. */
export function aSummary(rooms: ReturnType<typeof aRoom>[], { year = 2026, month = 12 } = {}) {
  const rentals = rooms.flatMap(({ bookings }) => bookings);
  const baseCost = sum(rentals, 'baseCost');
  const discountAmount = sum(rentals, 'discountAmount');
  const discounted = rentals.filter(({ discountRule }) => discountRule !== null);
  const rules = new Map(
    discounted.map((it) => [`${it.discountRule} ${it.discountMinHours} ${it.discountPercentage}`, it]),
  );
  return {
    __typename: 'MonthlySummary' as const,
    professionalId: 3,
    year,
    month,
    totals: {
      __typename: 'MonthlyCost' as const,
      totalHours: sum(rentals, 'hours'),
      roomsUsed: rooms.length,
      baseCost,
      discountAmount,
      discountPercentage: baseCost === 0 ? 0 : Math.round((discountAmount / baseCost) * 10_000) / 100,
      finalCost: baseCost - discountAmount,
      creditedAmount: 0,
      uncreditedAmount: 0,
      totalOwed: baseCost - discountAmount,
      appliedRules: [...rules.values()].map(({ discountRule, discountMinHours, discountPercentage }) => ({
        __typename: 'AppliedRule' as const,
        description: discountRule ?? '',
        minHoursPerDay: discountMinHours ?? 0,
        discountPercentage,
      })),
    },
    rooms,
    givenBack: [],
  };
}

/** Signs in Marta, a professional with these rentals. Returning a rental removes it from later responses. */
export function tenantAnswers(rentals: Rental[], more: Answers = {}): Answers {
  localStorage.setItem('token', 'abc');
  let own = rentals;
  return {
    ...landingAnswers(),
    Viewer: { viewer: aUser('professional') },
    MonthlySummary: ({ year, month }) => {
      const inMonth = own.filter(({ date }) => date.startsWith(`${String(year)}-${String(month).padStart(2, '0')}`));
      const rooms = [...new Set(inMonth.map(({ roomName }) => roomName))];
      return {
        clinic: aClinic(),
        monthlySummary: aSummary(
          rooms.map((name, index) =>
            aRoom(
              index + 1,
              inMonth.filter(({ roomName }) => roomName === name),
            ),
          ),
          { year: Number(year), month: Number(month) },
        ),
      };
    },
    GiveBackRental: ({ id }) => {
      const rental = own.find((one) => one.id === id);
      if (!rental) return new ApiFailure('CONFLICT', 'La reserva ya está cancelada o devuelta');
      own = own.filter((one) => one !== rental);
      return { giveBackRental: { ...rental, giveBack: null } };
    },
    ...more,
  };
}
