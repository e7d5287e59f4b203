import type { ReactNode } from 'react'
import styles from './Statistics.module.css'

interface LabelledSelectProps<T extends string> {
  readonly label: string
  readonly value: T
  readonly options: readonly (readonly [value: T, text: string])[]
  readonly onChange: (value: T) => void
}

/** A select with its label above it, for the choices of a page. In a form, use `<Input>`. */
export const LabelledSelect = <T extends string>({
  label,
  value,
  options,
  onChange,
}: LabelledSelectProps<T>) => (
  <PageControl label={label}>
    <select
      value={value}
      onChange={({ target }) => {
        const chosen = options.find(([option]) => option === target.value)
        if (chosen) onChange(chosen[0])
      }}
    >
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  </PageControl>
)

interface PageControlProps {
  readonly label: string
  readonly children: ReactNode
}

/** A control with its label above it. */
export const PageControl = ({ label, children }: PageControlProps) => (
  <label className={styles['control']}>
    <span>{label}</span>
    {children}
  </label>
)

/** The controls of a page in a row, which wraps. */
export const PageControls = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles['controls']}>{children}</div>
)
