import { styled } from '@mui/material/styles';

import { texts } from './texts';

const Excerpt = styled('code')({ display: 'block', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap', fontSize: 14 });

interface Props {
  /** In milliseconds. */
  duration: number;
  /** The beginning of the answer, as the other system wrote it. */
  response: string;
}

export function Answered({ duration, response }: Props) {
  return (
    <div>
      <p>
        {texts.log.duration}: {texts.log.milliseconds(duration)}
      </p>
      {response !== '' && (
        <>
          <p>{texts.test.answer}:</p>
          <Excerpt>{response}</Excerpt>
        </>
      )}
    </div>
  );
}
