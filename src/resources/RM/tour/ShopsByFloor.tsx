import { StoresByFloor, type StoresByFloorProps } from '#src/kit/form/input/StoresByFloor.tsx'
import { useOwnShops } from './useOwnShops.ts'

/** The own shops of the user, floor by floor, to choose from. */
export function ShopsByFloor(props: Pick<StoresByFloorProps, 'chosen' | 'onChoose'>) {
  const { shops, isPending } = useOwnShops()
  return <StoresByFloor {...props} stores={shops} isPending={isPending} />
}
