import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { needsOptions, takesOptions } from '@turnero/api/domain/request-form-definition';
import { useFormikContext } from 'formik';
import { useRef } from 'react';

import { useFocusOn } from '../../../kit/focus/useFocusOn';
import { FormCheckboxField } from '../../../kit/form/FormCheckboxField';
import { FormSelectField } from '../../../kit/form/FormSelectField';
import { FormTextField } from '../../../kit/form/FormTextField';
import { DeleteIcon } from '../../../kit/ui/icons';
import { texts } from '../texts';
import { takesPlaceholder } from './question-types';
import { tidyOptions, type QuestionsPart, type QuestionValues } from './question-values';

const Fields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  padding: '8px 0 12px',
  '& .bounds': { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))', gap: 12 },
  '& .foot': { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center', justifyContent: 'space-between' },
});

const TYPES = Object.entries(texts.question.types).map(([value, label]) => ({ value, label }));

interface Props {
  /** The index in `questions` of the surrounding Formik form. */
  index: number;
  question: QuestionValues;
  /** Just added, so its label takes the focus. */
  takesFocus: boolean;
  onRemove: () => void;
}

export function QuestionEditor({ index, question: { type, options }, takesFocus, onRemove }: Props) {
  const { setFieldValue } = useFormikContext();
  const label = useRef<HTMLInputElement>(null);
  useFocusOn(label, takesFocus);
  const name = <Part extends keyof QuestionValues>(part: Part) => `questions.${index}.${part}` as const;
  return (
    <Fields>
      <FormTextField<QuestionsPart>
        inputRef={label}
        label={texts.question.fields.label}
        name={name('label')}
        required
      />
      <FormSelectField<QuestionsPart> label={texts.question.fields.type} name={name('type')} options={TYPES} />
      {takesOptions(type) && (
        <FormTextField<QuestionsPart>
          label={texts.question.fields.options}
          name={name('options')}
          required={needsOptions(type)}
          rows={3}
          hint={texts.question.optionsHint(type)}
          onBlur={() => void setFieldValue(name('options'), tidyOptions(options))}
        />
      )}
      {type === 'number' && (
        <div className="bounds">
          <FormTextField<QuestionsPart> label={texts.question.fields.min} name={name('min')} inputMode="decimal" />
          <FormTextField<QuestionsPart> label={texts.question.fields.max} name={name('max')} inputMode="decimal" />
        </div>
      )}
      {takesPlaceholder(type) && (
        <FormTextField<QuestionsPart>
          label={texts.question.fields.placeholder}
          name={name('placeholder')}
          hint={texts.question.placeholderHint}
        />
      )}
      <div className="foot">
        <FormCheckboxField<QuestionsPart> label={texts.question.fields.required} name={name('required')} />
        <Button variant="text" size="small" startIcon={<DeleteIcon />} onClick={onRemove}>
          {texts.question.remove}
        </Button>
      </div>
    </Fields>
  );
}
