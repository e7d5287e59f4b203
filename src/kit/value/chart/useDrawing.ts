import { useQuery } from '@tanstack/react-query'

/** The drawing code, fetched once and only if a chart is shown. */
export const useDrawing = () =>
  useQuery({
    queryKey: ['atrium.chart'],
    queryFn: () => import('./draw.ts'),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  })
