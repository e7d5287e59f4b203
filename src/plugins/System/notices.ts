// What is shown above every page, which is a small chunk of its own.
export { Announcements } from '#src/resources/announcement/Announcements.tsx'
