import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import type { PasskeyOptions } from '@tessera/protocol';

/** Whether this browser has passkeys for this page: they need https, or a server on this computer. */
export function hasPasskeys(): boolean {
  return browserSupportsWebAuthn();
}

/** Has the device make a passkey. */
export function createPasskey(options: PasskeyOptions) {
  if (!isForRegistration(options)) throw new TypeError('Passkey registration failed: the options lack a field');
  return startRegistration({ optionsJSON: options });
}

/** Has the device prove a passkey. */
export function provePasskey(options: PasskeyOptions) {
  if (!isForAuthentication(options)) throw new TypeError('Passkey authentication failed: the options are malformed');
  return startAuthentication({ optionsJSON: options });
}

/** Checks the fields of WebAuthn that the library of the browser reads without asking. */
function isForRegistration(
  options: PasskeyOptions,
): options is PasskeyOptions & PublicKeyCredentialCreationOptionsJSON {
  return ['rp', 'user'].every((field) => typeof options[field] === 'object') && Array.isArray(options.pubKeyCredParams);
}

function isForAuthentication(
  options: PasskeyOptions,
): options is PasskeyOptions & PublicKeyCredentialRequestOptionsJSON {
  return options.allowCredentials === undefined || Array.isArray(options.allowCredentials);
}

/** Whether a person, or their device, has not confirmed: that is no error of the server. */
export function isUnconfirmed(error: unknown): boolean {
  return error instanceof WebAuthnError || (error instanceof DOMException && error.name === 'NotAllowedError');
}
