import { readVoucher, voucherNumber } from '@turnero/api/domain/voucher-qr';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';

import { formatMoney } from '../../kit/text/money';
import { momentText } from '../../kit/time/wall-time';
import { useClinic } from '../facts/useClinic';
import { MEANS_WORDS, texts } from './texts';
import type { PaymentFactsFragment } from './till.generated';

/** Prints only this, on A6 or on a roll of 80 mm. */
const ONLY_THIS = (
  <GlobalStyles
    styles={{
      '@page': { size: 'A6', margin: '6mm' },
      '@media print': { 'body > :not([data-paper])': { display: 'none !important' } },
    }}
  />
);

const Paper = styled('div')({
  display: 'none',
  '@media print': { display: 'block', color: '#000', background: '#fff' },
  maxWidth: '72mm',
  fontSize: '11pt',
  lineHeight: 1.35,
  '& h2': { margin: '4pt 0', fontSize: '14pt', lineHeight: 1.25 },
  '& p': { margin: '2pt 0' },
  '& dl': { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '2pt 8pt', margin: '6pt 0' },
  '& dd': { margin: 0, textAlign: 'right', overflowWrap: 'anywhere' },
  '& .amount': { fontSize: '16pt', fontWeight: 700, borderTop: '0.75pt solid #000', paddingTop: '4pt' },
  '& .signature': { marginTop: '18mm', borderTop: '0.75pt solid #000', paddingTop: '2pt' },
  '& .small': { fontSize: '9pt' },
});

interface Props {
  payment: PaymentFactsFragment;
  onPrinted: () => void;
}

/** Prints once rendered. */
export function ReceiptPaper({ payment, onPrinted }: Props) {
  const clinic = useClinic();
  const { isWithdrawal, reversesId, patientName, professionalName, concept, amount, means, takenAt, takenByName } =
    payment;
  const voucher = payment.voucherUrl === null ? null : readVoucher(payment.voucherUrl);
  const isReady = clinic !== undefined;
  useEffect(() => {
    if (!isReady) return undefined;
    window.addEventListener('afterprint', onPrinted);
    window.print();
    return () => window.removeEventListener('afterprint', onPrinted);
  }, [isReady, onPrinted]);
  const { paper } = texts;
  const facts = [
    [paper.patient, patientName],
    [paper.professional, professionalName],
    [paper.concept, concept ?? paper.appointment],
    [paper.means, MEANS_WORDS[means]],
    [paper.voucher, voucher && voucherNumber(voucher)],
    [isWithdrawal ? paper.recordedBy : paper.takenBy, takenByName],
  ] as const;
  return createPortal(
    <Paper data-paper aria-hidden="true">
      {ONLY_THIS}
      <p>{clinic?.name}</p>
      <h2>{titleOf(payment)}</h2>
      <p>{momentText(takenAt)}</p>
      {reversesId !== null && <p>{texts.reverse.ofOther(reversesId)}</p>}
      <dl>
        {facts.map(
          ([label, value]) =>
            value !== null && (
              <Row key={label} label={label}>
                {value}
              </Row>
            ),
        )}
      </dl>
      <p className="amount">{formatMoney(amount, clinic?.currency)}</p>
      {isWithdrawal && reversesId === null && <p className="signature">{paper.signature}</p>}
      <p className="small">{paper.notFiscal}</p>
    </Paper>,
    document.body,
  );
}

function titleOf({ id, isWithdrawal, reversesId }: PaymentFactsFragment): string {
  const { paper } = texts;
  if (isWithdrawal) return reversesId === null ? paper.withdrawal(id) : paper.returned(id);
  return reversesId === null ? paper.title(id) : paper.reversal(id);
}

function Row({ label, children }: { label: string; children: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
