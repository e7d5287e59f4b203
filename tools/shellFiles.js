/** What is rendered on every page of a signed-in user, in `src`. */
export const shellFiles = [
  '/app/App.tsx',
  '/app/startConsole.ts',
  '/app/upkeep.ts',
  '/plugins/common/notices.ts',
]
