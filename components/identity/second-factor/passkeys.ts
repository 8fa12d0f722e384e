import type {
	PublicKeyCredentialCreationOptionsJSON,
	PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import type { Api } from "@/lib/api/api";
import { deviceName } from "@/lib/session/device-name";

// The browser's side of passkeys. The library comes with the first press that needs it.

const path = "/api/operator/second-factor";

export const canUsePasskeys = () => "PublicKeyCredential" in window;

/** Makes one on this device, called by the device's name. Throws what is no ApiError where the browser makes none. */
export async function makePasskey(api: Api) {
	const optionsJSON = (await api.post(
		`${path}/passkey/options`,
	)) as unknown as PublicKeyCredentialCreationOptionsJSON;
	const { startRegistration } = await import("@simplewebauthn/browser");
	const response = { ...(await startRegistration({ optionsJSON })) };
	const { browser, system } = deviceName(navigator.userAgent);
	const name = [browser, system].filter(Boolean).join(" · ") || "WebAuthn";
	return api.post(`${path}/passkey/add`, { body: { name, response } });
}

export async function provePasskey(api: Api): Promise<void> {
	const optionsJSON = (await api.post(
		`${path}/prove/options`,
	)) as unknown as PublicKeyCredentialRequestOptionsJSON;
	const { startAuthentication } = await import("@simplewebauthn/browser");
	const response = { ...(await startAuthentication({ optionsJSON })) };
	await api.post(`${path}/prove/passkey`, { body: { response } });
}
