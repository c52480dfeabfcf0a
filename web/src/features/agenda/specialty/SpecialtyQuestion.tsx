import { QuestionDialog } from '../../../kit/dialog/QuestionDialog';
import type { AgendaDay } from '../useAgendaDay';
import { texts } from './texts';

type Professional = AgendaDay['professionals'][number];

export interface AskedSpecialty {
  patientName: string;
  from: Professional;
  to: Professional;
  answer: (isConfirmed: boolean) => void;
}

export function SpecialtyQuestion({ asked }: { asked: AskedSpecialty | undefined }) {
  if (!asked) return null;
  const { patientName, from, to, answer } = asked;
  return (
    <QuestionDialog
      title={texts.title}
      noLabel={texts.no}
      yesLabel={texts.yes}
      onNo={() => answer(false)}
      onYes={() => {
        answer(true);
        return Promise.resolve(undefined);
      }}
    >
      <p>{texts.summary(patientName, from, to)}</p>
    </QuestionDialog>
  );
}
