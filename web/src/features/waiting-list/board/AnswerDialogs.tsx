import { asDialog } from '../../../kit/dialog/as-dialog';
import { QuestionDialog, Subject } from '../../../kit/dialog/QuestionDialog';
import { failureText } from '../../../kit/form/outcome';
import { useReload } from '../../../kit/list/useReload';
import { notify } from '../../../kit/notify/notify';
import { useRecordOfferAnswerMutation, useWithdrawOfferMutation } from './actions.generated';
import type { EntryDialogProps } from './entry-dialogs';
import { offerText, slotText, texts } from './texts';

const WORDS = { accepted: texts.accepting, declined: texts.declining, withdrawn: texts.withdrawing };

interface Props extends EntryDialogProps {
  outcome: keyof typeof WORDS;
}

function Answer({ open, entry, outcome, onClose, onChanged }: Props) {
  const [record] = useRecordOfferAnswerMutation();
  const [withdraw] = useWithdrawOfferMutation();
  // A declined slot may be free again.
  const reload = useReload(async () => onChanged(), ['soonestSlots']);
  const offer = entry.offers.find((it) => it.outcome === 'pending');
  const words = WORDS[outcome];
  if (!open || !offer) return null;
  const answer = async () => {
    const { id } = offer;
    const { error } = await (outcome === 'withdrawn'
      ? withdraw({ id })
      : record({ id, accepted: outcome === 'accepted' }));
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
      {outcome === 'accepted' && entry.keptAppointment && <p>{texts.accepting.keptOver}</p>}
    </QuestionDialog>
  );
}

/** The patient takes the offered slot by phone. */
export const AcceptedDialog = asDialog(function AcceptedDialog(props: EntryDialogProps) {
  return <Answer {...props} outcome="accepted" />;
});

/** The patient declines the offered slot by phone. */
export const DeclinedDialog = asDialog(function DeclinedDialog(props: EntryDialogProps) {
  return <Answer {...props} outcome="declined" />;
});

/** The clinic needs the offered slot, or offered it by mistake. */
export const WithdrawnDialog = asDialog(function WithdrawnDialog(props: EntryDialogProps) {
  return <Answer {...props} outcome="withdrawn" />;
});
