import { useCallback, useState } from 'react';

import type { ApiError } from '../../kit/errors/api-error';
import { bannerText } from '../../kit/errors/banner-text';
import { surelyFailed } from '../../kit/errors/surely-failed';
import type { Outcome } from '../../kit/graphql/hooks';
import { askForPasskey } from './passkey-browser';
import { texts } from './texts';

interface PasskeyOptions {
  challenge: string;
  options: string;
}

interface Steps<Begun, Data> {
  begin: () => Promise<Outcome<Begun>>;
  optionsOf: (begun: Begun) => PasskeyOptions;
  send: (answer: { challenge: string; response: string }) => Promise<Outcome<Data>>;
  /** Reported elsewhere. */
  isSaid?: (error: ApiError) => boolean;
}

interface Use {
  /** Resolves to the server's answer, or undefined: see `fault`. */
  ask: <Begun, Data>(steps: Steps<Begun, Data>) => Promise<Data | undefined>;
  busy: boolean;
  fault: string | null;
}

/** Asks for a passkey and sends its answer. */
export function usePasskey(): Use {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  const ask = useCallback(async <Begun, Data>({ begin, optionsOf, send, isSaid = () => false }: Steps<Begun, Data>) => {
    const fail = (error: ApiError) => {
      if (!isSaid(error)) setFault(bannerText(error, surelyFailed(texts.failed)));
      return undefined;
    };
    setBusy(true);
    setFault(null);
    try {
      const begun = await begin();
      if (begun.error) return fail(begun.error);
      const { challenge, options } = optionsOf(begun.data);
      const answer = await askForPasskey(options);
      if ('fault' in answer) return void setFault(answer.fault);
      const { data, error } = await send({ challenge, response: answer.response });
      return error ? fail(error) : data;
    } finally {
      setBusy(false);
    }
  }, []);
  return { ask, busy, fault };
}
