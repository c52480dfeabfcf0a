import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { Link } from 'react-router-dom';

import { weekHours, weekHoursRules, weekInput, weekWords, type WeekHours } from '../../../clinic/hours/week-form';
import { openingHoursText } from '../../../clinic/hours/weekdays';
import { WeekFields } from '../../../clinic/hours/WeekFields';
import { useViewer } from '../../../clinic/session/useViewer';
import { viewerMay } from '../../../clinic/session/viewer-may';
import { PageForm } from '../../../kit/edit/PageForm';
import { formSchema } from '../../../kit/form/form-schema';
import { notify } from '../../../kit/notify/notify';
import { FormOnItsWay } from '../../../kit/states/FormOnItsWay';
import { LoadedOnce } from '../../../kit/states/LoadedOnce';
import { intervalsText } from '../../../kit/time/intervals';
import { HOLIDAYS_PATH } from '../../holidays/holidays.paths';
import { texts } from '../texts';
import {
  useOpeningHoursQuery,
  useSaveOpeningHoursMutation,
  type OpeningHoursFactsFragment,
} from './opening-hours.generated';

const SCHEMA = formSchema<WeekHours>(weekHoursRules);
const WORDS = weekWords((hours) => intervalsText(hours) || texts.openingHoursPage.closed);
const toValues = (stored: OpeningHoursFactsFragment | undefined): WeekHours => weekHours(stored?.week);

/** The hours that the landing page shows. */
export function OpeningHoursPage() {
  const query = useOpeningHoursQuery({ fetchPolicy: 'network-only', errorFallback: texts.failed });
  const [save] = useSaveOpeningHoursMutation();
  const mayDecideHolidays = viewerMay(useViewer().viewer, 'rooms');
  return (
    <LoadedOnce
      query={query}
      errorTitle={texts.failed}
      waiting={<FormOnItsWay label={texts.openingHoursPage.loading} />}
    >
      {({ openingHours }) => (
        <PageForm
          stored={openingHours}
          toValues={toValues}
          schema={SCHEMA}
          toInput={(values) => ({ week: weekInput(values) })}
          send={(input, expectedVersion) => save({ input, expectedVersion: expectedVersion ?? null })}
          storedOf={({ updateOpeningHours }) => updateOpeningHours}
          onDone={() => notify.success(texts.openingHoursPage.done)}
          errorText={texts.openingHoursPage.failed}
          submitLabel={texts.openingHoursPage.submit}
          draft="opening-hours"
          words={WORDS}
        >
          <p>
            {texts.openingHoursPage.explanation}{' '}
            {mayDecideHolidays && <Link to={HOLIDAYS_PATH}>{texts.openingHoursPage.holidays}</Link>}
          </p>
          <WeekFields closed={texts.openingHoursPage.closed} />
          <Preview />
        </PageForm>
      )}
    </LoadedOnce>
  );
}

/** As visitors will read them. */
function Preview() {
  const { values } = useFormikContext<WeekHours>();
  return (
    <Typography color="textSecondary">{texts.openingHoursPage.preview(openingHoursText(weekInput(values)))}</Typography>
  );
}
