import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useEffect, useRef, type ReactNode } from 'react';

import type { ApiError } from '../../kit/errors/api-error';
import { useFocusOn } from '../../kit/focus/useFocusOn';
import { notify } from '../../kit/notify/notify';
import { LoadedOnce, type LoadState } from '../../kit/states/LoadedOnce';
import { PageSpinner } from '../../kit/states/PageSpinner';
import { usePageTitle } from '../facts/useClinic';
import { HomeButton } from './receipt-buttons';
import { ReceiptFrame } from './receipt-layout';

interface Words {
  /** Heading and tab until loaded. */
  title: string;
  loading: string;
  failed: string;
  /** For NOT_FOUND. */
  unknown: string;
  unknownTab: string;
  unknownHint: string;
}

interface Props<D> {
  query: LoadState<D> & { error: ApiError | undefined };
  words: Words;
  children: (data: D) => ReactNode;
}

/** A booking or request, open to anyone with its secret address. */
export function ReceiptPage<D>({ query, words, children }: Props<D>) {
  const { data, error } = query;
  const unknown = !data && error?.code === 'NOT_FOUND';
  const failed = !data && error !== undefined && !unknown;
  useEffect(() => {
    if (failed) notify.error(words.failed);
  }, [failed, error, words]);

  if (unknown) return <NotFound words={words} />;
  return (
    <LoadedOnce
      query={query}
      errorTitle={words.failed}
      waiting={<PageSpinner label={words.loading} />}
      around={(said) => (
        <OnItsWay title={words.title} hasTitle={failed}>
          {said}
        </OnItsWay>
      )}
    >
      {children}
    </LoadedOnce>
  );
}

function OnItsWay({ title, hasTitle, children }: { title: string; hasTitle: boolean; children: ReactNode }) {
  usePageTitle(title);
  return (
    <ReceiptFrame className="public">
      <Typography variant="h1" style={hasTitle ? undefined : visuallyHidden}>
        {title}
      </Typography>
      {children}
    </ReceiptFrame>
  );
}

function NotFound({ words }: { words: Words }) {
  const title = useRef<HTMLHeadingElement>(null);
  useFocusOn(title, true, { preventScroll: true });
  usePageTitle(words.unknownTab);
  return (
    <ReceiptFrame className="public">
      <Typography variant="h1" ref={title} tabIndex={-1}>
        {words.unknown}
      </Typography>
      <p>{words.unknownHint}</p>
      <div>
        <HomeButton />
      </div>
    </ReceiptFrame>
  );
}
