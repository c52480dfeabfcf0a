import type { Column } from '../../kit/list/DataTable';
import { formatCount } from '../../kit/text/count-text';
import { formatMoney } from '../../kit/text/money';
import { texts } from './texts';

interface Settled {
  appointments: number;
  copays: number;
  unknownCopays: number;
  authorizations: number;
  missingAuthorizations: number;
  notTaken?: number;
  unclosed?: number;
}

export function settledColumns<Row extends Settled>(currency: string | undefined): readonly Column<Row>[] {
  return [
    { id: 'turnos', header: texts.turnos, align: 'right', cell: (row) => formatCount(row.appointments) },
    {
      id: 'authorizations',
      header: texts.authorizations,
      align: 'right',
      cell: (row) => formatCount(row.authorizations),
    },
    {
      id: 'copays',
      header: texts.copays,
      align: 'right',
      cell: (row) => formatMoney(row.copays, currency),
    },
    { id: 'review', header: texts.toReview, takesRest: 'whole', cell: reviewText },
  ];
}

function reviewText({ missingAuthorizations, unknownCopays, unclosed = 0, notTaken = 0 }: Settled): string {
  return [
    missingAuthorizations > 0 && texts.missing(missingAuthorizations),
    unknownCopays > 0 && texts.unknown(unknownCopays),
    unclosed > 0 && texts.unclosed(unclosed),
    notTaken > 0 && texts.notTaken(notTaken),
  ]
    .filter(Boolean)
    .join(' · ');
}
