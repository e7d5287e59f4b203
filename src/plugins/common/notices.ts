// The notices above the pages, which are one small chunk.
export { MobileReminder } from './MobileReminder.tsx'
export { PasswordFirst } from './PasswordFirst.tsx'
export { PublicDemo } from './PublicDemo.tsx'
