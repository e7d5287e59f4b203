import { StoresInput } from '#src/kit/form/input/StoresInput.tsx'
import { useOwnShops } from './useOwnShops.ts'

/** An input for the route of a tour: the own shops, floor by floor. It is walked from the lowest floor up, by number. */
export function RouteInput() {
  const { shops, isPending } = useOwnShops()
  return <StoresInput source="store_ids" isRequired stores={shops} isPending={isPending} />
}
