import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { readMonth, writeMonth } from './summary-month';

/** The month that the address asks for, null for the present one; each other month is an entry of the history. */
export function useSummaryMonth() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const asked = useMemo(() => readMonth(new URLSearchParams(search)), [search]);
  const show = useCallback(
    (month: string) => void navigate({ search: writeMonth(month) }, { preventScrollReset: true }),
    [navigate],
  );
  return { asked, show };
}
