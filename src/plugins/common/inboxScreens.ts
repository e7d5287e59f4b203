// The inbox and the notifications, which are a chunk of their own.
export { DeputiesPage } from './inbox/Deputies.tsx'
export { InboxPage } from './inbox/Inbox.tsx'
export { NotificationsPage } from './inbox/Notifications.tsx'
