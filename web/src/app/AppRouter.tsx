import { RouterProvider, type RouterProviderProps } from 'react-router-dom';

/**
 * The router, whose steps are drawn at once. Drawn in pieces (its default, a transition), a step whose answer comes
 * between two pieces would be asked for again and again: Apollo's useQuery takes its variables while it is drawn, those
 * of the step and those from before by turns.
 */
export function AppRouter({ router }: Pick<RouterProviderProps, 'router'>) {
  return <RouterProvider router={router} useTransitions={false} />;
}
