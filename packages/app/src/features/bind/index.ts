export { BindPage as default } from './BindPage.tsx';
