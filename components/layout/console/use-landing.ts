"use client";

import { useRouter } from "@/lib/i18n/use-router";
import { notify } from "@/lib/page-state/notice";
import { refetchAccount } from "@/lib/session/account-answers";

/** After something was kept: back to its list, which is asked for anew, with a word of what was done. */
export function useLanding(path: string) {
	const router = useRouter();
	return (words: string) => {
		refetchAccount();
		notify(words);
		router.push(path);
	};
}
