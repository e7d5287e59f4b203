import type { ReactNode } from 'react'
import type { RaRecord } from 'react-admin'
import type { Resource } from '#contract/resource.ts'
import type { ShownRecord } from '#src/kit/base/resource/useRecord.ts'
import type { FieldLooks, FormParts } from '#src/kit/form/FieldGroup.ts'

/** One level of a dictionary: a resource whose records are entries of a tree, in the order of `order`. */
export interface DictionaryLevel<R extends Resource = Resource> {
  /** The prefix of the ids of its nodes. */
  readonly key: string
  readonly contract: R
  /** The message key of the button that adds an entry. */
  readonly add: string
  /** The message key of the button that adds an entry below another of this level, which needs `parent`. */
  readonly addBelow?: string
  /** The field that names the record of the level above. */
  readonly within?: string
  /** The field that names a record of the same level. */
  readonly parent?: string
  readonly form: FormParts
  readonly looks?: FieldLooks
  // Methods, so that a level of one resource fits where those of any resource are expected.
  /** Shown before the name of an entry in the tree: its icon. */
  icon?(record: ShownRecord<R>): ReactNode
  /** Shown beside the name of an entry in the tree, such as that it is hidden. `uses` takes its place. */
  beside?(record: ShownRecord<R>): ReactNode
  /** Why an entry cannot be removed, as a message key, such as that the program needs it; undefined if it can. */
  keeps?(record: ShownRecord<R>): string | undefined
  /** Further facts about an entry, below its names. */
  facts?(record: ShownRecord<R>): ReactNode
}

/** A record of a dictionary, with its place in the tree. */
export interface Entry {
  readonly id: string
  readonly level: DictionaryLevel
  /** The react-admin name of its resource. */
  readonly resource: string
  readonly record: RaRecord
  /** The id of the entry that holds it; null at the top. */
  readonly holder: string | null
}

/** The records that use the entries of a dictionary. */
export interface EntryUses {
  /** How many use an entry; null if it is not known. */
  readonly count: (entry: Entry) => number | null
  /** The address of the list of those who use it. */
  readonly address: (entry: Entry) => string
  /** The key of `%{smart_count} brands`. */
  readonly text: string
  /** The key of the same without the number, for screen readers. */
  readonly unit: string
}
