import TablePagination from '@mui/material/TablePagination';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';

import { formatCount } from '../text/count-text';

const Foot = styled('nav')({
  '& .MuiTablePagination-toolbar': { minHeight: 44, padding: 0, flexWrap: 'wrap' },
  '& p': { margin: 0 },
});

const WAYS = {
  first: 'Ir a la primera página',
  last: 'Ir a la última página',
  next: 'Ir a la página siguiente',
  previous: 'Ir a la página anterior',
};

interface Props {
  /** From 1. */
  page: number;
  size: number;
  /** Undefined while unknown. */
  total: number | undefined;
  busy: boolean;
  /** `replace`: the last page is gone, so Back skips it. */
  onPage: (page: number, options?: { replace?: boolean }) => void;
}

/** Nothing for a single page. */
export function Pager({ page, size, total: known, busy, onPage }: Props) {
  const [before, setBefore] = useState(known);
  if (known !== undefined && known !== before) setBefore(known);
  const total = known ?? (busy ? before : undefined);
  const last = total === undefined ? page : Math.max(1, Math.ceil(total / size));
  const isPast = !busy && page > last;
  useEffect(() => {
    if (isPast) onPage(last, { replace: true });
  }, [isPast, last, onPage]);
  if (total === undefined || total <= size) return null;
  return (
    <Foot aria-label="Páginas">
      <TablePagination
        component="div"
        count={total}
        page={Math.min(page, last) - 1}
        rowsPerPage={size}
        rowsPerPageOptions={[]}
        showFirstButton={last > 2}
        showLastButton={last > 2}
        onPageChange={(_, index) => onPage(index + 1)}
        labelDisplayedRows={({ from, to, count }) => `${formatCount(from)}-${formatCount(to)} de ${formatCount(count)}`}
        getItemAriaLabel={(way) => WAYS[way]}
      />
    </Foot>
  );
}
