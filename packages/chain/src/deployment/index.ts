export * from './Deployment.ts';
