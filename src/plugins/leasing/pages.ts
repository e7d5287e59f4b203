// Pages, forms and cards of the area, which are one chunk.
export { leaseScreens } from '#src/resources/leasing/leaseShip/leaseShipScreens.tsx'
export { rentScreens } from '#src/resources/leasing/tenantRent/tenantRentScreens.tsx'
export { StoreRents } from '#src/resources/leasing/tenantRent/StoreRents.tsx'
export { ShopTenancies } from '#src/resources/leasing/tenantShip/Tenancies.tsx'
export { tenancyScreens } from '#src/resources/leasing/tenantShip/tenantShipScreens.tsx'
export { LeaseExpiry } from '#src/resources/leasing/leasingReport/Expiry.tsx'
export {
  ExpiringLeases,
  OccupancyCard,
  SiteOccupancy,
} from '#src/resources/leasing/leasingReport/LeasingCards.tsx'
export { RentRoll } from '#src/resources/leasing/leasingReport/RentRoll.tsx'
export { SplitMerge } from '#src/resources/leasing/leasingReport/SplitMerge.tsx'
export { StackingPlan } from '#src/resources/leasing/leasingReport/Stacking.tsx'
export { LeasingHome, LivingFloor } from '#src/resources/leasing/livingFloor/livingFloorScreens.tsx'
