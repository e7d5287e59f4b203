import { useQuery } from '@tanstack/react-query'

/** The code that draws, fetched once and only where a chart is shown. */
export const useDrawing = () =>
  useQuery({
    queryKey: ['atrium.chart'],
    queryFn: () => import('./draw.ts'),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  })
