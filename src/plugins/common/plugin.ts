import { department } from '#contract/department.ts'
import { site } from '#contract/site.ts'
import { user } from '#contract/user.ts'
import { definePlugin } from '#src/kit/definePlugin.ts'
import { defineResource } from '#src/kit/defineResource.ts'

/** What every other area refers to: people, sites, departments. It has no screens of its own. */
export default definePlugin({
  id: 'common',
  api: 1,
  title: { zh_CN: '公共', zh_TW: '公用', en_US: 'Common' },
  resources: [
    defineResource({ name: 'common/user', contract: user }),
    defineResource({ name: 'common/site', contract: site }),
    defineResource({ name: 'common/department', contract: department }),
  ],
})
