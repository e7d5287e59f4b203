import { Navigate, useLocation } from 'react-router-dom'

/** The menu entry of the mystery customer in Hong Kong, which leads to the results. */
export const MysteryCustomer = () => <Navigate to={`${useLocation().pathname}/result`} replace />
