import { RouterProvider, type RouterProviderProps } from 'react-router-dom';

/**
 * Renders each navigation at once. As a transition (the default), rendering in pieces makes Apollo's useQuery
 * alternate between old and new variables, and it asks again and again.
 */
export function AppRouter({ router }: Pick<RouterProviderProps, 'router'>) {
  return <RouterProvider router={router} useTransitions={false} />;
}
