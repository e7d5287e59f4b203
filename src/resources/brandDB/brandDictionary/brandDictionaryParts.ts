// What other resources may import from this folder.
export { TagDot } from './TagDot.tsx'
export { useTags, type TagOption } from './useTags.ts'
