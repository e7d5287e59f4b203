import { configure } from '@testing-library/react'

// A slow machine draws late; what never comes is still missed.
configure({ asyncUtilTimeout: 5000 })
