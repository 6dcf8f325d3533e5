import 'i18next';
import type { en } from './en.ts';

// Makes a key that does not exist an error of the compiler.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: { shell: typeof en };
    returnNull: false;
  }
}
