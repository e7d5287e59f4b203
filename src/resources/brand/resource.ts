// What other resources may use of this folder.
export { BrandInputs } from './BrandInputs.tsx'
export { brandLooks } from './brandLooks.tsx'
export { PriceBandInput } from './PriceBandInput.tsx'
export { SiteList } from './SiteList.tsx'
export { TagsInput } from './TagsInput.tsx'
export { WebsiteInput } from './WebsiteInput.tsx'
