import { readCode } from "./read-code";
import type { TestShop } from "./test-shop";
import type { Answer, WireOptions } from "./wire";

export const login = "/api/front/login";
export const goodPassword = "a kite over Cheung Chau";

/** Calls of signing in as a story tells them; each code is read from the message that waits to leave. */
export function loginCalls(shop: TestShop) {
	const { wire } = shop;

	/** The same request in the same millisecond would be a replay. */
	let asked = 0;
	const nextMoment = () => Date.now() + ++asked;

	async function codeByPhone(phone: string, options?: WireOptions) {
		await wire.postForm(`${login}/sendCode`, { phone }, options);
		return (await readCode(shop, `+852${phone}`)) ?? "";
	}

	async function codeByMail(email: string, options?: WireOptions) {
		await wire.post(`${login}/email/captcha`, email, options);
		return (await readCode(shop, email)) ?? "";
	}

	async function codeToReset(email: string, options?: WireOptions) {
		const path = `${login}/email/forget/ignore/password`;
		await wire.post(path, email, options);
		return (await readCode(shop, email)) ?? "";
	}

	async function registerEmail(email: string): Promise<Answer> {
		const captcha = await codeByMail(email);
		const body = { email, captcha, password: goodPassword };
		return wire.post(`${login}/register/email`, body);
	}

	const signInByEmail = (
		email: string,
		password = goodPassword,
		options?: WireOptions,
	): Promise<Answer> =>
		wire.post(
			`${login}/email`,
			{ email, password },
			{ timestamp: nextMoment(), ...options },
		);

	/** True while the token's session is open; it stays so. */
	async function isOpen(token: string): Promise<boolean> {
		const { code } = await wire.get("/api/front/test/whoami", {}, { token });
		return code === 200;
	}

	return {
		codeByPhone,
		codeByMail,
		codeToReset,
		registerEmail,
		signInByEmail,
		isOpen,
	};
}
