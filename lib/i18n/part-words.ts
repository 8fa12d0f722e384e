import { isLocaleCode, type LocaleCode } from "@/gateway/contract/locale";
import { cartMessages, shelfMessages } from "./client-messages";
import { type Messages, messagesOf } from "./messages";

/** Namespaces that a browser asks for when it opens what speaks them; no page carries them for everybody. */
export const wordParts = [
	"login",
	"account",
	"header",
	"address",
	"cart",
	"location",
	"map",
	"delivery",
	"share",
	"shelf",
	"watch",
	"envelope",
	"favourites",
	"push",
] as const;
export type WordPart = (typeof wordParts)[number];

/** The words of a part in a language, in the shape a provider takes; undefined for what there is not. */
export function partWords(
	part: string,
	locale: string,
): Partial<Messages> | undefined {
	const known = wordParts.find((name) => name === part);
	if (!known || !isLocaleCode(locale)) return undefined;
	return wordsOf(known, locale);
}

export function wordsOf(part: WordPart, locale: LocaleCode): Partial<Messages> {
	if (part === "cart") return cartMessages(locale);
	if (part === "shelf") return shelfMessages(locale);
	const { [part]: own, login } = messagesOf(locale);
	// A phone's country is chosen as it is when signing in.
	const beside = part === "address" && {
		login: { country: login.country } as Messages["login"],
	};
	return { ...beside, [part]: own };
}
