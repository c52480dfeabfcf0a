import { LoadedOnce, type LoadedProps } from './LoadedOnce';
import { StaleNotice } from './StaleNotice';

/** LoadedOnce that also warns about old data. */
export function Loaded<D>({ children, ...props }: LoadedProps<D>) {
  const { error, refetch } = props.query;
  return (
    <LoadedOnce {...props}>
      {(data) => (
        <>
          {Boolean(error) && <StaleNotice onRetry={() => void refetch()} />}
          {children(data)}
        </>
      )}
    </LoadedOnce>
  );
}
