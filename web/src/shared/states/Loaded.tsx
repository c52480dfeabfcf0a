import { LoadedOnce, type LoadedProps } from './LoadedOnce';
import { StaleNotice } from './StaleNotice';

/** LoadedOnce that says, above what is shown, when it could not be asked for again and may be old. */
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
