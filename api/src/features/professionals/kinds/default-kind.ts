/**
 * Of the professional `p`: the first kind that patients book online. It is what a booking is of that names none, so it
 * decides what the public is told of fee and length. SQL that is part of a view, for which PostgreSQL asks only where
 * such a column is read.
 */
export const ofDefaultKind = (column: 'id' | 'price' | 'duration_minutes'): string =>
  `(SELECT k.${column} FROM consultation_kinds AS k
    WHERE k.professional_id = p.id AND k.is_active AND k.is_online ORDER BY k.sort_order, k.id LIMIT 1)`;
