import { styled } from '@mui/material/styles';
import { useCallback, useState, type Ref } from 'react';

import { SelectField } from '../../kit/form/SelectField';
import { SearchableSelectField } from '../../kit/form/SearchableSelectField';
import { useFieldTarget } from '../../kit/form/form-fields';
import { useForkRef } from '@mui/material/utils';

import { appointmentLengths } from '../../clinic/appointment/appointment-lengths';
import { useCareSearch, type FoundCare } from '../../clinic/care/useCareSearch';
import { KindField } from '../../clinic/slots/KindField';
import { bookingTexts } from '../../clinic/booking/texts';
import { LazyComponent } from '../../kit/lazy/LazyComponent';
import { theme } from '../../kit/ui/theme';
import { newTexts } from './texts';
import { dialogTexts } from '../../clinic/booking/dialog/texts';
import { whoseOf, type NewChoice } from './new-appointment-state';
import { useAppointmentContext } from './new-appointment-context';
import type { InsurerAnswered, InsurerAnswerProps } from './InsurerAnswer';
import { whomFound, whomOf, whomOptions, whomValue } from './whom';

const loadAnswer = async () => (await import('./InsurerAnswer')).InsurerAnswer;

const Row = styled('div')({
  display: 'grid',
  gap: 12,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 128px), 1fr))',
  '& > .whom': { gridColumn: 'span 2' },
  '& .fact strong': { display: 'block' },
  '& .fact .label': { display: 'block', color: theme.vars.palette.text.secondary },
});

interface Props {
  /** In a professional's own calendar; null: any can be chosen. */
  ownName: string | null;
  whomRef: Ref<HTMLElement>;
}

/** Professional, appointment type and duration. */
export function WhomPart({ ownName, whomRef }: Props) {
  const { clinic, professionals, professional, choices, kind, durationMinutes, ownMinutes, faults, forDay } =
    useAppointmentContext();
  const { choice } = choices;
  const kinds = professional?.consultationKinds ?? [];
  const fault = faults?.professional === true ? newTexts.createAppointmentDialog.faults.noProfessional : undefined;
  const fieldRef = useForkRef(useFieldTarget({ name: 'whom', error: fault }), whomRef);
  const [typed, setTyped] = useState('');
  const care = useCareSearch(typed);
  const found = care.isCurrent ? care.found : undefined;
  const [answered, setAnswered] = useState<InsurerAnswered>();
  /** Result of a search, if its answer failed to load. */
  const [lost, setLost] = useState<FoundCare>();
  const onFailure = useCallback(() => setLost(found), [found]);
  const answer = answered?.found === found ? answered : undefined;
  const isOfInsurer = found !== undefined && found.insurers.length + found.otherInsurers.length > 0;
  const isLost = isOfInsurer && lost === found;
  const isAnswering = isOfInsurer && !isLost && (answer?.isWaiting ?? true);
  const isAnybody = choice.professionalId === null && (choice.specialtyId !== null || forDay === null);
  const offered = professionals.filter(({ specialty }) => choice.isAnybody || specialty?.id === choice.specialtyId);
  const lengths = durationOptions(
    isAnybody
      ? [...offered.map(({ defaultDurationMinutes }) => defaultDurationMinutes), choice.durationMinutes]
      : [ownMinutes, durationMinutes],
  );
  return (
    <Row>
      <div className="whom">
        {ownName === null ? (
          <SearchableSelectField
            fieldRef={fieldRef}
            label={newTexts.whom.label}
            required
            value={whomValue(whoseOf(choice))}
            options={whomOptions(professionals)}
            hint={hintOf(choice, professionals.length)}
            error={fault}
            search={{
              hint: newTexts.whom.hint,
              onTyped: setTyped,
              // Enter chooses the first one, so never of an earlier text.
              found: found && !isAnswering ? whomFound(found, professionals, answer?.takers) : [],
              isWaiting: care.isWaiting || isAnswering,
              answer: isLost ? newTexts.whom.answerFailed : (answer?.text ?? null),
            }}
            onChange={(value) => choices.chooseWhom(whomOf(value))}
          />
        ) : (
          <p className="fact">
            <span className="label">{bookingTexts.fields.professional}</span> <strong>{ownName}</strong>
          </p>
        )}
      </div>
      {isOfInsurer && (
        <LazyComponent<InsurerAnswerProps>
          load={loadAnswer}
          isNeeded
          onFailure={onFailure}
          props={{ found, onAnswer: setAnswered }}
        />
      )}
      {kinds.length > 0 && (
        <div className="whom">
          <KindField kinds={kinds} kind={kind} currency={clinic.currency} onChoose={choices.chooseKind} />
        </div>
      )}
      <SelectField
        label={bookingTexts.fields.duration}
        required
        value={isAnybody ? String(choice.durationMinutes ?? '') : String(durationMinutes)}
        options={isAnybody ? [{ value: '', label: newTexts.whom.eachLength }, ...lengths] : lengths}
        onChange={(value) => choices.chooseDuration(Number(value) || null)}
      />
    </Row>
  );
}

function hintOf({ typesTime, professionalId }: NewChoice, count: number): string | undefined {
  if (count === 0) return dialogTexts.choicePanel.noProfessionals;
  return typesTime && professionalId === null ? newTexts.whom.needsOne : undefined;
}

/** Usual lengths and `more`, e.g. a professional's default. */
function durationOptions(more: readonly (number | null)[]): { value: string; label: string }[] {
  const lengths = new Set([...appointmentLengths(), ...more.filter((it) => it !== null)]);
  return [...lengths]
    .toSorted((one, other) => one - other)
    .map((minutes) => ({ value: String(minutes), label: bookingTexts.minutes(minutes) }));
}
