import { mount } from 'svelte';
import './app/tokens.css';
import './app/base.css';
import App from './app/App.svelte';
import { start } from './app/start.ts';

const studio = await start();
mount(App, { target: document.getElementById('app') as HTMLElement, props: { studio } });
