import { useState } from 'react';

import type { ApiError } from '../../../kit/errors/api-error';

type Answer = 'accept' | 'decline';

export interface OfferAnswer {
  /** On its way. */
  pressed: Answer | undefined;
  /** What came of the last press. */
  last: { refusal: ApiError | undefined } | undefined;
  /** Nobody knows whether it was accepted. */
  isUnsure: boolean;
  press: (answer: Answer) => Promise<void>;
}

/** `send` answers the refusal. */
export function useOfferAnswer(send: Record<Answer, () => Promise<ApiError | undefined>>): OfferAnswer {
  const [pressed, setPressed] = useState<Answer>();
  const [last, setLast] = useState<OfferAnswer['last']>();
  return {
    pressed,
    last,
    isUnsure: pressed !== undefined || last?.refusal?.isUnsure === true,
    press: async (answer) => {
      setPressed(answer);
      setLast({ refusal: await send[answer]() });
      setPressed(undefined);
    },
  };
}
