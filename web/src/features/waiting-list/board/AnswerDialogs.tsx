import { asDialog } from '../../../kit/dialog/as-dialog';
import { QuestionDialog, Subject } from '../../../kit/dialog/QuestionDialog';
import { failureText } from '../../../kit/form/outcome';
import { useReload } from '../../../kit/list/useReload';
import { notify } from '../../../kit/notify/notify';
import { useRecordOfferAnswerMutation } from './actions.generated';
import type { EntryDialogProps } from './entry-dialogs';
import { offerText, slotText, texts } from './texts';

interface Props extends EntryDialogProps {
  accepted: boolean;
}

function Answer({ open, entry, accepted, onClose, onChanged }: Props) {
  const [record] = useRecordOfferAnswerMutation();
  // A declined slot may be free again.
  const reload = useReload(async () => onChanged(), ['soonestSlots']);
  const offer = entry.offers.find(({ outcome }) => outcome === 'pending');
  const words = accepted ? texts.accepting : texts.declining;
  if (!open || !offer) return null;
  const answer = async () => {
    const { error } = await record({ id: offer.id, accepted });
    void reload();
    if (error) return failureText(error, words.failed);
    notify.success(words.done(entry.patientName, slotText(offer)));
    onClose();
    return undefined;
  };
  return (
    <QuestionDialog
      title={words.title}
      noLabel={words.no}
      yesLabel={words.yes}
      busyLabel={words.busy}
      onNo={onClose}
      onYes={answer}
    >
      <Subject>
        <strong>{entry.patientName}</strong>
        {offerText(offer)}
      </Subject>
      <p>{words.consequence}</p>
      {accepted && entry.keptAppointment && <p>{texts.accepting.keptOver}</p>}
    </QuestionDialog>
  );
}

/** The patient takes the offered slot by phone. */
export const AcceptedDialog = asDialog(function AcceptedDialog(props: EntryDialogProps) {
  return <Answer {...props} accepted />;
});

/** The patient declines the offered slot by phone. */
export const DeclinedDialog = asDialog(function DeclinedDialog(props: EntryDialogProps) {
  return <Answer {...props} accepted={false} />;
});
