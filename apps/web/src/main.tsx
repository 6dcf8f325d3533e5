import './styles.css';
import { onMissingTexts } from '@tessera/text';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import * as z from 'zod';
import { startTexts } from './i18n/texts.ts';
import { keepGreeting } from './live/me.ts';
import { Pages } from './Pages.tsx';
import { keepOffline } from './pwa/keepOffline.ts';
import { dressDocument, takeLanguage } from './settings/settings.ts';

// The content security policy forbids code generated from text, which zod would otherwise try.
z.config({ jitless: true });

onMissingTexts((part, language) => console.warn(`texts missing: ${part} has none in "${language}"`));
takeLanguage(location.search);
dressDocument();
await startTexts();
keepGreeting();
keepOffline();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to draw into');
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <Pages />
    </BrowserRouter>
  </StrictMode>,
);
