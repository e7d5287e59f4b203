// The screens of the area, which are one chunk.
export { leaseScreens } from '#src/resources/leaseShip/screens.tsx'
export { rentScreens, StoreRents } from '#src/resources/tenantRent/screens.tsx'
export { tenancyScreens } from '#src/resources/tenantShip/screens.tsx'
export { LeaseExpiry } from '#src/resources/leasingReport/Expiry.tsx'
export { RentRoll } from '#src/resources/leasingReport/RentRoll.tsx'
export { SplitMerge } from '#src/resources/leasingReport/SplitMerge.tsx'
export { StackingPlan } from '#src/resources/leasingReport/Stacking.tsx'
