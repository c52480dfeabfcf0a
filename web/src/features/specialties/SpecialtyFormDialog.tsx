import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { shippedWords } from '@turnero/api/domain/specialty-words';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

import { asDialog } from '../../kit/dialog/as-dialog';
import { entryFormProps, type EntryDialog } from '../../kit/dialog/useEntryForm';
import { FormDialog } from '../../kit/edit/FormDialog';
import { FormCheckboxField } from '../../kit/form/FormCheckboxField';
import { FormTextField } from '../../kit/form/FormTextField';
import { FormWordsField } from '../../kit/form/FormWordsField';
import { wordsText } from '../../kit/form/words';
import { up } from '../../kit/ui/breakpoints';
import { IconField } from './icon/IconField';
import { PreviewBeside } from './questions/PreviewBeside';
import { QuestionsField } from './questions/QuestionsField';
import type { CreateSpecialtyInput, SpecialtyFactsFragment } from './specialties.generated';
import {
  hasName,
  SPECIALTY_WORDS,
  specialtyField,
  specialtySchema,
  toSpecialtyInput,
  toSpecialtyValues,
  type SpecialtyValues,
} from './specialty-form';
import { texts } from './texts';

/** Wide screens show the preview beside the fields. */
const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  [up('md')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gap: 32 },
});

interface SpecialtyFormProps extends EntryDialog<SpecialtyFactsFragment, Required<CreateSpecialtyInput>> {
  count: number;
}

/** Public look, and the form of its requests. */
export const SpecialtyFormDialog = asDialog(function SpecialtyFormDialog(props: SpecialtyFormProps) {
  return (
    <FormDialog
      key={props.stored?.id}
      {...entryFormProps(props, texts, 'specialty')}
      size="page"
      fullOnPhone
      toValues={(stored) => toSpecialtyValues(stored, props.count)}
      schema={specialtySchema}
      toInput={toSpecialtyInput}
      isReady={hasName}
      serverFields={specialtyField}
      words={SPECIALTY_WORDS}
    >
      <Columns>
        <Stack spacing={4}>
          <FormTextField<SpecialtyValues> label={texts.fields.name} name="name" required />
          <FormTextField<SpecialtyValues>
            label={texts.fields.description}
            name="description"
            rows={2}
            hint={texts.form.descriptionHint}
          />
          <IconField name="icon" />
          <KeywordsField isNew={props.stored === undefined} />
          <FormTextField<SpecialtyValues>
            label={texts.fields.order}
            name="sortOrder"
            required
            inputMode="numeric"
            hint={texts.form.orderHint}
          />
          <FormCheckboxField<SpecialtyValues> label={texts.form.isActive} name="isActive" isSwitch />
          <QuestionsField />
        </Stack>
        <PreviewBeside />
      </Columns>
    </FormDialog>
  );
});

/** A new specialty gets the built-in words for its name, until edited. */
function KeywordsField({ isNew }: { isNew: boolean }) {
  const { values, setFieldValue } = useFormikContext<SpecialtyValues>();
  const { name, keywords } = values;
  const shipped = shippedWords(name);
  const given = useRef('');
  const text = wordsText(shipped);
  useEffect(() => {
    // The form was reset.
    if (name === '' && keywords === '') given.current = '';
    if (!isNew || keywords !== given.current || text === given.current) return;
    given.current = text;
    void setFieldValue('keywords', text);
  }, [isNew, name, keywords, text, setFieldValue]);
  return (
    <FormWordsField<SpecialtyValues>
      label={texts.fields.keywords}
      name="keywords"
      proposed={shipped}
      hint={texts.form.keywordsHint}
    />
  );
}
