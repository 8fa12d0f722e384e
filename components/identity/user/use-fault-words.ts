"use client";

import { useTranslations } from "next-intl";
import { nicknameLengthMax } from "@/gateway/contract/identity/account-terms";

const bounds: Record<string, Record<string, number>> = {
	nicknameLength: { max: nicknameLengthMax },
};

// messages: user.fault.*

/** Words for a message key of the contract; one that nobody foresaw gets the general sentence. */
export function useFaultWords() {
	const t = useTranslations("user.fault");
	return (fault: string | undefined): string | undefined => {
		if (!fault) return undefined;
		const key = fault as Parameters<typeof t>[0];
		return t.has(key) ? t(key, bounds[fault]) : t("correctValue");
	};
}
