import type { Locale } from '#contract/localText.ts'
import type { ChannelKind } from '#server/services/notifications/noticeText.ts'

/** A way out of the console that this server is set up for. */
export interface Channel {
  /** Unique; administrators read it where a message could not be sent. Without secrets. */
  readonly name: string
  readonly kind: ChannelKind
  /** The code of the only site that it is for; null for all sites. */
  readonly site: string | null
  /** The secrets in the address of the channel, which nobody may read should the other service repeat them. */
  readonly secrets: readonly string[]
  /** Sends one message. Throws if it was not accepted. */
  readonly send: (message: Message) => Promise<void>
}

/** What is sent at once, in the language of its readers. */
export interface Message {
  /** Every attempt to send the message has this id. */
  readonly id: string
  readonly locale: Locale
  /** The address of a person; null for a chat. */
  readonly email: string | null
  readonly entries: readonly Entry[]
}

/** One notification of a message, and the address of the page it is about. */
export interface Entry {
  readonly text: string
  readonly link: string
}
