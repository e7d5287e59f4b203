// The screens of the area, which are one chunk.
export { FramePage } from './FramePage.tsx'
