// What other resources may use of this folder.
export { brandForm } from './brandForm.tsx'
export { brandLooks } from './brandLooks.tsx'
export { SiteList } from './SiteList.tsx'
