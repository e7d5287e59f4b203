import type { Extension } from './extension.ts'
import type { Field } from './field.ts'
import type { LifecycleSteps, StepName } from './lifecycle.ts'
import type { LocalText, Texts } from './localText.ts'
import type { commonFields, Fields, Resource } from './resource.ts'

/** What a step is called, for buttons, dialogs, notices and the history. */
export type StepWords = {
  /** The button: `Approve`. */
  readonly label: LocalText
  /** The title of the dialog: `Approve this request?` */
  readonly question: LocalText
  /** What the history says once it is taken: `Approved`. */
  readonly done: LocalText
  /** The labels of what it takes, and help below the inputs. */
  readonly fields?: TextByName
  readonly help?: TextByName
  /** The values of the choice fields that it takes. */
  readonly choices?: Readonly<Record<string, TextByName>>
}

/**
 * What a resource is called, in three languages: for the console, exported and imported files, and the
 * description of the API.
 */
export interface Words {
  /** The name of the resource in the contract. */
  readonly resource: string
  /** Its name, with the English plural after `||||`: `Company |||| Companies`. */
  readonly name?: LocalText
  /** The labels of its fields, and of the names that conditions can use. */
  readonly fields: TextByName
  /**
   * What lists call the column of a field, if it differs from the label in forms, such as the column with the names in
   * all languages. Files may use it as a heading too.
   */
  readonly columns?: TextByName
  /** The labels of what its screens show like fields, but the contract does not have. */
  readonly otherFields?: TextByName
  /** The values of choice fields. */
  readonly choices?: Readonly<Record<string, TextByName>>
  /** Help below the inputs of fields. */
  readonly help?: TextByName
  /** The steps of its lifecycle. */
  readonly steps?: Readonly<Record<string, StepWords>>
  /** Why a step is not open: `state`, or the field that names the person. */
  readonly not_open?: TextByName
  /** Other texts of its screens: `brandDB.company.no_brands` for `screen.no_brands` of `brandDB/company`. */
  readonly screen?: Texts
}

type TextByName = Readonly<Record<string, LocalText>>

/**
 * Labels are required for the resource's own fields. The common fields and the names for conditions can have
 * labels too.
 */
type Labels<F, A> = Readonly<Record<Exclude<keyof F & string, CommonField>, LocalText>> & {
  readonly [K in CommonField | (string extends keyof A ? never : keyof A & string)]?: LocalText
}
type CommonField = keyof typeof commonFields

/** The values of a field with choices, one or several; never for any other field. */
type ValueOf<F> =
  F extends Field<infer T>
    ? ChoiceName<NonNullable<T> extends readonly (infer V)[] ? V : NonNullable<T>>
    : never
type ChoiceName<T> = string extends T ? never : T extends string ? T : never

type Choices<F> = {
  readonly [K in keyof F as [ValueOf<F[K]>] extends [never] ? never : K]: Readonly<
    Record<ValueOf<F[K]>, LocalText>
  >
}

/** A group of words, `K`, with a word for each key of `T`. Without keys there is no group. */
type WordGroup<K extends string, T> = [keyof T] extends [never] ? unknown : { readonly [P in K]: T }

/** The words of a resource with such fields, steps and names for conditions, as its declaration has them. */
export type NounWords<F extends Fields, S extends LifecycleSteps, A extends Fields> = Omit<
  Words,
  'resource' | 'fields'
> & {
  readonly name: LocalText
  readonly fields: Labels<F, A>
} & WordGroup<'choices', Choices<F>> &
  WordGroup<'steps', Record<keyof S & string, StepWords>>

/**
 * The words that a resource or an extension needs: a missing field, choice or step does not compile, and
 * neither does a label for a field that does not exist.
 */
export type WordsOf<R> = Omit<Words, 'resource' | 'fields'> &
  (R extends { readonly fields: infer F extends Fields; readonly asked: infer A }
    ? { readonly fields: Labels<F, A> } & WordGroup<'choices', Choices<F>>
    : unknown) &
  (R extends Resource
    ? { readonly name: LocalText } & WordGroup<'steps', Record<StepName<R>, StepWords>>
    : unknown)

/**
 * Declares what a resource is called, or what the fields of an extension are called. Put it next to the
 * contract, in its own file such as `lot.words.ts`.
 *
 *     export const lotWords = words(lot, {
 *       name: text('停车场', '停車場', 'Car park |||| Car parks'),
 *       fields: { name: text('名称', '名稱', 'Name'), places: text('车位数', '車位數', 'Places') },
 *     })
 */
export const words = <const R extends Resource | Extension>(
  of: R,
  given: WordsOf<R>,
): WordsOf<R> & Pick<Words, 'resource'> => ({
  ...given,
  // After the words, which can be those of another resource with a few changes.
  resource: 'of' in of ? of.of : of.name,
})
