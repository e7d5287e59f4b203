import { params } from '#contract/core/params.ts'
import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'
import { paramTexts } from './paramTexts.ts'
import { permissions } from './permissions.ts'

/** What no area owns: sign-in, sessions, files, messages, and the console itself. */
export default defineServerPlugin({
  id: 'core',
  codes: ['site', 'auth', 'security', 'sms', 'upload', 'ui', 'plugins', 'fx'],
  permissions,
  params,
  paramTexts,
})
