import { useState } from 'react';

import type { ApiError } from '../../../kit/errors/api-error';
import { bannerText } from '../../../kit/errors/banner-text';
import type { FormOutcome } from '../../../kit/form/outcome';
import { fieldAtFault, type FieldNames, type FieldPath } from '../../../kit/form/server-refusal';
import type { Outcome } from '../../../kit/graphql/hooks';
import { useRetryKey } from '../../../kit/send/useRetryKey';
import { texts } from '../texts';

interface Joined {
  waitsFor: string;
}

/** Sends a new entry once, however often the button is pressed; `joined` once it exists. */
export function useJoining<Input, Values>(
  send: (input: Input, idempotencyKey: string) => Promise<Outcome<Joined>>,
  fieldsOf: (values: Values) => FieldNames<FieldPath<Values>>,
) {
  const { keyOf, done } = useRetryKey<Input>();
  const [joined, setJoined] = useState<Joined & { input: Input }>();
  const join = async (input: Input, values: Values): Promise<FormOutcome<Values>> => {
    const { data, error } = await send(input, keyOf(input));
    if (error) return refusalOf(error, values);
    done();
    setJoined({ waitsFor: data.waitsFor, input });
    return { ok: true };
  };
  const refusalOf = (error: ApiError, values: Values): FormOutcome<Values> => {
    const field = fieldAtFault(error, fieldsOf(values));
    if (field !== undefined) return { ok: false, text: error.message, field };
    return { ok: false, text: bannerText(error, texts.join.unsure) };
  };
  return { joined, join };
}
