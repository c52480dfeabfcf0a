import { receiptIn } from '@turnero/api/domain/receipt-link';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { keepReceipt, keptReceipt } from './receipts';

/** From the mail's link, else from this tab. A linked one leaves the address and the history once the tab keeps it. */
export function useReceipt(id: string): string | null {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const linked = receiptIn(hash);

  useEffect(() => {
    if (linked === null || !keepReceipt(id, linked)) return;
    void navigate({ pathname, search }, { replace: true, state, preventScrollReset: true });
  }, [id, linked, navigate, pathname, search, state]);

  return linked ?? keptReceipt(id);
}
