import { commonColumns } from '#server/demo/commonColumns.ts'
import { leftStaff, namedUsers, type NamedUser } from './namedUsers.ts'
import { person } from '#server/demo/people.ts'
import { siteIds } from '#server/demo/sites.ts'

/** A row of the table `user`. */
export type DemoUser = ReturnType<typeof users>[number]

// The password of every account of the demo operator.
const demoPassword = 'Demo#2026'

/**
 * What the accounts are made from. `staffed` adds generated staff at every site, up to 120 accounts in all.
 */
export interface UserOptions {
  createdAt: number
  staffed: boolean
  hash: (password: string) => string
}

/** The accounts, U001 (`admin`) and U002 (`super`) first. Passwords are hashed one by one, each with its own salt. */
export const users = ({ createdAt, staffed, hash }: UserOptions) =>
  [...namedUsers, ...(staffed ? generatedStaff() : [])].map((user, index) => ({
    _id: `U${String(index + 1).padStart(3, '0')}`,
    username: user.username,
    name: user.name,
    name_en: user.name_en,
    email: emailOf(user.username),
    ...mobile(index + 1, user.locale === 'zh_TW'),
    password_hash: hash(demoPassword),
    roles: user.roles,
    department: user.department,
    sites: [...user.sites],
    staff_level: user.staff_level,
    locale: user.locale,
    sms_remind: index % 3 !== 0,
    is_builtin: user.username === 'admin' || user.username === 'super',
    ...commonColumns(createdAt),
    is_active: user.username !== leftStaff && !('left' in user),
  }))

// The team of a site: role, department, staff level. In seven of the teams the last officer has left.
const team = [
  ['manager', '16', 4],
  ['officer', '16 191', 3],
  ['officer', '16', 2],
  ['officer', '16 191', 2],
  ['officer', '16', 2],
  ['leasing_officer', '5', 3],
  ['brand_editor', '17', 2],
  ['perf_analyst', '66', 3],
  ['report_reader', '66', 1],
  ['officer', '16', 1],
  ['officer', '16 191', 1],
] as const
const teamsWithLeaver = 7

const generatedStaff = () =>
  siteIds.flatMap((site, siteIndex) =>
    team.map(([role, department, staff_level], place) => {
      const inHongKong = site === '9' || site === '10'
      const retail = inHongKong ? `rmhk_${role}` : `rm_${role}`
      const left = siteIndex < teamsWithLeaver && place === team.length - 1
      const staff: NamedUser = {
        ...person(siteIndex * team.length + place, inHongKong),
        roles: [role === 'manager' || role === 'officer' ? retail : role],
        department: (inHongKong ? department.replace('16', '22') : department).split(' '),
        sites: [site],
        locale: inHongKong ? 'zh_TW' : 'zh_CN',
        staff_level,
      }
      return left ? { ...staff, left } : staff
    }),
  )

// An account without an e-mail address signs in only by its name.
const emailOf = (username: string) => {
  if (username === 'nomenu') return null
  return username.includes('@') ? username : `${username}@example.com`
}

// No mobile network there has numbers that begin with 10, so a stray text message reaches nobody.
const mobile = (number: number, inHongKong: boolean) =>
  inHongKong
    ? { country_code: '852', mobile: `1000${String(number).padStart(4, '0')}` }
    : { country_code: '86', mobile: `1000000${String(number).padStart(4, '0')}` }
