import type { IssuedToken } from '#server/services/session/openSession.ts'
import type { Session } from '#server/services/session/session.ts'

/** The reply to a sign-in. Clients look for the token inside the data or next to it, so it is in both places. */
export function signedInAs({ token, expiresAt, user }: IssuedToken & Pick<Session, 'user'>) {
  const { _id, name, username, email, locale, mobile, sms_remind, sites } = user
  return {
    data: {
      _id,
      name,
      username,
      email,
      locale,
      access_token: token,
      expires_at: expiresAt,
      need_bind_mobile: !mobile && sms_remind,
      need_choose_site: sites.length > 1,
      sites,
    },
    access_token: token,
  }
}
