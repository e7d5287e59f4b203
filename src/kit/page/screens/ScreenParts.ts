import type { ComponentType } from 'react'
import type { Rule } from '#contract/access.ts'
import type { Resource } from '#contract/resource.ts'
import type { BoardProps } from '#src/kit/page/board/Board.tsx'
import type { ScreenKind } from '#src/kit/base/resource/defineResource.ts'
import type { FormValues } from '#src/kit/form/change/changes.ts'
import type { ListPageProps } from '#src/kit/table/list/ListPage.tsx'
import type { Column } from '#src/kit/base/resource/Column.ts'
import type { TableProps } from '#src/kit/table/Table.tsx'
import type { FieldGroup, FieldLooks, FieldName, FormParts, GroupItem } from '#src/kit/form/FieldGroup.ts'

/** The screens of a resource, for `screen.all` in the manifest. */
export type ResourceScreens = Readonly<Record<ScreenKind, ComponentType>>

type PageOptions = Omit<ListPageProps, 'children' | 'filters' | 'more' | 'sort'>

/**
 * What is particular about the screens of a resource. Everything has a default from the contract, and a
 * component can take the place of any data.
 */
export interface ScreenParts<R extends Resource = Resource> extends Partial<ResourceScreens> {
  /** How fields look in the table, in forms, on pages, in the preview and in the history. */
  readonly looks?: FieldLooks<R>
  /**
   * The columns of the table. By default the label, choices and references, and all other fields to choose
   * from.
   */
  readonly columns?: readonly (FieldName<R> | Column<R>)[]
  /** The fields, and names in `asked`, with a filter. By default choices, flags and references. */
  readonly filters?: readonly (FieldName<R> | (keyof R['asked'] & string))[]
  /** The filters that are offered under "more". */
  readonly more?: readonly (FieldName<R> | (keyof R['asked'] & string))[]
  /** The default sort order; that of the contract by default. Names are sorted in the language of the user. */
  readonly sort?: ListPageProps['sort']
  /** Other options of the list page, or a hook that returns them: views, counters above the list, actions for selected rows. */
  readonly page?: PageOptions | (() => PageOptions)
  /** Who can select rows; by default everybody if the contract has `exports`, otherwise nobody. */
  readonly selects?: Rule
  /** Other options of the table: cards, actions of a row. */
  readonly table?: Omit<TableProps<R>, 'columns' | 'preview'>
  /** Offers the list as a board, too: its lanes are the values of a field. */
  readonly board?: BoardProps<R>
  /** What is shown beside the list when a row is chosen; `true` for what the page shows. */
  readonly preview?: readonly GroupItem<R>[] | ComponentType | true
  /** The inputs of the form. By default all fields that users write, in the contract's order. */
  readonly form?: FormParts<R>
  /** The initial values of a new record. */
  readonly defaults?: FormValues
  /**
   * New records are kept on the device until the server has them, whatever happens to network and browser.
   */
  readonly offline?: boolean
  /** The field with the state of a record. By default the first field whose look has `statusColors`. */
  readonly status?: FieldName<R>
  /** Fields below the name on the record's page. */
  readonly facts?: readonly FieldName<R>[]
  /** Shows a coloured first letter before the name. */
  readonly monogram?: boolean
  /** The buttons of the record's page. By default its steps, edit and delete, for users who may. */
  readonly buttons?: ComponentType
  /** Above the sections of the page and above the form that changes a record: a banner about its state. */
  readonly banner?: ComponentType
  /** The sections of the record's page. By default the groups of the form, without what the header shows. */
  readonly sections?: readonly (FieldGroup<R> | ComponentType)[]
  /** What belongs to the record, below the sections: `<RelatedRecords>`. */
  readonly related?: ComponentType
  /** Beside the sections on wide screens, above who changed the record and when. */
  readonly aside?: readonly (FieldGroup<R> | ComponentType)[]
  /** Fields above who changed the record and when, such as a number that was assigned to it. */
  readonly recordFacts?: readonly FieldName<R>[]
}
