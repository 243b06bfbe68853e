import { startApp } from './startApp.tsx';

void startApp(window);
