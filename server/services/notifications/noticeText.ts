import type { LocalText } from '#contract/localText.ts'

/** Where a notification can go besides the bell: to its recipients' mailboxes, or to the group chats of a site. */
export type ChannelKind = 'mail' | 'robot'

/** The text of a notification, with placeholders such as `%{lot}`. */
export interface NoticeText extends LocalText {
  /**
   * Where it goes besides the bell: `mail` to its recipients, unless they turned it off; `robot` to the group
   * chats of a site, when it is announced there.
   */
  readonly channels?: readonly ChannelKind[]
}
