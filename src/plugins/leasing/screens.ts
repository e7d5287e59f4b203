// What the lists of the area are made of, which is one chunk: pages and forms come after them (pages.ts).
export { LeaseList } from '#src/resources/leasing/leaseShip/LeaseList.tsx'
export { RentList } from '#src/resources/leasing/tenantRent/RentList.tsx'
export { TenancyList } from '#src/resources/leasing/tenantShip/TenancyList.tsx'
