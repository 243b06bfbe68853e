export { default } from './DiagnosticsPage.tsx';
