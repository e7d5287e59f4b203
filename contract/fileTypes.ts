const office = 'application/vnd.openxmlformats-officedocument'

/** Every type of files that can be uploaded. No browser executes any of them. */
export const fileTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
  'application/pdf',
  `${office}.spreadsheetml.sheet`,
  `${office}.wordprocessingml.document`,
  `${office}.presentationml.presentation`,
  'text/csv',
] as const
