import { wishedHoursText } from '@turnero/api/domain/wished-hours';

import { useClinic } from '../../../clinic/facts/useClinic';
import { namedPayerText, toPayer } from '../../../clinic/payer/named-payer';
import { PayerCoveragesProvider } from '../../../clinic/payer/PayerCoverages';
import { texts as payerTexts } from '../../../clinic/payer/texts';
import { useViewer } from '../../../clinic/session/useViewer';
import { asDialog } from '../../../kit/dialog/as-dialog';
import { FormDialog } from '../../../kit/edit/FormDialog';
import { FormDateField } from '../../../kit/form/FormDateField';
import { useReload } from '../../../kit/list/useReload';
import { notify } from '../../../kit/notify/notify';
import { useRetryKey } from '../../../kit/send/useRetryKey';
import { dayOf } from '../../../kit/time/wall-time';
import { Fact, Facts } from '../../../kit/ui/Facts';
import { periodText } from '../period-text';
import { useOfferToEntryMutation, type OfferToEntryInput } from './actions.generated';
import type { EntryDialogProps } from './entry-dialogs';
import { offerSchema, toOfferInput, type OfferValues } from './offer-form';
import { OfferedSlotField } from './OfferedSlotField';
import { texts } from './texts';

/** Offers a free slot to an entry, even outside its requested hours. */
export const OfferDialog = asDialog(function OfferDialog({
  open,
  entry,
  onClose,
  onGone,
  onChanged,
}: EntryDialogProps) {
  const { viewer } = useViewer();
  const clinic = useClinic();
  const today = clinic && dayOf(clinic.now);
  const [offer] = useOfferToEntryMutation();
  const { keyOf, done } = useRetryKey<OfferToEntryInput>();
  // An offer takes a slot, and a declined one frees it.
  const reload = useReload(async () => onChanged(), ['soonestSlots']);
  const words = texts.offering;
  return (
    <FormDialog
      open={open}
      title={words.title(entry.patientName)}
      size="wide"
      fullOnPhone
      onClose={onClose}
      onGone={onGone}
      toValues={(): OfferValues => ({ from: '', slot: '' })}
      schema={offerSchema}
      toInput={toOfferInput}
      send={async (input) => {
        const outcome = await offer({ id: entry.id, input, idempotencyKey: keyOf(input) });
        if (outcome.error?.code === 'CONFLICT') void reload();
        // Keeps the slot chosen, so that a retry shows whether it was offered.
        if (outcome.error?.isUnsure) onChanged();
        return outcome;
      }}
      onDone={() => {
        done();
        notify.success(words.done(entry.patientName));
        void reload();
        onClose();
      }}
      errorText={words.failed}
      unsureText={words.unsure}
      serverFields={{ startTime: 'slot', roomId: 'slot', professionalId: 'slot' }}
      submitLabel={words.submit}
      busyLabel={words.busy}
    >
      <p>{words.consequences}</p>
      <Facts>
        <Fact label={texts.fields.waitsFor}>{entry.waitsFor}</Fact>
        {entry.coverage && <Fact label={payerTexts.coverage}>{namedPayerText(entry.coverage)}</Fact>}
        <Fact label={texts.fields.when}>{wishedHoursText(entry.hours)}</Fact>
        <Fact label={texts.fields.period}>{periodText(entry, today ?? '')}</Fact>
        <Fact label={texts.fields.notice}>{texts.notice(entry.noticeHours)}</Fact>
        {entry.keptAppointment && <Fact label={texts.fields.kept}>{texts.kept(entry.keptAppointment)}</Fact>}
      </Facts>
      <FormDateField<OfferValues>
        label={words.from}
        name="from"
        today={today}
        {...(today !== undefined && { min: today })}
        autoComplete="off"
        required={false}
      />
      {today !== undefined && (
        <PayerCoveragesProvider currency={clinic?.currency} payer={toPayer(entry.coverage)}>
          <OfferedSlotField
            entry={entry}
            today={today}
            ownProfessionalId={viewer?.role === 'admin' ? null : (viewer?.professional?.id ?? null)}
          />
        </PayerCoveragesProvider>
      )}
    </FormDialog>
  );
});
