// The notices above the pages, which are one small chunk.
export { Announcements } from '#src/resources/System/announcement/Announcements.tsx'
export { DemoArriving } from './DemoArriving.tsx'
export { DutyFirst } from './DutyFirst.tsx'
export { MobileReminder } from './MobileReminder.tsx'
export { PublicDemo } from './PublicDemo.tsx'
