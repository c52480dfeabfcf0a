import { useRef } from 'react';

import { formatFee } from '../../../clinic/people/fee-text';
import { kindTexts } from '../../../clinic/slots/kind-texts';
import type { KindChoiceFragment } from '../../../clinic/slots/slots.generated';
import { ChoiceCards } from './ChoiceCards';
import { Step } from '../../../clinic/booking/steps/Step';
import { StepHeading } from '../../../clinic/booking/steps/StepHeading';

interface Props {
  kinds: readonly KindChoiceFragment[];
  chosenId: number | undefined;
  currency: string;
  onChoose: (id: number) => void;
}

/** The default type is preselected. */
export function KindPicker({ kinds, currency, ...choosing }: Props) {
  const tabStop = useRef<HTMLElement>(undefined);
  return (
    <Step name="tipos" choiceRef={tabStop}>
      <StepHeading number={1}>{kindTexts.label}</StepHeading>
      <ChoiceCards
        ref={tabStop}
        label={kindTexts.label}
        choices={kinds.map(({ id, name, durationMinutes, fee }) => ({
          id,
          name,
          about: kindTexts.facts(durationMinutes, formatFee(fee, currency)),
        }))}
        {...choosing}
      />
    </Step>
  );
}
