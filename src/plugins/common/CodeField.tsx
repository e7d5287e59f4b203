import { TextField, type TextFieldProps } from './TextField.tsx'

/** A code of the authenticator app: phones show digits, and offer a code that they know. */
export const CodeField = (field: TextFieldProps) => (
  <TextField name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={40} {...field} />
)
