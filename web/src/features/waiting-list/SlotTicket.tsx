import { DatedReceiptCard } from '../../clinic/receipt/receipt-layout';
import { ReceiptFact } from '../../clinic/receipt/ReceiptFact';
import { clockTime, dayOf, longDate } from '../../kit/time/wall-time';
import { texts } from './texts';

interface Props {
  label: string;
  /** Id of the element with date and time. */
  whenId?: string;
  slot: { startTime: string; endTime: string; professionalName: string; specialty: string | null; roomName: string };
  /** Without a coverage; undefined: not shown. */
  fee?: string | undefined;
  /** Another person than the reader. */
  patient?: string | null;
}

export function SlotTicket({ label, whenId, slot, fee, patient }: Props) {
  const { startTime, endTime, professionalName, specialty, roomName } = slot;
  return (
    <DatedReceiptCard aria-label={label}>
      <div className="head" id={whenId}>
        <p className="date">{longDate(dayOf(startTime))}</p>
        <p className="stressed">
          {clockTime(startTime)} - {clockTime(endTime)}
        </p>
      </div>
      <dl>
        <ReceiptFact label={texts.offer.patient} text={patient} className="wide" />
        <ReceiptFact label={texts.offer.professional} text={professionalName} />
        <ReceiptFact label={texts.offer.specialty} text={specialty} />
        <ReceiptFact label={texts.offer.fee} text={fee} />
        <ReceiptFact label={texts.offer.room} text={roomName} />
      </dl>
    </DatedReceiptCard>
  );
}
