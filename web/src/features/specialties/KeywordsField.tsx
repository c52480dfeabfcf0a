import { shippedWords } from '@turnero/api/domain/specialty-words';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

import { FormWordsField } from '../../kit/form/FormWordsField';
import { wordsText } from '../../kit/form/words';
import type { SpecialtyValues } from './specialty-form';
import { texts } from './texts';

/** Words of a specialty; a new one is given those that are shipped for its name, until somebody changes them. */
export function KeywordsField({ isNew }: { isNew: boolean }) {
  const { values, setFieldValue } = useFormikContext<SpecialtyValues>();
  const { name, keywords } = values;
  const shipped = shippedWords(name);
  const given = useRef('');
  const text = wordsText(shipped);
  useEffect(() => {
    // The form has begun anew.
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
