/** A cell without content, which takes up the space of others. */
export const EmptyCell = ({ className }: { readonly className?: string | undefined }) => (
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label
  <td className={className} />
)
