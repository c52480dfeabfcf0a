import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

import { CodeCard } from '../../../kit/copy/CodeCard';
import { PageForm } from '../../../kit/edit/PageForm';
import { FormTextField } from '../../../kit/form/FormTextField';
import { notify } from '../../../kit/notify/notify';
import { FormOnItsWay } from '../../../kit/states/FormOnItsWay';
import { LoadedOnce } from '../../../kit/states/LoadedOnce';
import { texts } from '../texts';
import { toWidgetInput, toWidgetValues, WIDGET_WORDS, widgetSchema, type WidgetValues } from './widget-form';
import { useClinicWidgetQuery, useSaveClinicWidgetMutation } from './widget.generated';

/** Which sites may show the next free times, and what to put into them. */
export function WidgetPage() {
  const query = useClinicWidgetQuery({ fetchPolicy: 'network-only', errorFallback: texts.failed });
  const [save] = useSaveClinicWidgetMutation();
  return (
    <Stack spacing={6}>
      <LoadedOnce query={query} errorTitle={texts.failed} waiting={<FormOnItsWay label={texts.widgetPage.loading} />}>
        {({ clinicWidget }) => (
          <PageForm
            stored={clinicWidget}
            toValues={toWidgetValues}
            schema={widgetSchema}
            toInput={toWidgetInput}
            send={(input, expectedVersion) => save({ input, expectedVersion })}
            storedOf={({ updateClinicWidget }) => updateClinicWidget}
            onDone={() => notify.success(texts.widgetPage.done)}
            errorText={texts.widgetPage.failed}
            submitLabel={texts.widgetPage.submit}
            draft="clinic-widget"
            words={WIDGET_WORDS}
          >
            <FormTextField<WidgetValues>
              label={texts.fields.sites}
              name="sites"
              rows={3}
              hint={texts.widgetPage.sitesHint}
            />
          </PageForm>
        )}
      </LoadedOnce>
      <WidgetCode hasSites={query.data?.clinicWidget.sites !== ''} />
    </Stack>
  );
}

/** To copy into the clinic's own site. */
function WidgetCode({ hasSites }: { hasSites: boolean }) {
  const words = texts.widgetPage;
  return (
    <CodeCard
      texts={{ ...words, title: words.codeTitle, label: words.code, hint: words.codeHint }}
      notice={!hasSites && <Alert severity="warning">{words.noSites}</Alert>}
      code={words.codeToPaste(window.location.origin)}
    />
  );
}
