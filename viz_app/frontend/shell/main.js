/* The entry of the page: its settings say who answers, a server or a worker in this tab. */
import { serverTransport } from '../client/server.js';
import { tabTransport } from '../client/tab.js';
import { start } from './shell.js';
import { sayTexts } from './texts.js';

const config = JSON.parse(document.getElementById('gf-config')?.textContent ?? '{}');
sayTexts();
if (config.worker) tabTransport(config).then((transport) => start(config, transport));
else start(config, serverTransport());
