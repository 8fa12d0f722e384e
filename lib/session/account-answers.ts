import { mutate } from "swr";

/** First word of the SWR keys of whatever belongs to the account: `[accountKey, "menu"]`. */
export const accountKey = "account";

function isOfAccount(key: unknown): boolean {
	return Array.isArray(key) && key[0] === accountKey;
}

export function forgetAccountAnswers(): void {
	void mutate(isOfAccount, undefined, { revalidate: false });
}

/** For a page that stays while somebody signs in. */
export function refetchAccount(): void {
	void mutate(isOfAccount);
}
