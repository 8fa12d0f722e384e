import type { LocaleCode } from "@/gateway/contract/locale";
import { type Messages, messagesOf } from "./messages";

/** Namespaces whose words client components speak; all others stay on the server. */
const namespaces = ["error", "header", "place"] as const;

/** What the pages of the user centre speak in the browser, beside what every page does. */
export function userMessages(locale: LocaleCode): Partial<Messages> {
	const { user, login } = messagesOf(locale);
	return { user, login: { country: login.country } as Messages["login"] };
}

export function clientMessages(locale: LocaleCode): Partial<Messages> {
	const all = messagesOf(locale);
	return Object.fromEntries(
		namespaces.map((name) => [name, all[name]]),
	) as Partial<Messages>;
}
