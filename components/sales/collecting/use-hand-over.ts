"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import {
	collectCodeAlphabet,
	collectCodeLength,
} from "@/gateway/contract/delivery/collecting-terms";
import type { AtCounter } from "@/gateway/contract/sales/collecting";
import { browserApi } from "@/lib/api/browser";
import { describeFailure } from "@/lib/api/failure";
import { notify } from "@/lib/page-state/notice";

const isCode = new RegExp(`^[${collectCodeAlphabet}]{${collectCodeLength}}$`);
const tidied = (typed: string) => typed.replace(/[\s-]/g, "").toUpperCase();

/** One call at a time, however often it is clicked; what is wrong with the code stands beside it. */
export function useHandOver(storeId: number) {
	const t = useTranslations("console.collecting");
	const locale = useLocale();
	const isAtWork = useRef(false);
	const [isBusy, setBusy] = useState(false);
	const [fault, setFault] = useState<string>();
	const [found, setFound] = useState<AtCounter & { code: string }>();

	/** Answers whether it was done. */
	async function run(typed: string, step: "find" | "hand-over") {
		if (isAtWork.current) return false;
		const code = tidied(typed);
		setFault(isCode.test(code) ? undefined : t("correctCode"));
		if (!isCode.test(code)) return false;
		isAtWork.current = true;
		setBusy(true);
		try {
			const answer = await browserApi(locale).post(
				`/api/operator/collecting/${step}`,
				{ body: { storeId, code } },
			);
			if (step === "hand-over") notify(t("done"));
			setFound({ code, ...answer });
			return true;
		} catch (error) {
			setFound(undefined);
			setFault(describeFailure(error).message ?? t("failed"));
			return false;
		} finally {
			isAtWork.current = false;
			setBusy(false);
		}
	}
	return { run, isBusy, fault, setFault, found };
}
