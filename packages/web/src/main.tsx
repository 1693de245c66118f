import { render } from 'preact/compat';
import './base/fonts/fonts.css';
import './base/theme.css';
import './base/parts.css';
import './app/pages.css';
import { App } from './app/app.tsx';
import { sendUnsentLater } from './app/send-unsent.ts';
import { applyTheme, followSystemTheme } from './base/theme.ts';
import { keepForLater } from './offline/register.ts';

applyTheme();
followSystemTheme();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

render(<App />, root);
keepForLater();
sendUnsentLater();
