import { createRoot } from 'react-dom/client';

// The least that a page with React can be: what every other figure is held against.
const root = document.getElementById('app');
if (root !== null) createRoot(root).render(<p>hello</p>);
