"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import type { Api } from "@/lib/api/api";
import { browserApi } from "@/lib/api/browser";
import { describeFailure } from "@/lib/api/failure";
import { notify } from "@/lib/page-state/notice";
import { refetchOrderAdmin } from "./answers";

/**
 * One command of staff at a time, however often it is clicked: says that it is done or why not, and asks anew for what
 * is shown. Answers undefined where it was refused.
 */
export function useCommand() {
	const t = useTranslations("console.orders");
	const locale = useLocale();
	const isAtWork = useRef(false);
	const [isBusy, setBusy] = useState(false);

	async function run<Answer>(
		command: (api: Api) => Promise<Answer>,
		done: string,
	): Promise<Answer | undefined> {
		if (isAtWork.current) return undefined;
		isAtWork.current = true;
		setBusy(true);
		try {
			const answer = await command(browserApi(locale));
			notify(done);
			return answer;
		} catch (error) {
			const { message } = describeFailure(error);
			notify(message ?? t("failed"), { isFault: true });
			return undefined;
		} finally {
			isAtWork.current = false;
			setBusy(false);
			await refetchOrderAdmin();
		}
	}
	return { run, isBusy };
}
