import { z } from "zod";
import { checkPhone } from "@/gateway/contract/identity/account-fields";
import { defaultCountryCode } from "@/gateway/contract/identity/account-terms";
import type { User } from "@/gateway/contract/identity/user";
import {
	type Application,
	applicationForm,
} from "@/gateway/contract/marketplace/merchant-application";
import { readEntry, removeEntry, writeEntry } from "@/lib/storage/storage";

/** As the browser's own lists say it: an id is text there. */
export const applicationFields = z
	.object({
		...applicationForm.shape,
		categoryId: z.coerce.number().pipe(applicationForm.shape.categoryId),
		typeId: z.coerce.number().pipe(applicationForm.shape.typeId),
	})
	.superRefine(checkPhone);

export type ApplicationValues = z.input<typeof applicationFields>;

/** What is kept: never a code, and nobody has agreed before they see what to. */
const kept = [
	"companyName",
	"realName",
	"countryCode",
	"phone",
	"email",
	"categoryId",
	"typeId",
] as const;

type Draft = Record<(typeof kept)[number], string> & { images: string[] };

const entryOf = (uid: number) => `merchant-application-${uid}`;

/** On the device, by account; in this tab also when the session has ended and the device forgot it. */
export function keepDraft(uid: number, typed: Record<string, unknown>): void {
	const draft = draftOf(typed);
	for (const type of ["local", "session"] as const)
		writeEntry(entryOf(uid), draft, type);
}

export function forgetDraft(uid: number): void {
	for (const type of ["local", "session"] as const)
		removeEntry(entryOf(uid), type);
}

function readDraft(uid: number): Draft | undefined {
	const found = readEntry(entryOf(uid)) ?? readEntry(entryOf(uid), "session");
	if (typeof found !== "object" || found === null) return undefined;
	return draftOf(found as Record<string, unknown>);
}

function draftOf(typed: Record<string, unknown>): Draft {
	const { images } = typed;
	const texts = kept.map((name) => [name, String(typed[name] ?? "")]);
	return {
		...Object.fromEntries(texts),
		images: Array.isArray(images) ? images.map(String) : [],
	};
}

/** As it was left on this device, else as it was sent before, else as far as the account tells. */
export function firstValues(
	user: User,
	before?: Application,
): ApplicationValues {
	const draft = readDraft(user.uid) ?? sentBefore(before) ?? knownOf(user);
	return { ...draft, captcha: "", agreement: false };
}

function sentBefore(before: Application | undefined): Draft | undefined {
	return (
		before &&
		draftOf({
			...before,
			categoryId: before.category?.id,
			typeId: before.type.id,
		})
	);
}

function knownOf({ email, phone }: User): Draft {
	const isHome = phone?.startsWith(defaultCountryCode);
	return draftOf({
		countryCode: defaultCountryCode,
		phone: isHome ? phone?.slice(defaultCountryCode.length) : "",
		email,
	});
}
