import { int, nullable, numeric, bool, text, type RowOf } from '../../../platform/database/columns';
import type { Transaction } from '../../../platform/database/database';
import { statement } from '../../../platform/database/statement';
import { AppError, invalid } from '../../../platform/errors/app-error';
import type { Professional } from '../../professionals/professional.object';
import type { UsualTurno } from '../../slots/slots.service';
import type { AppointmentRow } from '../appointment-row';

export type BookedKind = RowOf<typeof COLUMNS>;

/** All null: no kind. */
export type KindColumns = Pick<AppointmentRow, 'consultationKindId' | 'consultationKindName' | 'price'>;

interface Named {
  professionalId: number;
  consultationKindId?: number | null;
}

/**
 * Stable under the professional's lock. null: none named. BAD_REQUEST for another professional's, CONFLICT for one no
 * longer offered.
 */
export async function namedKind(
  tx: Pick<Transaction, 'rows'>,
  { professionalId, consultationKindId: id = null }: Named,
  { isStaff }: { isStaff: boolean },
): Promise<BookedKind | null> {
  if (id === null) return null;
  const [kind] = await tx.rows(KIND, [id]);
  if (kind?.professionalId !== professionalId) {
    throw invalid('consultationKindId', 'El profesional no tiene ese tipo de consulta');
  }
  if (!kind.isActive || !(kind.isOnline || isStaff)) throw notOffered(kind);
  return kind;
}

function notOffered({ name, isActive }: BookedKind): AppError {
  const message = isActive
    ? `Los turnos de ${name} se piden en la clínica. Elegí otro tipo de consulta`
    : `${name} ya no se ofrece. Elegí otro tipo de consulta`;
  return new AppError('CONFLICT', message, { field: 'consultationKindId' });
}

export function usualTurnoOf({ id, defaultDurationMinutes, defaultKindId }: Professional): UsualTurno {
  return { professionalId: id, defaultDurationMinutes, defaultKind: defaultKindId };
}

/** Columns of the named kind, else of `usual` if the length matches. */
export async function keptKind(
  tx: Pick<Transaction, 'rows'>,
  named: BookedKind | null,
  usual: UsualTurno | null,
  durationMinutes: number,
): Promise<KindColumns> {
  const kind = named ?? (usual && (await impliedKind(tx, usual, durationMinutes)));
  return {
    consultationKindId: kind?.id ?? null,
    consultationKindName: kind?.name ?? null,
    price: kind?.price ?? null,
  };
}

async function impliedKind(
  tx: Pick<Transaction, 'rows'>,
  { professionalId, defaultDurationMinutes, defaultKind }: UsualTurno,
  durationMinutes: number,
): Promise<BookedKind | null> {
  if (defaultKind === null || durationMinutes !== defaultDurationMinutes) return null;
  const [kind] =
    defaultKind === 'unread' ? await tx.rows(DEFAULT_KIND, [professionalId]) : await tx.rows(KIND, [defaultKind]);
  return kind ?? null;
}

const COLUMNS = {
  id: int,
  professionalId: int,
  name: text,
  durationMinutes: int,
  /** Today's, decimal text; null: ask the clinic. */
  price: nullable(numeric),
  isOnline: bool,
  isActive: bool,
};

const kindWhere = (condition: string) => `
  SELECT k.id, k.professional_id AS "professionalId", k.name, k.duration_minutes AS "durationMinutes",
    coalesce(k.price, p.fee) AS price, k.is_online AS "isOnline", k.is_active AS "isActive"
  FROM consultation_kinds AS k JOIN professionals AS p ON p.id = k.professional_id
  WHERE ${condition}`;

const KIND = statement('appointments.kind', kindWhere('k.id = $1'), COLUMNS);
const DEFAULT_KIND = statement(
  'appointments.default-kind',
  kindWhere('k.id = (SELECT default_kind_id FROM professional_profiles WHERE id = $1)'),
  COLUMNS,
);
