import { findInsurers } from '@turnero/api/domain/insurer-words';
import { useMemo, useState } from 'react';

import { useBoundField } from '../../kit/form/bound-field';
import { SearchableSelectField } from '../../kit/form/SearchableSelectField';
import type { InsurerToChoose } from './coverage-form';
import { texts } from './texts';

interface Props {
  insurers: readonly InsurerToChoose[];
  required?: boolean;
}

/** The field `insurerId` of a form. Finds insurers by aliases too. */
export function InsurerField({ insurers, required = true }: Props) {
  const [typed, setTyped] = useState('');
  const field = useBoundField<{ insurerId: string }, string>('insurerId');
  const options = useMemo(
    () => [
      { value: '', label: required ? texts.choose : texts.noInsurer },
      ...insurers.map(({ id, name }) => ({ value: String(id), label: name })),
    ],
    [insurers, required],
  );
  const found = typed === '' ? [] : findInsurers(insurers, typed).map(({ id }) => String(id));
  return (
    <SearchableSelectField
      {...field}
      label={texts.fields.insurer}
      options={options}
      required={required}
      search={{ hint: texts.insurerHint, onTyped: setTyped, found, isWaiting: false }}
    />
  );
}
