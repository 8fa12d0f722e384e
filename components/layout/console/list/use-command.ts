"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { ApiError } from "@/lib/api/api-error";
import { notify } from "@/lib/page-state/notice";

/** Does one thing at a time and says what came of it. Answers whether it was done. */
export function useCommand() {
	const t = useTranslations("console.form");
	const isBusy = useRef(false);
	const [isRunning, setRunning] = useState(false);

	async function run(command: () => Promise<unknown>, done = t("saved")) {
		if (isBusy.current) return false;
		isBusy.current = true;
		setRunning(true);
		try {
			await command();
			notify(done);
			return true;
		} catch (error) {
			const isKnown = error instanceof ApiError && error.message !== "";
			notify(isKnown ? error.message : t("failed"), { isFault: true });
			return false;
		} finally {
			isBusy.current = false;
			setRunning(false);
		}
	}
	return { run, isRunning };
}
