// What the lists of the area are made of, which is one chunk: pages and forms come after them (pages.ts).
export { BrandAuditList } from '#src/resources/brandAudit/BrandAuditList.tsx'
export { BrandList } from '#src/resources/brand/BrandList.tsx'
export { CompanyList } from '#src/resources/company/CompanyList.tsx'
export { ContactList } from '#src/resources/contact/ContactList.tsx'
export { StoreList } from '#src/resources/store/StoreList.tsx'
