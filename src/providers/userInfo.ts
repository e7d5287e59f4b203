import { isRecord } from '#contract/isRecord.ts'
import type { SiteInfo, UserInfo } from '#contract/core/session.ts'
import { listOf, text, texts } from './looseValues.ts'

/**
 * Reads a user from a reply or the storage, as tolerantly as the specification demands: permissions as one
 * text or a list, departments as numbers or texts, sites as records or ids; missing parts become empty,
 * malformed list items are dropped. What a reply leaves out is taken from `known` if that is the same user,
 * because each call returns other parts, and sign-in may leave out the id. Null if there is no user in it.
 * The token is not copied: it belongs to the session.
 */
export function readUser(answer: unknown, known: UserInfo | null = null): UserInfo | null {
  if (!isRecord(answer)) return null
  const value = over(known, answer)
  if (!['_id', 'username', 'name', 'email'].some((name) => text(value[name]) !== '')) return null
  const username = text(value['username'])
  const roles = listOf(value['roles']).filter(isRecord).map(readRole)
  const data = isRecord(value['data']) ? value['data'] : {}
  const granted = roles.flatMap(({ permissions }) => permissions)
  return {
    _id: text(value['_id']),
    username,
    name: text(value['name']) || username,
    name_en: text(value['name_en']) || null,
    email: text(value['email']) || null,
    mobile: text(value['mobile']) || null,
    // If the back end does not say so, there is no reminder.
    sms_remind: flag(value['sms_remind'], false),
    must_change_password: flag(value['must_change_password'], false),
    must_set_up_factor: flag(value['must_set_up_factor'], false),
    roles,
    department: texts(value['department']),
    sites: listOf(value['sites'])
      .map(readSite)
      .filter(({ _id }) => _id),
    locale: text(value['locale']),
    staff_level: typeof value['staff_level'] === 'number' ? value['staff_level'] : null,
    access_token: '',
    data: {
      permissions: [...new Set([...granted, ...texts(data['permissions'])])],
      // By name and role alone (specification section 6), whatever else the reply says.
      is_manager: username === 'super' || roles.some(({ type }) => type === 'management'),
      is_admin: username === 'admin',
      ...(typeof data['has_every_site'] === 'boolean' ? { has_every_site: data['has_every_site'] } : {}),
    },
    menu_version: text(value['menu_version']),
  }
}

function over(known: UserInfo | null, answer: Values): Values {
  const id = text(answer['_id'])
  if (!known || (id !== '' && known._id !== '' && id !== known._id)) return answer
  // The known permissions come from the roles, which may have changed.
  const { data, ...rest } = known
  return { ...rest, ...('roles' in answer ? {} : { data }), ...answer }
}

type Values = Readonly<Record<string, unknown>>

function readRole(role: Record<string, unknown>): UserInfo['roles'][number] & { permissions: string[] } {
  return {
    _id: text(role['_id']),
    type: text(role['type']),
    name: text(role['name']),
    name_en: text(role['name_en']) || null,
    name_tc: text(role['name_tc']) || null,
    permissions: texts(role['permissions']),
  }
}

function readSite(value: unknown): SiteInfo {
  const site = isRecord(value) ? value : { _id: value }
  return {
    _id: text(site['_id']),
    site_region: text(site['site_region']),
    code: text(site['code']),
    name: text(site['name']) || text(site['_id']),
    name_en: text(site['name_en']) || null,
    name_sc: text(site['name_sc']) || null,
    name_tc: text(site['name_tc']) || null,
    ...(text(site['currency']) ? { currency: text(site['currency']) } : {}),
    ...(text(site['area_unit_secondary']) ? { area_unit_secondary: text(site['area_unit_secondary']) } : {}),
    tags_enabled: flag(site['tags_enabled'], site['site_region'] === 'HK'),
  }
}

const flag = (value: unknown, otherwise: boolean): boolean => (typeof value === 'boolean' ? value : otherwise)
