import { dateOf } from '../../domain/clinic-time';
import { tillTotals, type PaymentMeans } from '../../domain/till';
import type { VisitRow } from './recorded-visits';

/** Instants in epoch minutes, amounts in pesos. */
interface TillRow {
  readonly openedAt: number;
  readonly openingCash: number;
  readonly closedAt: number | null;
  readonly countedCash: number | null;
  readonly countedCard: number | null;
  readonly note: string | null;
}

interface MovementRow {
  /** Identifies its till. */
  readonly openedAt: number;
  /** null: see `concept`. */
  readonly appointmentId: string | null;
  readonly concept: string | null;
  readonly isWithdrawal: boolean;
  readonly amount: number;
  readonly means: PaymentMeans;
  readonly takenAt: number;
}

const MEANS: readonly PaymentMeans[] = ['cash', 'transfer', 'cash', 'card', 'qr'];
/** Every fourth patient still owes. */
const UNPAID = 4;
const OPENING_CASH = 20_000;
const BANKED = 10_000;
const MISSING = 300;
/** Minutes before the first payment, and after the last one. */
const OPENS = 20;
const CLOSES = 45;

/** The till of the last working day, closed with a small difference, and the open one of today. */
export function makeTills(
  visits: readonly VisitRow[],
  {
    now,
    todayStarts,
    zone,
    owed,
  }: { now: number; todayStarts: number; zone: string; owed: ReadonlyMap<string, number> },
): { tills: TillRow[]; movements: MovementRow[] } {
  const sorted = visits.toSorted((one, other) => one.arrivedAt - other.arrivedAt);
  const before = sorted.filter(({ arrivedAt }) => arrivedAt < todayStarts);
  const last = before.at(-1);
  const lastDay = last
    ? before.filter(({ arrivedAt }) => dateOf(zone, arrivedAt) === dateOf(zone, last.arrivedAt))
    : [];
  const today = sorted.filter(({ arrivedAt }) => arrivedAt >= todayStarts);
  const days = [lastDay, today].map((day) => takenFor(day, owed)).filter((day) => day.length > 0);
  const tills = days.map((day) => {
    const [first, final] = [day[0]!, day.at(-1)!];
    const opening = { openedAt: first.openedAt, openingCash: OPENING_CASH };
    const open = { ...opening, closedAt: null, countedCash: null, countedCard: null, note: null };
    if (first.takenAt >= todayStarts) return open;
    const { byMeans } = tillTotals(
      { openingCash: String(OPENING_CASH), counted: {} },
      day.map(({ means, isWithdrawal, amount }) => {
        return { means, isWithdrawal, amount: String(amount), payments: 1, isReversal: false, professionalId: null };
      }),
    );
    const expectedOf = (means: PaymentMeans) => Number(byMeans.find((it) => it.means === means)!.expected);
    return {
      ...opening,
      closedAt: Math.min(final.takenAt + CLOSES, now),
      countedCash: expectedOf('cash') - MISSING,
      countedCard: expectedOf('card'),
      note: 'Faltó cambio de la mañana',
    };
  });
  return { tills, movements: days.flat() };
}

/** With a certificate and, once there is enough cash, money for the bank. */
function takenFor(visits: readonly VisitRow[], owed: ReadonlyMap<string, number>): MovementRow[] {
  const owing = visits.filter(({ appointment }) => (owed.get(appointment) ?? 0) > 0);
  const paid = owing.filter((_, index) => index % UNPAID < UNPAID - 1);
  const [first, final] = [paid[0], paid.at(-1)];
  if (!first || !final) return [];
  const openedAt = first.arrivedAt - OPENS;
  const payments = paid.map(({ appointment, arrivedAt }, index) => ({
    openedAt,
    appointmentId: appointment,
    concept: null,
    isWithdrawal: false,
    amount: owed.get(appointment)!,
    means: MEANS[index % MEANS.length]!,
    takenAt: arrivedAt,
  }));
  const other = { openedAt, appointmentId: null, means: 'cash' as const, takenAt: final.arrivedAt };
  return [
    ...payments,
    { ...other, concept: 'Certificado', isWithdrawal: false, amount: 2500 },
    ...(payments.length >= MEANS.length
      ? [{ ...other, concept: 'Depósito en el banco', isWithdrawal: true, amount: BANKED }]
      : []),
  ];
}
