/** What is rendered on every page of a signed-in user, in `src`. */
export const shellFiles = ['/App.tsx', '/startConsole.ts', '/upkeep.ts', '/plugins/common/notices.ts']
