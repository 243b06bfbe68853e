import './browserFloor.css';
import { startApp } from './startApp.tsx';

void startApp(window);
