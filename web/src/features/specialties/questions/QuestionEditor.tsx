import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { needsOptions, takesOptions } from '@turnero/api/domain/request-form-definition';
import { useFormikContext } from 'formik';
import { useRef } from 'react';

import { useFocusOn } from '../../../shared/focus/useFocusOn';
import { FormCheckboxField } from '../../../shared/form/FormCheckboxField';
import { FormSelectField } from '../../../shared/form/FormSelectField';
import { FormTextField } from '../../../shared/form/FormTextField';
import { QUESTION_TYPES, takesPlaceholder } from './question-types';
import { tidyOptions, type QuestionValues } from './question-values';

const Fields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  padding: '8px 0 12px',
  '& .bounds': { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))', gap: 12 },
  '& .foot': { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center', justifyContent: 'space-between' },
});

const TYPES = Object.entries(QUESTION_TYPES).map(([value, label]) => ({ value, label }));

interface Props {
  /** Among `questions` of the surrounding Formik form. */
  place: number;
  question: QuestionValues;
  /** It was just added: its text is typed first. */
  takesFocus: boolean;
  onRemove: () => void;
}

/** The fields of one question; which ones depends on its type. */
export function QuestionEditor({ place, question: { type, options }, takesFocus, onRemove }: Props) {
  const { setFieldValue } = useFormikContext();
  const label = useRef<HTMLInputElement>(null);
  useFocusOn(label, takesFocus);
  const name = (part: keyof QuestionValues) => `questions.${place}.${part}`;
  return (
    <Fields>
      <FormTextField inputRef={label} label="Pregunta" name={name('label')} required />
      <FormSelectField label="Tipo de respuesta" name={name('type')} options={TYPES} />
      {takesOptions(type) && (
        <FormTextField
          label="Opciones"
          name={name('options')}
          required={needsOptions(type)}
          rows={3}
          hint={type === 'checkbox' ? 'Una por línea. Sin opciones, se responde con sí o no.' : 'Una por línea.'}
          onBlur={() => void setFieldValue(name('options'), tidyOptions(options))}
        />
      )}
      {type === 'number' && (
        <div className="bounds">
          <FormTextField label="Mínimo" name={name('min')} inputMode="decimal" />
          <FormTextField label="Máximo" name={name('max')} inputMode="decimal" />
        </div>
      )}
      {takesPlaceholder(type) && <FormTextField label="Texto de ayuda" name={name('placeholder')} hint="Se ve dentro del campo mientras está vacío." />}
      <div className="foot">
        <FormCheckboxField label="Obligatoria" name={name('required')} />
        <Button variant="text" size="small" startIcon={<DeleteIcon />} onClick={onRemove}>
          Quitar pregunta
        </Button>
      </div>
    </Fields>
  );
}
