import { choice, flag, integer, refs, seconds, text } from './field.ts'
import { resource } from './resource.ts'

/** A member of staff who can sign in. Passwords and failure counters are no fields: no call reads them. */
export const user = resource({
  name: 'user',
  path: '/user',
  fields: {
    username: text({ required: true, writable: 'create', max: 40, pattern: /^[a-z0-9][a-z0-9._@+-]{2,39}$/ }),
    name: text({ required: true, max: 120 }),
    name_en: text({ max: 120 }),
    email: text({ max: 200, pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/ }),
    mobile: text({ max: 20, pattern: /^\d{5,15}$/ }),
    country_code: text({ max: 4, pattern: /^\d{1,4}$/ }),
    roles: refs('role'),
    department: refs('department'),
    /** Empty means no site at all. */
    sites: refs('site'),
    staff_level: integer({ min: 1, max: 6 }),
    locale: choice(['zh_CN', 'zh_TW', 'en_US'], { initial: 'zh_CN' }),
    sms_remind: flag({ initial: true }),
    /** `admin` and `super`: cannot be renamed, removed or made again. */
    is_builtin: flag({ writable: 'never' }),
    last_login_at: seconds({ writable: 'never' }),
    is_active: flag({ initial: true }),
  },
  search: ['username', 'name', 'name_en', 'email'],
  labels: ['_id', 'name', 'name_en', 'username'],
  sort: { username: 1 },
  can: { view: 'system.user.view' },
})
