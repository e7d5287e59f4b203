// What stands above the pages, which is one small chunk.
export { MobileReminder } from './MobileReminder.tsx'
export { PasswordFirst } from './PasswordFirst.tsx'
export { PublicDemo } from './PublicDemo.tsx'
