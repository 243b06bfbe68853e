export { default } from './SynthesisPage.tsx';
