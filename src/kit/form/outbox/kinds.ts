import type { useNotify } from 'react-admin'
import type { BackEnd } from '#src/kit/base/call/callsContext.ts'
import type { Failure } from '#src/kit/base/call/failureOf.ts'
import type { ResourceDefinition } from '#src/kit/base/resource/defineResource.ts'
import { answerKind } from './answerKind.ts'
import type { Entry } from './entry.ts'
import { formKind } from './formKind.ts'

/** A kind of entry: how it is sent, what a refusal means, and what it is called. */
export interface Kind<E extends Entry = Entry> {
  /** Entries of a lane are sent in their order. Lanes do not wait for each other. */
  laneOf(entry: E): string
  /** Whether all that waits in a lane is sent together; if that is refused, one by one. */
  readonly isBatch: boolean
  /** False as long as an entry has to wait, whatever the network does. */
  isReady(entry: E, by: Sender): boolean
  /** Resolves when the server has the entries, and rejects otherwise. */
  send(entries: readonly E[], by: Sender): Promise<void>
  /** Whether an error of `send` is final. After any other error the entries are sent again later. */
  isRefusal(failure: Failure): boolean
  /** What becomes of an entry that the server refuses. */
  refuse(entry: E, error: unknown, by: Sender): Promise<void>
  /** What the tray shows: its name, and the resource whose form opens it. Without this it is not in the tray. */
  cardOf?(entry: E, resources: Sender['resources']): { readonly title?: string; readonly form?: string }
}

/** Who sends, and what they have for it. */
export interface Sender {
  readonly user: string
  readonly site: string | null
  readonly calls: BackEnd
  readonly resources: ReadonlyMap<string, ResourceDefinition>
  readonly notify: ReturnType<typeof useNotify>
  /** Fetches again what is shown of a resource. */
  readonly refresh: (resource: string) => void
}

/** What can wait on a device. */
const kinds: Readonly<Record<string, Kind>> = { form: formKind, answer: answerKind }

/** The kind of an entry; undefined for one that another version of the console has left. */
export const kindOf = ({ kind }: Entry): Kind | undefined => kinds[kind]
