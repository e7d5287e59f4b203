// The screens of the area, which are one chunk.
export { Group, Home } from './Home.tsx'
export { TodoCard } from './TodoCard.tsx'
