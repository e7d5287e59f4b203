// The screens of the area, which are one chunk.
export { leaseScreens } from '#src/resources/leaseShip/screens.tsx'
export { rentScreens } from '#src/resources/tenantRent/screens.tsx'
export { StoreRents } from '#src/resources/tenantRent/StoreRents.tsx'
export { ShopTenancies } from '#src/resources/tenantShip/ShopTenancies.tsx'
export { tenancyScreens } from '#src/resources/tenantShip/screens.tsx'
export { LeaseExpiry } from '#src/resources/leasingReport/Expiry.tsx'
export {
  ExpiringLeases,
  LeasesToApprove,
  OccupancyCard,
  SiteOccupancy,
} from '#src/resources/leasingReport/LeasingCards.tsx'
export { RentRoll } from '#src/resources/leasingReport/RentRoll.tsx'
export { SplitMerge } from '#src/resources/leasingReport/SplitMerge.tsx'
export { StackingPlan } from '#src/resources/leasingReport/Stacking.tsx'
export { LeasingHome, LivingFloor } from '#src/resources/livingFloor/screens.tsx'
