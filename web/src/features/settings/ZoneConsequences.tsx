import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { useId } from 'react';

import { CheckboxField } from '../../kit/form/CheckboxField';
import { FieldMessage } from '../../kit/form/FieldMessage';
import { useFormField } from '../../kit/form/server-refusal';
import { FormOnItsWay } from '../../kit/states/FormOnItsWay';
import { LoadedOnce } from '../../kit/states/LoadedOnce';
import { theme } from '../../kit/ui/theme';
import { optionText } from './convention-options';
import type { ConventionsValues } from './conventions-form';
import { useTimeZoneChangeQuery, type TimeZoneChangeQuery } from './settings.generated';
import { texts } from './texts';

type Change = TimeZoneChangeQuery['timeZoneChange'];

const Frame = styled(Card)({
  borderColor: theme.vars.palette.pending.edge,
  borderRadius: 8,
  '& h2': { fontSize: '1rem', lineHeight: '1.5rem' },
  '& ul': { display: 'grid', gap: 4, paddingLeft: 20 },
  '& small': {
    display: 'block',
    color: theme.vars.palette.text.secondary,
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
  },
}) as typeof Card;

/** Inside the form: the effect of the selected zone on bookings, before it is saved. Nothing for the stored zone. */
export function ZoneConsequences({ zone }: { zone: string }) {
  const { timeZone } = useFormikContext<ConventionsValues>().values;
  return <div aria-live="polite">{timeZone !== zone && <Consequences key={timeZone} timeZone={timeZone} />}</div>;
}

function Consequences({ timeZone }: { timeZone: string }) {
  const query = useTimeZoneChangeQuery({
    variables: { timeZone },
    fetchPolicy: 'network-only',
    errorFallback: texts.zoneConsequences.failed,
  });
  const titleId = useId();
  return (
    <Frame component="section" aria-labelledby={titleId}>
      <Typography variant="h2" id={titleId}>
        {texts.zoneConsequences.title(optionText('timeZone', timeZone))}
      </Typography>
      <LoadedOnce
        query={query}
        errorTitle={texts.zoneConsequences.failed}
        waiting={<FormOnItsWay label={texts.zoneConsequences.loading} />}
      >
        {({ timeZoneChange }) => <Booked change={timeZoneChange} />}
      </LoadedOnce>
      <Understood zone={timeZone} isKnown={query.data !== undefined} />
    </Frame>
  );
}

function Booked({ change: { appointmentCount, rentalCount, examples } }: { change: Change }) {
  return (
    <>
      <ul>
        <li>{texts.zoneConsequences.booked(appointmentCount, rentalCount)}</li>
        <li>{texts.zoneConsequences.weeks}</li>
        <li>{texts.zoneConsequences.mails}</li>
      </ul>
      {examples.length > 0 && (
        <ul aria-label={texts.zoneConsequences.examples}>
          {examples.map((example) => (
            <li key={`${example.date} ${example.startTime} ${example.roomName} ${example.patientName ?? ''}`}>
              {texts.zoneConsequences.when(example)}
              <small>{texts.zoneConsequences.who(example)}</small>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/**
 * Applies to this zone alone; another one needs its own confirmation. Without the consequences it can't be confirmed.
 */
function Understood({ zone, isKnown }: { zone: string; isKnown: boolean }) {
  const { field, helpers, error, ref } = useFormField<ConventionsValues, string>('understoodZone');
  const messageId = useId();
  if (!isKnown) return <FieldMessage id={messageId} error={error && texts.zoneConsequences.unknown} />;
  const onChange = (isUnderstood: boolean) => void helpers.setValue(isUnderstood ? zone : '');
  return (
    <CheckboxField
      fieldRef={ref}
      label={texts.zoneConsequences.understood}
      name={field.name}
      checked={field.value === zone}
      onChange={onChange}
      error={error}
    />
  );
}
