import type { fileTypes } from '#contract/fileTypes.ts'

/** A supported file type: the extensions of its names, and what can be done with it. */
interface KnownType {
  /**
   * The first is appended to names with another extension, because the extension decides which program opens
   * it.
   */
  readonly endings: readonly [string, ...string[]]
  readonly isPicture?: true
}

const office = 'application/vnd.openxmlformats-officedocument'
export const xlsxType = `${office}.spreadsheetml.sheet` as const
export const csvType = 'text/csv'

/**
 * Every supported type; the parameter `upload.types` says which are allowed. No browser executes any of them.
 */
const byType: Readonly<Record<(typeof fileTypes)[number], KnownType>> = {
  'image/jpeg': { endings: ['jpg', 'jpeg'], isPicture: true },
  'image/png': { endings: ['png'], isPicture: true },
  'image/webp': { endings: ['webp'], isPicture: true },
  'image/gif': { endings: ['gif'], isPicture: true },
  'image/avif': { endings: ['avif'], isPicture: true },
  'application/pdf': { endings: ['pdf'] },
  [xlsxType]: { endings: ['xlsx'] },
  [`${office}.wordprocessingml.document`]: { endings: ['docx'] },
  [`${office}.presentationml.presentation`]: { endings: ['pptx'] },
  [csvType]: { endings: ['csv'] },
}
const knownTypes: ReadonlyMap<string, KnownType> = new Map(Object.entries(byType))

/**
 * The properties of a type if the operator allows it: `allowed` holds types, or `image/*` for all of a kind.
 */
export function allowedType(type: string, allowed: readonly string[]): KnownType | undefined {
  const isAllowed = allowed.some((one) => one === type || one === `${type.split('/')[0]}/*`)
  return isAllowed ? knownTypes.get(type) : undefined
}

/** Whether a file of this type is shown in a page. */
export const isPicture = (type: string): boolean => knownTypes.get(type)?.isPicture ?? false
