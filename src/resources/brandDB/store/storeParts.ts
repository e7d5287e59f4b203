// What other resources may use of this folder.
export { storeStatusColors } from './storeStatusColors.ts'
