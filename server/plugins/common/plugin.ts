import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'

/** The pages of one's own account. */
export default defineServerPlugin({
  id: 'common',
})
