import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';

import { usePageTitle } from '../../clinic/facts/useClinic';
import { HOME_PATH } from '../../clinic/paths';
import type { ApiError } from '../../kit/errors/api-error';
import { useFocusOn } from '../../kit/focus/useFocusOn';
import { notify } from '../../kit/notify/notify';
import { LoadedOnce, type LoadState } from '../../kit/states/LoadedOnce';
import { PageSpinner } from '../../kit/states/PageSpinner';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { ChevronLeftIcon } from '../../kit/ui/icons';
import { LineLink } from '../../kit/ui/LineLink';
import { texts } from './texts';

interface Props<D> {
  query: LoadState<D> & { error: ApiError | undefined };
  /** `title` applies while the link's target is unknown. */
  words: { title: string; loading: string; failed: string };
  /** Above the title, for pages that the product links to. */
  back?: { to: string; label: string } | undefined;
  /** Default: `words.title`. */
  titleOf?: (data: D) => string;
  children: (data: D) => ReactNode;
}

/** Page of a link in the waiting list's mails. Needs no session; reports an unknown link. */
export function LinkPage<D>({ query, words, back, titleOf = () => words.title, children }: Props<D>) {
  const { data, error } = query;
  const isUnknown = data === undefined && error?.code === 'NOT_FOUND';
  const failed = data === undefined && error !== undefined && !isUnknown;
  const title = isUnknown ? texts.link.unknown : data === undefined ? words.title : titleOf(data);
  usePageTitle(title);
  useEffect(() => {
    if (failed) notify.error(words.failed);
  }, [failed, error, words.failed]);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOn(heading, data !== undefined || isUnknown, { preventScroll: true });
  return (
    <Stack component={Container} spacing={6} sx={{ maxWidth: 760 }} className="public">
      {back && !isUnknown && (
        <LineLink to={back.to}>
          <ChevronLeftIcon fontSize="small" />
          {back.label}
        </LineLink>
      )}
      <Typography variant="h1" ref={heading} tabIndex={-1}>
        {title}
      </Typography>
      {isUnknown ? (
        <>
          <p>{texts.link.unknownHint}</p>
          <ButtonLink to={HOME_PATH} style={{ alignSelf: 'flex-start' }}>
            {texts.link.home}
          </ButtonLink>
        </>
      ) : (
        <LoadedOnce query={query} errorTitle={words.failed} waiting={<PageSpinner label={words.loading} />}>
          {children}
        </LoadedOnce>
      )}
    </Stack>
  );
}
