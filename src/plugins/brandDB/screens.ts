// The screens of the area, which are one chunk.
export { BrandModification } from './BrandModification.tsx'
export { BrandModifyPC } from './BrandModifyPC.tsx'
export { BrandCreate } from '#src/resources/brand/BrandCreate.tsx'
export { BrandEdit } from '#src/resources/brand/BrandEdit.tsx'
export { BrandList } from '#src/resources/brand/BrandList.tsx'
export { BrandShow } from '#src/resources/brand/BrandShow.tsx'
export { FloorList } from '#src/resources/floor/FloorList.tsx'
export { StoreList } from '#src/resources/store/StoreList.tsx'
